// SPDX-License-Identifier: Apache-2.0
// The code of invented classes. A method gives its first answer, or throws instead, then one of the
// later ones per call, then the last again:
//
//   if (calls != 0 && calls <= most && calls <= later.length) {
//     answer = later[calls - 1];
//     failure = null;
//   }
//   if (++calls > many) for (;;) {}
//   if (failure != null) throw failure;
//   return answer;
//
// So a method that is called once decides nothing, and whether there is another answer is asked
// where it matters. Who asks a thousand times, as a loop does that waits for another answer, would
// go on for ever: the run ends at once, without fuel. The class that emit writes does the same, but
// for the last.
//
// A method that gives nothing keeps what it was told, without a branch: the number of the method
// and the arguments, each in an array of its kind, beginning anew when they are full. What else
// they hold, if anything, is of no use; see calls/stub_calls.h.
#include "recipe/stub_bodies.h"

#include <fmt/format.h>

#include "classfile/build/class_builder.h"
#include "classfile/build/code_builder.h"
#include "classfile/descriptor.h"
#include "classfile/opcodes.h"
#include "concolic/producers.h"
#include "recipe/calls/stub_calls.h"
#include "vm/class.h"
#include "vm/symbols.h"

namespace assay::recipe {

namespace {

namespace access = classfile::access;
using classfile::CodeBuilder;
using classfile::Opcode;

constexpr std::int32_t kMostLater = 64;  // answers after the first: a limit for arrays anyway

Opcode element_load(std::string_view type) {
  switch (type[0]) {
    case 'Z':
    case 'B':
      return Opcode::Baload;
    case 'C':
      return Opcode::Caload;
    case 'S':
      return Opcode::Saload;
    case 'I':
      return Opcode::Iaload;
    case 'J':
      return Opcode::Laload;
    case 'F':
      return Opcode::Faload;
    case 'D':
      return Opcode::Daload;
    default:
      return Opcode::Aaload;
  }
}

/// One class in the making.
class StubWriter {
 public:
  StubWriter(vm::Universe& universe, const StubClass& stub, classfile::ClassBuilder& builder,
             AnnotationBytes& annotations, const std::string& name)
      : universe_(universe),
        stub_(stub),
        name_(name),
        builder_(builder),
        annotations_(annotations),
        records_(stub) {}

  std::vector<std::uint8_t> write() {
    if (stub_.base->is_interface()) builder_.add_interface(stub_.base->name);
    for (const vm::Class* other : stub_.others) builder_.add_interface(other->name);
    write_constructor();
    for (const concolic::InventedMethod& method : stub_.methods) write_method(method);
    for (const auto& [method, target] : stub_.bridges) write_bridge(*method, *target);
    if (!stub_.annotations.empty())
      builder_.add_attribute(kVisible, annotations_.write(stub_.annotations));
    for (std::size_t i = 0; i < stub_.shape.members.size(); ++i) write_member(i);
    return builder_.finish();
  }

 private:
  static constexpr const char* kVisible = "RuntimeVisibleAnnotations";

  void write_member(std::size_t number) {
    const concolic::InventedMember& member = stub_.shape.members[number];
    const std::string name = concolic::name_of(member, number);
    const auto& annotation = stub_.member_annotations[number];
    using Kind = concolic::InventedMember::Kind;
    const auto modifiers = static_cast<std::uint16_t>(
        access::kPublic | (member.kind == Kind::StaticField ? access::kStatic : 0));
    std::vector<std::uint8_t> body;
    if (annotation) body = annotations_.write({*annotation});
    if (member.kind == Kind::Method) {
      builder_.add_method(modifiers, name, "()V").return_value('V');
    } else {
      builder_.add_field(modifiers, name, "Ljava/lang/Object;");
    }
    if (annotation) builder_.add_member_attribute(kVisible, std::move(body));
  }

  std::string text(vm::Symbol symbol) const {
    return std::string(universe_.symbols().text(symbol));
  }

  static std::string type_of(const vm::Class& klass) { return fmt::format("L{};", klass.name); }
  std::vector<classfile::FrameType> self() { return {{7, builder_.pool().class_ref(name_)}}; }

