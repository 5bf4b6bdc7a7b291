// SPDX-License-Identifier: Apache-2.0
// Tests cannot run a static initialiser again, so its code is not mutated, nor are the private
// methods and lambdas it calls. Lambdas that it puts into a field of a functional type run later.
#include <algorithm>
#include <set>
#include <string>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/generic_signature.h"
#include "classfile/opcodes.h"
#include "mutants/exclusions.h"

namespace assay::mutants {

namespace {

using classfile::Opcode;
using MethodNumbers = std::set<std::size_t>;

bool runs_later(std::string_view type) {
  constexpr std::string_view kTypes[] = {"java/lang/Runnable", "java/util/Comparator",
                                         "java/util/concurrent/Callable", "java/io/FileFilter",
                                         "java/io/FilenameFilter"};
  if (type.starts_with("java/util/function/")) return true;
  for (std::string_view one : kTypes) {
    if (type == one) return true;
  }
  return false;
}

bool gives_code(std::string_view descriptor) {
  classfile::TypeDescriptor type = classfile::MethodDescriptor(descriptor).return_type();
  return type.kind() == 'L' && runs_later(type.class_name());
}

/// Whether a generic signature names a functional type.
bool mentions_code(std::string_view signature) {
  std::vector<std::string_view> names = classfile::mentioned_classes(signature);
  return std::any_of(names.begin(), names.end(), runs_later);
}

class CallGraph {
 public:
  explicit CallGraph(const std::vector<Listing>& listings)
      : file_(listings.front().file()), listings_(listings) {}

  /// Marks what a method reaches. Without recursion: chains of calls may be long.
  void visit(std::size_t start, std::vector<bool>& visited) const {
    std::vector<std::size_t> work{start};
    while (!work.empty()) {
      std::size_t method = work.back();
      work.pop_back();
      if (visited[method]) continue;
      visited[method] = true;
      MethodNumbers later = called_later(listings_[method]);
      for (std::size_t at = 0; at < listings_[method].size(); ++at) {
        for (std::size_t callee : callees(listings_[method], at)) {
          if (later.count(callee) == 0) work.push_back(callee);
        }
      }
    }
  }

 private:
  /// The private methods of the class that an instruction calls or makes a lambda of.
  MethodNumbers callees(const Listing& listing, std::size_t at) const {
    MethodNumbers found;
    if (listing.is_call(at)) {
      add(listing.member(at), found);
    } else if (listing.is(at, Opcode::Invokedynamic)) {
      auto dynamic = listing.pool().dynamic(static_cast<std::size_t>(listing[at].operand));
      for (std::uint16_t index : file_.bootstrap_methods[dynamic.bootstrap_index].arguments) {
        if (listing.pool().is(index, classfile::Tag::MethodHandle))
          add(listing.pool().member(listing.pool().method_handle(index).member_index), found);
      }
    }
    return found;
  }

  void add(const classfile::MemberRef& member, MethodNumbers& found) const {
    if (member.class_name != file_.name) return;
    for (std::size_t i = 0; i < listings_.size(); ++i) {
      const classfile::MethodInfo& method = listings_[i].method();
      if (method.name == member.name && method.descriptor == member.descriptor &&
          (method.access_flags & classfile::access::kPrivate) != 0)
        found.insert(i);
    }
  }

  bool is_code_field(std::string_view name) const {
    for (const classfile::FieldInfo& field : file_.fields) {
      if (field.name == name) return mentions_code(field.signature);
    }
    return false;
  }

  /// A store of something functional, or of an enum constant that may hold it.
  bool keeps_code(const Listing& listing, std::size_t at) const {
    if (!listing.is(at, Opcode::Putstatic)) return false;
    bool is_new = at > 0 && listing.is_call(at - 1) && listing.member(at - 1).name == "<init>" &&
                  !listing.is_labelled(at);
    return is_new || is_code_field(listing.member(at).name);
  }

  MethodNumbers called_later(const Listing& listing) const {
    MethodNumbers later;
    std::size_t last_store = 0;
    for (std::size_t at = 0; at < listing.size(); ++at) {
      if (keeps_code(listing, at)) last_store = at;
    }
    for (std::size_t at = 0; at < last_store; ++at) {
      bool gives = false;
      if (listing.is(at, Opcode::Invokestatic)) {
        gives = gives_code(listing.member(at).descriptor);
      } else if (listing.is(at, Opcode::Invokedynamic)) {
        auto index = static_cast<std::size_t>(listing[at].operand);
        gives = gives_code(listing.pool().dynamic(index).descriptor);
      }
      if (gives) later.merge(callees(listing, at));
    }
    return later;
  }

  const classfile::ClassFile& file_;
  const std::vector<Listing>& listings_;
};

}  // namespace

std::vector<bool> static_code(const std::vector<Listing>& listings) {
  std::vector<bool> visited(listings.size(), false);
  if (listings.empty()) return visited;
  CallGraph graph(listings);
  for (std::size_t i = 0; i < listings.size(); ++i) {
    if (listings[i].method().name == "<clinit>") graph.visit(i, visited);
  }
  return visited;
}

}  // namespace assay::mutants
