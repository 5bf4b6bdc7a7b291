// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "interp/native.h"
#include "natives/io/posix.h"
#include "vm/ref.h"

namespace assay::natives {

/// FileDescriptor.fd, or -1 for a null descriptor.
std::int32_t descriptor_number(interp::NativeCall& call, vm::Ref file_descriptor);
/// The number behind the field `fd` of the receiver, a stream or RandomAccessFile.
std::int32_t receiver_descriptor(interp::NativeCall& call);
/// Stores the number of a newly opened file into the receiver's FileDescriptor.
void set_receiver_descriptor(interp::NativeCall& call, std::int32_t number, bool append);

Posix posix(interp::NativeCall& call);

/// IOException with the text of the errno.
interp::Outcome throws_io(interp::NativeCall& call, std::int64_t error);
interp::Outcome stream_closed(interp::NativeCall& call);

/// Opens the path (argument 1) for the receiver as FileInputStream, FileOutputStream and
/// RandomAccessFile do.
interp::Outcome open_for_receiver(interp::NativeCall& call, int flags);

// Reading and writing through the receiver's descriptor: single bytes, and parts of the byte
// array in arguments 1 to 3.
interp::Outcome read_byte(interp::NativeCall& call);
interp::Outcome read_bytes(interp::NativeCall& call);
interp::Outcome write_byte(interp::NativeCall& call);
interp::Outcome write_bytes(interp::NativeCall& call);

// The size of the receiver's file and the place in it.
interp::Outcome file_length(interp::NativeCall& call);
interp::Outcome file_position(interp::NativeCall& call);

}  // namespace assay::natives