  void write_constructor() {
    const std::string descriptor =
        stub_.constructor == nullptr ? "()V" : text(stub_.constructor->descriptor);
    CodeBuilder& code = builder_.add_method(access::kPublic, "<init>", descriptor);
    code.load('L', 0);
    int local = 1;
    for (classfile::TypeDescriptor type : classfile::MethodDescriptor(descriptor).parameters()) {
      code.load(type.kind(), local);
      local += type.slots();
    }
    code.invoke_special(super_of(stub_), "<init>", descriptor);
    write_records(code);
    code.return_value('V');
  }

  // Fields of the method that is being written.
  std::string field(std::string_view what) const { return fmt::format("{}{}", what, number_); }
  void add_field(std::string_view what, const std::string& type,
                 std::uint16_t flags = access::kPublic) {
    builder_.add_field(flags | access::kSynthetic, field(what), type);
  }
  void load_field(CodeBuilder& code, std::string_view what, const std::string& type) {
    code.load('L', 0).get_field(name_, field(what), type);
  }
  void store_field(CodeBuilder& code, std::string_view what, const std::string& type) {
    code.put_field(name_, field(what), type);
  }

  void write_method(const concolic::InventedMethod& invented) {
    const vm::Method& method = *invented.method;
    const std::string& result = invented.result;
    CodeBuilder& code =
        builder_.add_method(access::kPublic, text(method.name), text(method.descriptor));
    const std::string answer = text(method.name);
    const std::string failure = answer + "Failure";
    if (invented.answers) add_field(answer, result);
    if (invented.answers_by_call) add_field(answer + "Later", "[" + result);
    if (invented.failure != nullptr) add_field(failure, type_of(*invented.failure));
    if (invented.is_recorded) write_record(code, text(method.descriptor));
    if (invented.answers_by_call) write_count(code, invented, result);
    if (invented.failure != nullptr) write_failure(code, failure, type_of(*invented.failure));
    if (invented.answers) load_field(code, answer, result);
    code.return_value(result[0]);
    ++number_;
  }

  /// Makes the arrays that calls are kept in.
  void write_records(CodeBuilder& code) {
    if (records_.is_empty()) return;
    builder_.add_field(access::kSynthetic, std::string(StubRecords::kCount), "I");
    for (char kind : StubRecords::kKinds) {
      const unsigned width = records_.width(kind);
      if (width == 0) continue;
      builder_.add_field(access::kSynthetic, StubRecords::field(kind), StubRecords::type(kind));
      code.load('L', 0).push_int(static_cast<std::int32_t>(StubRecords::kMost * width));
      if (kind == 'L') {
        code.new_reference_array("java/lang/Object");
      } else {
        code.new_array(kind);
      }
      code.put_field(name_, StubRecords::field(kind), StubRecords::type(kind));
    }
  }

  /// The array and where a part of this call goes in it.
  void load_place(CodeBuilder& code, char kind, unsigned part) {
    code.load('L', 0).get_field(name_, StubRecords::field(kind), StubRecords::type(kind));
    code.load('L', 0).get_field(name_, StubRecords::kCount, "I");
    code.push_int(StubRecords::kMost - 1).emit(Opcode::Iand);
    code.push_int(static_cast<std::int32_t>(records_.width(kind))).emit(Opcode::Imul);
    code.push_int(static_cast<std::int32_t>(part)).emit(Opcode::Iadd);
  }

  /// Keeps the call before anything else is done.
  void write_record(CodeBuilder& code, std::string_view descriptor) {
    load_place(code, 'I', 0);
    code.push_int(static_cast<std::int32_t>(number_)).emit(Opcode::Iastore);
    StubRecords::Layout layout;
    int local = 1;
    for (classfile::TypeDescriptor type : classfile::MethodDescriptor(descriptor).parameters()) {
      const char kind = StubRecords::kind_of(type.kind());
      load_place(code, kind, layout.next(kind));
      code.load(type.kind(), local).emit(StubRecords::store(kind));
      local += type.slots();
    }
    code.load('L', 0).load('L', 0).get_field(name_, StubRecords::kCount, "I");
    code.push_int(1).emit(Opcode::Iadd).put_field(name_, StubRecords::kCount, "I");
  }

