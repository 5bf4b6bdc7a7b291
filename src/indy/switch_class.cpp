// SPDX-License-Identifier: Apache-2.0
// Writes the class of a pattern switch, a chain of tests:
//
//   static int select(Selector selector, int restart) {
//     if (selector == null) { checkIndex(restart, n + 1); return -1; }
//     if (restart == 1) goto test_1; ... all but 0 and unlikely, so that these come last
//     test_0: if (selector matches label 0) return 0;
//     ...
//     test_n: return n;
//   }
#include <fmt/format.h>

#include "classfile/build/class_builder.h"
#include "classfile/build/code_builder.h"
#include "classfile/opcodes.h"
#include "indy/switch_label.h"

namespace assay::indy {

namespace {

using classfile::ClassBuilder;
using classfile::CodeBuilder;
using classfile::FrameType;
using classfile::Opcode;
namespace access = classfile::access;

class SwitchWriter {
 public:
  SwitchWriter(std::string_view name, std::string_view descriptor, const Type& selector,
               const std::vector<SwitchLabel>& labels)
      : builder_(name, "java/lang/Object", access::kFinal | access::kSuper | access::kSynthetic),
        code_(builder_.add_method(access::kStatic, kSwitchMethod, descriptor)),
        selector_(selector),
        labels_(labels),
        restart_(selector.descriptor.slots()) {}

  std::vector<std::uint8_t> write() {
    const CodeBuilder::Label is_null = code_.new_label(), restarts = code_.new_label();
    for (std::size_t i = 0; i <= labels_.size(); ++i) tests_.push_back(code_.new_label());
    if (!selector_.is_primitive()) code_.load('L', 0).branch(Opcode::Ifnull, is_null);
    code_.load('I', restart_).branch(Opcode::Ifne, restarts);
    for (std::size_t i = 0; i < labels_.size(); ++i) {
      bind(tests_[i]);
      write_test(i);
    }
    bind(tests_.back());
    return_number(labels_.size());
    bind(restarts);
    write_restarts();
    if (!selector_.is_primitive()) {
      bind(is_null);
      check_restart();
      code_.emit(Opcode::Pop).push_int(-1).return_value('I');
    }
    return builder_.finish();
  }

 private:
  void bind(CodeBuilder::Label label) { code_.bind(label).frame({selector_frame(), {1}}, {}); }

  FrameType selector_frame() {
    switch (selector_.code()) {
      case 'F':
        return {2};
      case 'D':
        return {3};
      case 'J':
        return {4};
      case 'L':
      case '[':
        return {7, builder_.pool().class_ref(selector_.class_name())};
      default:
        return {1};
    }
  }

  /// Goes on with the test of the label to restart from; the end if that is no label's.
  void write_restarts() {
    for (std::size_t i = 1; i < labels_.size(); ++i) {
      code_.load('I', restart_).push_int(static_cast<int>(i)).branch(Opcode::IfIcmpeq, tests_[i]);
    }
    check_restart();
    code_.return_value('I');
  }

  /// Leaves the number to restart from on the stack if it is one of a label or the end.
  void check_restart() {
    code_.load('I', restart_).push_int(static_cast<int>(labels_.size() + 1));
    code_.invoke_static("java/util/Objects", "checkIndex", "(II)I");
  }

  void return_number(std::size_t number) {
    code_.push_int(static_cast<int>(number)).return_value('I');
  }

  void write_test(std::size_t index) {
    const SwitchLabel& label = labels_[index];
    std::size_t next = index + 1;  // labels that repeat this one would fail again
    while (next < labels_.size() && labels_[next] == label) ++next;
    switch (label.kind) {
      case SwitchLabel::Kind::Always:
        break;
      case SwitchLabel::Kind::Never:
        code_.branch(Opcode::Goto, tests_[next]);
        return;
      case SwitchLabel::Kind::Instance:
        test_instance(label.text, tests_[next]);
        break;
      case SwitchLabel::Kind::String:
        test_string(label.text, tests_[next]);
        break;
      case SwitchLabel::Kind::Number:
        test_number(index, tests_[next]);
        break;
      case SwitchLabel::Kind::Constant:
        test_constant(label, tests_[next]);
        break;
    }
    return_number(index);
  }

  void test_instance(std::string_view class_name, CodeBuilder::Label next) {
    code_.load('L', 0).instance_of(class_name).branch(Opcode::Ifeq, next);
  }

  void test_string(std::string_view text, CodeBuilder::Label next) {
    code_.push_string(text).load('L', 0);
    code_.invoke_virtual("java/lang/String", "equals", "(Ljava/lang/Object;)Z");
    code_.branch(Opcode::Ifeq, next);
  }

  /// An integer matches numbers of any class and characters, and leaves all else to `next`.
  void test_number(std::size_t index, CodeBuilder::Label next) {
    const std::string_view type = selector_.class_name();
    if (const Primitive* boxed = primitive_in(type); boxed != nullptr && boxed->code != 'Z') {
      test_value(type, boxed->code == 'C' ? "charValue" : "intValue", index, next);
      return;
    }
    const CodeBuilder::Label not_number = code_.new_label();
    test_instance("java/lang/Number", not_number);
    test_value("java/lang/Number", "intValue", index, next);
    return_number(index);
    bind(not_number);
    test_instance("java/lang/Character", next);
    test_value("java/lang/Character", "charValue", index, next);
  }

  void test_value(std::string_view class_name, std::string_view getter, std::size_t index,
                  CodeBuilder::Label next) {
    code_.load('L', 0);
    if (class_name != selector_.class_name()) code_.check_cast(class_name);
    code_.invoke_virtual(class_name, getter, getter == "charValue" ? "()C" : "()I");
    code_.push_int(labels_[index].number).branch(Opcode::IfIcmpne, next);
  }

  /// The enum class must not be initialised by values of other types.
  void test_constant(const SwitchLabel& label, CodeBuilder::Label next) {
    const std::string_view class_name = label.enum_class->name;
    if (!selector_.klass->is_assignable_to(label.enum_class)) test_instance(class_name, next);
    code_.load('L', 0).get_static(class_name, label.text, fmt::format("L{};", class_name));
    code_.branch(Opcode::IfAcmpne, next);
  }

  ClassBuilder builder_;
  CodeBuilder& code_;
  const Type& selector_;
  const std::vector<SwitchLabel>& labels_;
  int restart_;  // its local variable
  std::vector<CodeBuilder::Label> tests_;
};

}  // namespace

std::vector<std::uint8_t> write_switch_class(std::string_view name, std::string_view descriptor,
                                             const Type& selector,
                                             const std::vector<SwitchLabel>& labels) {
  return SwitchWriter(name, descriptor, selector, labels).write();
}

}  // namespace assay::indy
