// SPDX-License-Identifier: Apache-2.0
#include "world/file_error.h"

namespace assay::world {

std::string_view text_of(FileError error) {
  switch (error) {
    case FileError::None:
      return "Success";
    case FileError::NoEntry:
      return "No such file or directory";
    case FileError::InputOutput:
      return "Input/output error";
    case FileError::BadDescriptor:
      return "Bad file descriptor";
    case FileError::AccessDenied:
      return "Permission denied";
    case FileError::Busy:
      return "Device or resource busy";
    case FileError::Exists:
      return "File exists";
    case FileError::NotADirectory:
      return "Not a directory";
    case FileError::IsADirectory:
      return "Is a directory";
    case FileError::InvalidArgument:
      return "Invalid argument";
    case FileError::TooManyOpenFiles:
      return "Too many open files";
    case FileError::FileTooLarge:
      return "File too large";
    case FileError::NoSpace:
      return "No space left on device";
    case FileError::IllegalSeek:
      return "Illegal seek";
    case FileError::NameTooLong:
      return "File name too long";
    case FileError::NotEmpty:
      return "Directory not empty";
  }
  return "Unknown error";
}

}  // namespace assay::world
