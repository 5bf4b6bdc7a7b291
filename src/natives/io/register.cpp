// SPDX-License-Identifier: Apache-2.0
#include "natives/io/register.h"

#include "natives/io/families.h"

namespace assay::natives {

void register_io(interp::NativeTable& table) {
  register_file_descriptor(table);
  register_file_streams(table);
  register_random_access_file(table);
  register_unix_file_system(table);
  register_io_misc(table);
  register_checksums(table);
  register_inflater(table);
  register_deflater(table);
  register_dispatcher_files(table);
  register_dispatcher_attributes(table);
  register_nio_linux(table);
  register_file_dispatcher(table);
  register_io_util(table);
  register_epoll(table);
  register_net(table);
  register_sockets(table);
  register_process(table);
  register_desktop(table);
  register_preferences(table);
  register_management(table);
  register_thread_management(table);
}

}  // namespace assay::natives
