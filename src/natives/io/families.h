// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/native.h"

namespace assay::natives {

// One function per family of classes; register_io calls them all.
void register_file_descriptor(interp::NativeTable& table);
void register_file_streams(interp::NativeTable& table);
void register_random_access_file(interp::NativeTable& table);
void register_unix_file_system(interp::NativeTable& table);
void register_io_misc(interp::NativeTable& table);
void register_checksums(interp::NativeTable& table);
void register_inflater(interp::NativeTable& table);
void register_deflater(interp::NativeTable& table);
void register_dispatcher_files(interp::NativeTable& table);
void register_dispatcher_attributes(interp::NativeTable& table);
void register_nio_linux(interp::NativeTable& table);
void register_file_dispatcher(interp::NativeTable& table);
void register_io_util(interp::NativeTable& table);
void register_epoll(interp::NativeTable& table);
void register_net(interp::NativeTable& table);
void register_sockets(interp::NativeTable& table);
void register_process(interp::NativeTable& table);
void register_desktop(interp::NativeTable& table);
void register_preferences(interp::NativeTable& table);
void register_management(interp::NativeTable& table);
void register_thread_management(interp::NativeTable& table);

}  // namespace assay::natives
