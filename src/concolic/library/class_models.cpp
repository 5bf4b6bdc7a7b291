// SPDX-License-Identifier: Apache-2.0
// java.lang.Class and reflective members: what a program asks them is asked of inputs, see
// concolic/class_questions.h. And the constants that annotations of invented classes mention: those
// are inputs.
#include "concolic/class_questions.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/library/native_models.h"
#include "concolic/library/summaries.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "interp/native.h"
#include "vm/class.h"
#include "vm/constant_cells.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Term;
using interp::NativeCall;
using Asked = ClassQuestions::Asked;
using MemberKind = InventedMember::Kind;

Asked asked(const NativeCall& call, const std::uint32_t* shadows, unsigned index) {
  return {call.ref(index), Term{shadows[index]}};
}
Asked asked(const SummaryCall& call, unsigned index) {
  return {call.arguments[index].ref, Term{call.shadows[index]}};
}

vm::Class* class_in(const SummaryCall& call, unsigned index) {
  const vm::Ref mirror = call.arguments[index].ref;
  return mirror ? call.universe().of_mirror(mirror) : nullptr;
}

// Natives.

Term class_of_object(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  const Term choice = shadows[0] != 0 ? recorder.choice_of(Term{shadows[0]}) : Term{};
  if (recorder.quiet() || recorder.open_world() != nullptr || !choice ||
      recorder.input_of(choice) == nullptr || !call.ref(0))
    return {};
  return recorder.class_of(choice);
}

Term instance_asked(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  recorder.class_questions().instance(asked(call, shadows, 0), call.ref(1), Term{shadows[1]});
  return {};
}

Term assignable_asked(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  recorder.class_questions().assignable(asked(call, shadows, 0), asked(call, shadows, 1));
  return {};
}

Term structure_asked(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  recorder.class_questions().structure(asked(call, shadows, 0));
  return {};
}

/// Beside what it gives: the annotations of an input's class.
Term constant_in_cell(Recorder& recorder, const NativeCall& call, const std::uint32_t*) {
  const vm::Class& klass = *call.universe().of_mirror(call.ref(1));
  if (klass.constant_cells == nullptr || recorder.quiet()) return {};
  const auto index = static_cast<std::uint16_t>(call.integer(2));
  const auto found = klass.constant_cells->constants.find(index);
  if (found == klass.constant_cells->constants.end()) return {};
  const vm::Field& field = *found->second;
  const Term cell = recorder.cell(klass.mirror, field.offset);
  if (!cell) return {};
  if (field.kind == vm::Kind::Ref) {
    const vm::Class& text = *call.universe().well_known().string;
    const auto held = call.heap().read<vm::Ref>(klass.mirror, field.offset);
    if (held && call.universe().class_of(held) == &text) return cell;
    recorder.pin_choice(recorder.current_site(), recorder.choice_of(cell));
    return {};
  }
  expr::Terms& terms = recorder.terms();
  switch (field.kind) {
    case vm::Kind::Byte:
    case vm::Kind::Short:
      return terms.sign_extend(cell, 32);
    case vm::Kind::Boolean:
    case vm::Kind::Char:
      return terms.zero_extend(cell, 32);
    default:
      return cell;
  }
}

/// Arrays in the annotations have as many elements as this run says.
Term annotations_read(Recorder& recorder, const NativeCall& call, const std::uint32_t*) {
  const vm::Class& klass = *call.universe().of_mirror(call.ref(0));
  if (klass.constant_cells == nullptr || recorder.quiet()) return {};
  expr::Terms& terms = recorder.terms();
  for (const vm::ConstantCells::Count& count : klass.constant_cells->counts) {
    const Term cell = recorder.cell(klass.mirror, count.field->offset);
    if (!cell) continue;
    const Term number =
        terms.binary(expr::Op::And, cell, terms.constant(32, vm::ConstantCells::kMostElements));
    recorder.pin(recorder.current_site(), number, recorder.evaluator().value(number));
  }
  return {};
}

