// SPDX-License-Identifier: Apache-2.0
#include "indy/call_site.h"

#include "base/check.h"
#include "classfile/constant_pool.h"

namespace assay::indy {

using classfile::Tag;

CallSite call_site_at(vm::Class& caller, std::uint16_t pool_index) {
  const classfile::ConstantPool& pool = caller.file->constant_pool;
  CHECK(pool.is(pool_index, Tag::InvokeDynamic) || pool.is(pool_index, Tag::Dynamic),
        "a call site should be an InvokeDynamic or Dynamic entry");
  const classfile::DynamicRef site = pool.dynamic(pool_index);
  const classfile::BootstrapMethod& bootstrap =
      caller.file->bootstrap_methods[site.bootstrap_index];
  const classfile::MemberRef method =
      pool.member(pool.method_handle(bootstrap.method_handle).member_index);
  return {caller,      pool_index,         pool.is(pool_index, Tag::Dynamic),
          site.name,   site.descriptor,    method.class_name,
          method.name, bootstrap.arguments};
}

}  // namespace assay::indy
