// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/constant_pool.h"

namespace assay::classfile {

using Bytes = std::span<const std::uint8_t>;

/// Access and property flags (JVMS tables 4.1-B, 4.5-A, 4.6-A); one bit means different things on
/// classes, fields and methods.
namespace access {
inline constexpr std::uint16_t kPublic = 0x0001, kPrivate = 0x0002, kProtected = 0x0004,
                               kStatic = 0x0008, kFinal = 0x0010, kSuper = 0x0020,
                               kSynchronized = 0x0020, kVolatile = 0x0040, kBridge = 0x0040,
                               kTransient = 0x0080, kVarargs = 0x0080, kNative = 0x0100,
                               kInterface = 0x0200, kAbstract = 0x0400, kStrict = 0x0800,
                               kSynthetic = 0x1000, kAnnotation = 0x2000, kEnum = 0x4000,
                               kMandated = 0x8000, kModule = 0x8000;
}  // namespace access

/// One row of a Code attribute's exception table (JVMS 4.7.3).
struct ExceptionHandler {
  std::uint16_t start_pc, end_pc, handler_pc;
  std::uint16_t catch_type;  // constant-pool index of a Class; 0 catches everything
};

/// A Code attribute (JVMS 4.7.3).
struct Code {
  std::uint16_t max_stack = 0, max_locals = 0;
  Bytes bytecode;
  std::vector<ExceptionHandler> handlers;
  Bytes stack_map_table;  // body, empty if absent
};

/// The tables of a Code attribute that only debugging needs, undecoded.
struct DebugTables {
  std::vector<Bytes> line_numbers;     // bodies of LineNumberTable: u2 count, then rows
  std::vector<Bytes> local_variables;  // bodies of LocalVariableTable
};

/// The annotation attributes of a member or class, undecoded: reflection hands them to Java code.
struct RawAnnotations {
  Bytes visible;             // RuntimeVisibleAnnotations
  Bytes visible_parameters;  // RuntimeVisibleParameterAnnotations
  Bytes visible_type;        // RuntimeVisibleTypeAnnotations
  Bytes default_value;       // AnnotationDefault
  // The same with Invisible for Visible: programs do not see them, but they say what is meant.
  Bytes invisible, invisible_parameters, invisible_type;
};

struct FieldInfo {
  std::uint16_t access_flags = 0;
  std::string_view name, descriptor;
  std::string_view signature;              // generic signature, empty if absent
  std::uint16_t constant_value_index = 0;  // 0 if absent
  RawAnnotations annotations;

  bool is_static() const { return (access_flags & access::kStatic) != 0; }
};

struct MethodInfo {
  std::uint16_t access_flags = 0;
  std::string_view name, descriptor;
  std::string_view signature;
  bool has_code = false;
  /// As it was written: it may contain anything. For the verifier and for printing alone; who runs
  /// or analyses a method needs a vm::VerifiedCode, and tools/check_verified_code sees to it.
  Code unverified_code;
  DebugTables debug;
  std::vector<std::uint16_t> exceptions;  // Exceptions: constant-pool indices of classes
  Bytes method_parameters;                // body of MethodParameters, empty if absent
  RawAnnotations annotations;

  bool is_static() const { return (access_flags & access::kStatic) != 0; }
  bool is_native() const { return (access_flags & access::kNative) != 0; }
  bool is_abstract() const { return (access_flags & access::kAbstract) != 0; }
};

struct BootstrapMethod {
  std::uint16_t method_handle;  // constant-pool index
  std::vector<std::uint16_t> arguments;
};

struct InnerClass {
  std::uint16_t inner_class, outer_class, inner_name;  // the last two may be 0
  std::uint16_t access_flags;
};

struct RecordComponent {
  std::string_view name, descriptor, signature;
  RawAnnotations annotations;
};

/// A parsed class file (JVMS 4.1). Views point into the bytes it was parsed from, which must
/// outlive it. Every constant-pool index it holds has been checked to exist and to have the right
/// tag, so that users need not check again. Large because it has a field for each item and
/// attribute of the format.
struct ClassFile {
  std::uint16_t minor_version = 0, major_version = 0;
  ConstantPool constant_pool;
  std::uint16_t access_flags = 0;
  std::string_view name;
  std::string_view super_name;  // empty for java/lang/Object and module-info
  std::vector<std::string_view> interfaces;
  std::vector<FieldInfo> fields;
  std::vector<MethodInfo> methods;

  std::string_view signature, source_file;
  RawAnnotations annotations;
  std::vector<BootstrapMethod> bootstrap_methods;
  std::vector<InnerClass> inner_classes;
  std::uint16_t enclosing_class = 0, enclosing_method = 0;  // Class and NameAndType, 0 if absent
  std::uint16_t nest_host = 0;                              // Class, 0 if absent
  std::vector<std::uint16_t> nest_members;
  std::vector<std::uint16_t> permitted_subclasses;
  bool is_record = false;
  bool is_sealed = false;
  std::vector<RecordComponent> record_components;

  bool is_interface() const { return (access_flags & access::kInterface) != 0; }
};

}  // namespace assay::classfile
