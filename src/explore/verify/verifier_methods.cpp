// SPDX-License-Identifier: Apache-2.0
#include "explore/verify/verifier_methods.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>

#include "classfile/constant_pool.h"
#include "concolic/decision.h"
#include "concolic/environment/environment.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/input_writer.h"
#include "concolic/inputs/kinds/string_kind.h"
#include "concolic/obstacle.h"
#include "concolic/recorder.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "interp/stop_reason.h"
#include "interp/threads/thread.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::explore {

namespace {

struct NondetMethod {
  std::string_view name, descriptor;
};
constexpr NondetMethod kNondetMethods[] = {
    {"nondetBoolean", "()Z"}, {"nondetByte", "()B"},   {"nondetChar", "()C"},
    {"nondetShort", "()S"},   {"nondetInt", "()I"},    {"nondetLong", "()J"},
    {"nondetFloat", "()F"},   {"nondetDouble", "()D"}, {"nondetString", "()Ljava/lang/String;"},
};

bool is_verifier(const vm::Class& klass) {
  return !klass.trusted && (klass.name == "Verifier" || klass.name.ends_with("/Verifier"));
}

bool is_known(std::string_view name, std::string_view descriptor) {
  return std::any_of(
      std::begin(kNondetMethods), std::end(kNondetMethods),
      [&](const NondetMethod& row) { return row.name == name && row.descriptor == descriptor; });
}

std::string escaped(std::u16string_view text) {
  std::string result;
  for (char16_t unit : text) {
    bool plain = (unit >= '0' && unit <= '9') || (unit >= 'A' && unit <= 'Z') ||
                 (unit >= 'a' && unit <= 'z');
    result += plain ? std::string(1, static_cast<char>(unit))
                    : fmt::format("\\u{:04x}", static_cast<unsigned>(unit));
  }
  return result;
}

template <class Number>
std::string number_text(Number value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  return fmt::format("{}", value);
}

}  // namespace

VerifierMethods::VerifierMethods(interp::Machine& machine, Explorer& explorer)
    : machine_(machine), explorer_(explorer) {}

void VerifierMethods::class_defined(vm::Class& klass) {
  if (!is_verifier(klass)) return;
  // How a Verifier gets its answers elsewhere is no matter of the program.
  if (concolic::Environment* environment = explorer_.environment()) environment->exempt(klass);
  const vm::SymbolTable& symbols = machine_.universe().symbols();
  concolic::Recorder& recorder = explorer_.recorder();
  for (vm::Method& method : klass.methods) {
    if (!method.is_static()) continue;
    const std::string_view name = symbols.text(method.name);
    const std::string_view descriptor = symbols.text(method.descriptor);
    if (is_known(name, descriptor)) {
      recorder.replace(
          method, [this](vm::Method& called, const vm::Slot*, const std::uint32_t*, vm::Slot& value,
                         std::uint32_t& result) { return next_input(called, value, result); });
    } else if (name == "assume" && descriptor == "(Z)V") {
      recorder.replace(
          method, [this](vm::Method&, const vm::Slot* arguments, const std::uint32_t* shadows,
                         vm::Slot&, std::uint32_t&) { return check(arguments[0], shadows[0]); });
    } else if (name.starts_with("nondet")) {
      recorder.watch(method, [&recorder, text = std::string(name) + std::string(descriptor)](
                                 const interp::JavaThread&, const vm::Slot*) {
        recorder.obstacle(concolic::Obstacle::Kind::UnknownInput, text);
      });
    }
  }
}

void VerifierMethods::begin(concolic::InputBuilder& builder) {
  builder_ = &builder;
  calls_.clear();
}

VerifierMethods::Entry VerifierMethods::next_input(vm::Method& method, vm::Slot& value,
                                                   std::uint32_t& result) {
  concolic::Inputs& inputs = explorer_.inputs();
  std::string name(machine_.universe().symbols().text(method.name));
  auto key = std::make_pair(calls_.size(), name);
  auto known = nodes_.find(key);
  if (known == nodes_.end()) {
    bool is_string = method.return_kind == vm::Kind::Ref;
    vm::Class* type = is_string ? machine_.universe().well_known().string : nullptr;
    concolic::NodeId node = inputs.add(fmt::format("{}#{}", name, calls_.size() + 1),
                                       method.return_kind, type, 0, /*nullable=*/false);
    known = nodes_.emplace(key, node).first;
  }
  calls_.push_back({name, known->second, method.owner});
  auto made = builder_->build(known->second);
  if (!made) {
    machine_.run().request_stop({interp::StopReason::Unsupported, "no memory for an input", 0});
    return Entry::Stop;
  }
  value = made->value;
  result = made->shadow;
  return Entry::Replace;
}

VerifierMethods::Entry VerifierMethods::check(vm::Slot condition, std::uint32_t shadow) {
  concolic::Recorder& recorder = explorer_.recorder();
  bool holds = condition.i != 0;
  if (shadow != 0) {
    expr::Terms& terms = recorder.terms();
    expr::Term is_true = terms.negate(terms.equal(expr::Term{shadow}, terms.constant(32, 0)));
    recorder.decide(concolic::DecisionKind::Summary, recorder.current_site(), is_true, holds);
  }
  if (holds) return Entry::Replace;
  machine_.run().request_stop({interp::StopReason::Exit, "an assumption does not hold", 0});
  return Entry::Stop;
}

std::vector<VerifyReport::Value> VerifierMethods::answers(const expr::Assignment& assignment) {
  std::vector<VerifyReport::Value> values;
  for (const auto& [method, node, verifier] : calls_) {
    values.push_back({method, concolic::java_text(explorer_.inputs(), node, assignment),
                      plain_text(node, assignment), vm::external_name(*verifier)});
  }
  return values;
}

bool VerifierMethods::reads_values() const {
  return std::all_of(calls_.begin(), calls_.end(), [](const Call& call) {
    const classfile::ConstantPool& pool = call.verifier->file->constant_pool;
    for (std::size_t i = 1; i < pool.size(); ++i) {
      if (pool.is(i, classfile::Tag::String) && pool.text_of(i) == "verifier.values") return true;
    }
    return false;
  });
}

std::string VerifierMethods::plain_text(concolic::NodeId id, const expr::Assignment& assignment) {
  concolic::Inputs& inputs = explorer_.inputs();
  const concolic::InputNode& node = inputs.node(id);
  std::uint64_t bits = assignment.get(inputs.terms(), node.variable);
  switch (node.kind) {
    case vm::Kind::Boolean:
      return bits != 0 ? "true" : "false";
    case vm::Kind::Byte:
      return fmt::format("{}", static_cast<std::int8_t>(bits));
    case vm::Kind::Short:
      return fmt::format("{}", static_cast<std::int16_t>(bits));
    case vm::Kind::Char:
      return escaped(std::u16string(1, static_cast<char16_t>(bits)));
    case vm::Kind::Int:
      return fmt::format("{}", static_cast<std::int32_t>(bits));
    case vm::Kind::Long:
      return fmt::format("{}", static_cast<std::int64_t>(bits));
    case vm::Kind::Float:
      return number_text(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case vm::Kind::Double:
      return number_text(std::bit_cast<double>(bits));
    default:
      return escaped(concolic::text_of(inputs, id, assignment));
  }
}

}  // namespace assay::explore