  void write_failure(CodeBuilder& code, const std::string& failure, const std::string& type) {
    const CodeBuilder::Label answers = code.new_label();
    load_field(code, failure, type);
    code.branch(Opcode::Ifnull, answers);
    load_field(code, failure, type);
    code.emit(Opcode::Athrow);
    code.bind(answers).frame(self(), {});
  }

  /// Makes the answer that of this call.
  void write_count(CodeBuilder& code, const concolic::InventedMethod& method,
                   const std::string& type) {
    const std::string answer = text(method.method->name);
    const std::string calls = answer + "Calls", later = answer + "Later";
    add_field(calls, "I", 0);
    const CodeBuilder::Label counted = code.new_label();
    load_field(code, calls, "I");
    code.branch(Opcode::Ifeq, counted);
    load_field(code, calls, "I");
    code.push_int(kMostLater).branch(Opcode::IfIcmpgt, counted);
    load_field(code, calls, "I");
    load_field(code, later, "[" + type);
    code.emit(Opcode::Arraylength).branch(Opcode::IfIcmpgt, counted);
    code.load('L', 0);
    load_field(code, later, "[" + type);
    load_field(code, calls, "I");
    code.push_int(1).emit(Opcode::Isub).emit(element_load(type));
    store_field(code, answer, type);
    if (method.failure != nullptr) {
      code.load('L', 0).emit(Opcode::AconstNull);
      store_field(code, answer + "Failure", type_of(*method.failure));
    }
    code.bind(counted).frame(self(), {});
    write_increment(code, calls);
  }

  void write_increment(CodeBuilder& code, const std::string& calls) {
    const CodeBuilder::Label endless = code.new_label(), answers = code.new_label();
    code.load('L', 0);
    load_field(code, calls, "I");
    code.push_int(1).emit(Opcode::Iadd);
    store_field(code, calls, "I");
    load_field(code, calls, "I");
    code.push_int(kMostAsked).branch(Opcode::IfIcmple, answers);
    code.bind(endless).frame(self(), {}).branch(Opcode::Goto, endless);
    code.bind(answers).frame(self(), {});
  }

  /// Calls the method with the better result.
  void write_bridge(const vm::Method& method, const vm::Method& target) {
    const std::string descriptor = text(method.descriptor);
    CodeBuilder& code = builder_.add_method(access::kPublic, text(method.name), descriptor);
    const std::string wanted = text(target.descriptor);
    const classfile::MethodDescriptor from(descriptor), to(wanted);
    code.load('L', 0);
    int local = 1;
    auto passed = to.parameters().begin();
    for (classfile::TypeDescriptor type : from.parameters()) {
      code.load(type.kind(), local);
      cast(code, type, *passed);
      ++passed;
      local += type.slots();
    }
    code.invoke_virtual(name_, text(target.name), wanted);
    cast(code, to.return_type(), from.return_type());
    code.return_value(from.return_type().kind());
  }

  static void cast(CodeBuilder& code, classfile::TypeDescriptor from,
                   classfile::TypeDescriptor to) {
    if (to.is_reference() && from.text != to.text) code.check_cast(to.class_name());
  }

  vm::Universe& universe_;
  const StubClass& stub_;
  const std::string& name_;
  classfile::ClassBuilder& builder_;
  AnnotationBytes& annotations_;
  const StubRecords records_;
  std::size_t number_ = 0;  // of the method
};

}  // namespace

std::string super_of(const StubClass& stub) {
  return stub.base->is_interface() ? "java/lang/Object" : std::string(stub.base->name);
}

std::vector<std::uint8_t> stub_class_file(vm::Universe& universe, const StubClass& stub,
                                          classfile::ClassBuilder& builder,
                                          AnnotationBytes& annotations, const std::string& name) {
  return StubWriter(universe, stub, builder, annotations, name).write();
}

std::int32_t times_asked(vm::Universe& universe, vm::Ref object, std::size_t later) {
  std::size_t inputs = 0;
  for (const vm::Field& field : universe.class_of(object)->fields) {
    if ((field.access_flags & access::kPublic) != 0) {
      ++inputs;
    } else if (inputs > later && field.kind == vm::Kind::Int) {
      return universe.heap().read<std::int32_t>(object, field.offset);
    }
  }
  return 0;
}

}  // namespace assay::recipe