constexpr NativeModel kClassNatives[] = {
    {"java/lang/Object", "getClass", class_of_object, nullptr, true},
    {"java/lang/Class", "isInstance", instance_asked, nullptr, true},
    {"java/lang/Class", "isAssignableFrom", assignable_asked, nullptr, true},
    {"java/lang/Class", "isInterface", structure_asked, nullptr, true},
    {"java/lang/Class", "isArray", structure_asked, nullptr, true},
    {"java/lang/Class", "isPrimitive", structure_asked, nullptr, true},
    {"java/lang/Class", "isRecord0", structure_asked, nullptr, true},
    {"java/lang/Class", "getSuperclass", structure_asked, nullptr, true},
    {"java/lang/Class", "getInterfaces0", structure_asked, nullptr, true},
    {"java/lang/Class", "getRawAnnotations", annotations_read, nullptr, true},
    {"jdk/internal/reflect/ConstantPool", "getIntAt0", constant_in_cell},
    {"jdk/internal/reflect/ConstantPool", "getLongAt0", constant_in_cell},
    {"jdk/internal/reflect/ConstantPool", "getFloatAt0", constant_in_cell},
    {"jdk/internal/reflect/ConstantPool", "getDoubleAt0", constant_in_cell},
    {"jdk/internal/reflect/ConstantPool", "getUTF8At0", constant_in_cell},
};

// Methods in Java: they are run as they are written.

std::optional<Term> asks_structure(const SummaryCall& call) {
  call.recorder.class_questions().structure(asked(call, 0));
  return std::nullopt;
}

std::optional<Term> asks_annotation(const SummaryCall& call) {
  call.recorder.class_questions().annotation(asked(call, 0), class_in(call, 1));
  return std::nullopt;
}

std::optional<Term> asks_annotations(const SummaryCall& call) {
  call.recorder.class_questions().annotation(asked(call, 0), nullptr);
  return std::nullopt;
}

std::optional<Term> asks_fields(const SummaryCall& call) {
  call.recorder.class_questions().members(asked(call, 0), MemberKind::Field);
  return std::nullopt;
}

std::optional<Term> asks_methods(const SummaryCall& call) {
  call.recorder.class_questions().members(asked(call, 0), MemberKind::Method);
  return std::nullopt;
}

vm::Ref owner_of(const SummaryCall& call) {
  vm::Universe& universe = call.universe();
  const vm::Ref member = call.arguments[0].ref;
  return universe.get<vm::Ref>(member, universe.field(*universe.class_of(member), "clazz"));
}

std::optional<Term> asks_field_annotation(const SummaryCall& call) {
  call.recorder.class_questions().member_annotation(owner_of(call), MemberKind::Field,
                                                    class_in(call, 1));
  return std::nullopt;
}

std::optional<Term> asks_method_annotation(const SummaryCall& call) {
  call.recorder.class_questions().member_annotation(owner_of(call), MemberKind::Method,
                                                    class_in(call, 1));
  return std::nullopt;
}

constexpr const char* kClass = "java/lang/Class";
constexpr const char* kOne = "(Ljava/lang/Class;)Ljava/lang/annotation/Annotation;";
constexpr const char* kSome = "(Ljava/lang/Class;)[Ljava/lang/annotation/Annotation;";
constexpr const char* kAll = "()[Ljava/lang/annotation/Annotation;";

constexpr Summary kClassSummaries[] = {
    {kClass, "isAnnotationPresent", "(Ljava/lang/Class;)Z", asks_annotation},
    {kClass, "getAnnotation", kOne, asks_annotation},
    {kClass, "getDeclaredAnnotation", kOne, asks_annotation},
    {kClass, "getAnnotationsByType", kSome, asks_annotation},
    {kClass, "getDeclaredAnnotationsByType", kSome, asks_annotation},
    {kClass, "getAnnotations", kAll, asks_annotations},
    {kClass, "getDeclaredAnnotations", kAll, asks_annotations},
    {kClass, "getFields", "()[Ljava/lang/reflect/Field;", asks_fields},
    {kClass, "getDeclaredFields", "()[Ljava/lang/reflect/Field;", asks_fields},
    {kClass, "getMethods", "()[Ljava/lang/reflect/Method;", asks_methods},
    {kClass, "getDeclaredMethods", "()[Ljava/lang/reflect/Method;", asks_methods},
    {kClass, "isAnnotation", "()Z", asks_structure},
    {kClass, "isInterface", "()Z", asks_structure},
    {kClass, "isEnum", "()Z", asks_structure},
    {kClass, "isRecord", "()Z", asks_structure},
    {kClass, "isSealed", "()Z", asks_structure},
    {kClass, "isArray", "()Z", asks_structure},
    {kClass, "isPrimitive", "()Z", asks_structure},
    {kClass, "getComponentType", "()Ljava/lang/Class;", asks_structure},
    {kClass, "getInterfaces", "()[Ljava/lang/Class;", asks_structure},
    {"java/lang/reflect/Field", "getAnnotation", kOne, asks_field_annotation},
    {"java/lang/reflect/Method", "getAnnotation", kOne, asks_method_annotation},
};

}  // namespace

std::span<const NativeModel> class_natives() { return kClassNatives; }
std::span<const Summary> class_summaries() { return kClassSummaries; }

}  // namespace assay::concolic
