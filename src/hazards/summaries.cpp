// SPDX-License-Identifier: Apache-2.0
#include "hazards/summaries.h"

#include <algorithm>

#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "hazards/class_facts.h"
#include "hazards/staples.h"
#include "hazards/step.h"
#include "recipe/effects/effects_program.h"
#include "vm/linking/verified_code.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::hazards {

using classfile::MemberRef;
using classfile::Opcode;

namespace {

constexpr int kLibraryCalls = 2;  // how deep library code is looked into
constexpr std::size_t kMostLibraryCode = 300;
constexpr int kMostRounds = 5;  // of methods that call each other

Fact declared_fact(Calls& calls, const vm::Class& from, std::string_view descriptor) {
  classfile::TypeDescriptor type{descriptor};
  if (type.is_reference())
    return Fact::of_type(calls.find_type(from, descriptor), false, Nullness::Maybe);
  Fact fact;
  if (type.kind() != 'F' && type.kind() != 'D' && type.kind() != 'V')
    fact.range = range_of_type(type.kind());
  return fact;
}

/// A constant of the JDK's interface, such as an enum's; standard streams can be set to null.
bool is_library_constant(const vm::Field& field) {
  using namespace classfile::access;
  constexpr std::uint16_t kConstant = kPublic | kStatic | kFinal;
  return field.owner->trusted && (field.access_flags & kConstant) == kConstant &&
         field.owner->name.starts_with("java/") && field.owner->name != "java/lang/System";
}

/// The program as an analysis of some depth sees it.
class View final : public Surroundings {
 public:
  View(Summaries& summaries, Depth depth, int library_calls)
      : summaries_(summaries), depth_(depth), library_calls_(library_calls) {}

  vm::Universe& universe() override { return calls().universe(); }
  const vm::Class* find_class(const vm::Class& from, std::string_view name) override {
    return calls().find_class(from, name);
  }
  const vm::Class* find_type(const vm::Class& from, std::string_view descriptor) override {
    return calls().find_type(from, descriptor);
  }
  const vm::Field* find_field(const vm::Class& from, const MemberRef& member) override {
    return calls().find_field(from, member);
  }
  const vm::Method* find_method(const CallSite& call) override {
    return calls().find_method(*call.caller.owner, call.member);
  }
  Summary call(const CallSite& call) override {
    // Chains of constructors end by themselves.
    const bool is_super = call.opcode == Opcode::Invokespecial && call.member.name == "<init>" &&
                          call.caller.info->name == "<init>";
    const bool is_inside_library = call.caller.owner->trusted;
    return summaries_.of_call(call, depth_,
                              library_calls_ + (is_super && is_inside_library ? 1 : 0));
  }

  Writes initialisation(const vm::Method& user, const vm::Class& used) override {
    Writes writes;
    if (used.trusted || user.owner->is_subclass_of(&used)) return writes;
    for (const vm::Class* klass = &used; klass != nullptr; klass = klass->super) {
      if (const vm::Method* method = calls().initialiser(*klass))
        writes.add(summaries_.of(*method, depth_).writes);
    }
    return writes;
  }

  ValueFact field(const vm::Field& field) override {
    ValueFact known{
        declared_fact(calls(), *field.owner, field.info == nullptr ? "I" : field.info->descriptor)};
    if (is_library_constant(field) && field.kind == vm::Kind::Ref)
      known.fact.nullness = Nullness::NonNull;
    if (depth_ == Depth::Plain || field.owner->trusted) return known;
    return meet(known, summaries_.class_facts().field(field));
  }

  ValueFact parameter(const vm::Method& method, int local, std::string_view descriptor) override {
    ValueFact known{declared_fact(calls(), *method.owner, descriptor)};
    if (depth_ == Depth::Plain || method.owner->trusted) return known;
    return meet(known, summaries_.class_facts().parameter(method, local));
  }

 private:
  Calls& calls() { return summaries_.calls(); }
  static ValueFact meet(ValueFact declared, const std::optional<ValueFact>& learnt) {
    if (!learnt) return declared;
    Fact both = hazards::meet(declared.fact, learnt->fact);
    return {both.is_impossible() ? declared.fact : both, learnt->length};
  }

  Summaries& summaries_;
  Depth depth_;
  int library_calls_;
};

}  // namespace

Summaries::Summaries(Calls& calls) : calls_(calls) {
  surroundings_.push_back(std::make_unique<View>(*this, Depth::Plain, kLibraryCalls));
  surroundings_.push_back(std::make_unique<View>(*this, Depth::Fields, kLibraryCalls));
  for (int left = 0; left < kLibraryCalls; ++left)
    surroundings_.push_back(std::make_unique<View>(*this, Depth::Plain, left));
  class_facts_ = std::make_unique<ClassFacts>(*this);
}

Summaries::~Summaries() = default;

Surroundings& Summaries::surroundings(Depth depth) {
  return *surroundings_[static_cast<std::size_t>(depth)];
}

Summary Summaries::unknown(const vm::Class& from, std::string_view descriptor) {
  std::string_view result = classfile::result_type(descriptor);
  return Summary::unknown(result == "V" ? Fact{} : declared_fact(calls_, from, result));
}

Summary Summaries::of(const vm::Method& method, Depth depth) {
  auto found = known(depth).find(&method);
  if (found != known(depth).end()) return found->second;
  if (is_busy(depth)) return unknown(*method.owner, method.info->descriptor);
  compute(method, depth);
  return known(depth)[&method];
}

/// Tarjan's algorithm with a stack of its own; components are settled as they are closed.
struct Summaries::Search {
  struct Node {
    std::uint32_t order, low;
    bool is_open = true;
  };
  struct Visit {
    const vm::Method* method;
    std::size_t next = 0;
  };
  std::unordered_map<const vm::Method*, Node> nodes;
  std::vector<Visit> visits;
  std::vector<const vm::Method*> open;

  void enter(const vm::Method& method) {
    auto order = static_cast<std::uint32_t>(nodes.size());
    nodes[&method] = {order, order};
    visits.push_back({&method});
    open.push_back(&method);
  }

  /// The component that ends with this method, if one does.
  std::vector<const vm::Method*> leave(const vm::Method& method) {
    visits.pop_back();
    Node& node = nodes[&method];
    if (!visits.empty()) {
      Node& caller = nodes[visits.back().method];
      caller.low = std::min(caller.low, node.low);
    }
    if (node.low != node.order) return {};
    auto first = std::find(open.begin(), open.end(), &method);
    std::vector<const vm::Method*> component(first, open.end());
    for (const vm::Method* each : component) nodes[each].is_open = false;
    open.erase(first, open.end());
    return component;
  }
};

void Summaries::compute(const vm::Method& start, Depth depth) {
  Search search;
  search.enter(start);
  while (!search.visits.empty()) {
    Search::Visit& visit = search.visits.back();
    const vm::Method& method = *visit.method;
    const auto& callees = calls_.certain_callees(method);
    if (visit.next == callees.size()) {
      std::vector<const vm::Method*> component = search.leave(method);
      if (!component.empty()) settle(component, depth);
      continue;
    }
    const vm::Method& callee = *callees[visit.next++];
    if (known(depth).count(&callee) != 0) continue;
    auto node = search.nodes.find(&callee);
    if (node == search.nodes.end()) {
      search.enter(callee);
    } else if (node->second.is_open) {
      Search::Node& caller = search.nodes[&method];
      caller.low = std::min(caller.low, node->second.order);
    }
  }
}

void Summaries::settle(const std::vector<const vm::Method*>& component, Depth depth) {
  constexpr std::size_t kMostTogether = 30;
  const auto& callees = calls_.certain_callees(*component[0]);
  const bool is_recursive = component.size() > 1 || std::find(callees.begin(), callees.end(),
                                                              component[0]) != callees.end();
  if (!is_recursive) {
    known(depth)[component[0]] = analyse(*component[0], depth);
    return;
  }
  for (const vm::Method* method : component) known(depth)[method] = Summary{};
  bool is_stable = false;
  for (int round = 0; round < kMostRounds && !is_stable && component.size() <= kMostTogether;
       ++round) {
    is_stable = true;
    for (const vm::Method* method : component) {
      Summary before = known(depth)[method];
      Summary after = join(before, analyse(*method, depth));
      if (after == before) continue;
      is_stable = false;
      known(depth)[method] = after;
    }
  }
  if (is_stable) return;
  for (const vm::Method* method : component)
    known(depth)[method] = unknown(*method->owner, method->info->descriptor);
}

Summary Summaries::analyse(const vm::Method& method, Depth depth) {
  Summary nothing = unknown(*method.owner, method.info->descriptor);
  auto code = vm::VerifiedCode::of(calls_.universe(), method);
  if (!code) return nothing;
  busy_.push_back(depth);
  Flow flow(surroundings(depth), *code);
  Summary summary = flow.run() ? summarise(flow) : nothing;
  busy_.pop_back();
  return summary;
}

/// A call may turn out to run a method that nobody could see in the code. It is not looked into:
/// what is known of methods that call each other is not final before all of them are done.
bool Summaries::is_busy(Depth depth) const {
  return std::find(busy_.begin(), busy_.end(), depth) != busy_.end();
}

Summary Summaries::of_library(const vm::Method& method, int library_calls) {
  auto known = library_.find({&method, library_calls});
  if (known != library_.end()) return known->second;
  Summary summary = unknown(*method.owner, method.info->descriptor);
  auto code = vm::VerifiedCode::of(calls_.universe(), method);
  if (library_calls > 0 && code && code->bytecode().size() <= kMostLibraryCode) {
    Flow flow(*surroundings_[1 + static_cast<std::size_t>(library_calls)], *code);
    if (flow.run()) summary = summarise(flow);
  }
  return library_[{&method, library_calls}] = summary;
}

/// What the tables know of a library method, and what its code says where it is certain which runs.
Summary Summaries::of_staple(const CallSite& site, const vm::Method& method, int library_calls) {
  const vm::Class& owner = *method.owner;
  const bool is_certain = site.opcode == Opcode::Invokestatic ||
                          site.opcode == Opcode::Invokespecial || method.is_private() ||
                          method.is(classfile::access::kFinal) ||
                          owner.is(classfile::access::kFinal) || site.receiver.is_exact;
  const bool is_object_constructor =
      owner.name == "java/lang/Object" && site.member.name == "<init>";
  Summary summary = is_certain && !is_object_constructor
                        ? of_library(method, library_calls)
                        : unknown(*site.caller.owner, site.member.descriptor);
  MemberRef named{0, owner.name, site.member.name, site.member.descriptor};
  if (is_object_constructor || (is_certain && is_self_contained(named))) {
    summary.writes = {};
    summary.reads_statics = false;
    summary.leaks_receiver = false;
    summary.writes.elements = site.member.descriptor.find('[') < site.member.descriptor.find(')');
  }
  std::optional<Nullness> nullness = nullness_of_result(site.member);
  if (!nullness) nullness = nullness_of_result(named);
  if (nullness && summary.returns && summary.result.fact.nullness == Nullness::Maybe)
    summary.result.fact.nullness = *nullness;
  return summary;
}

Summary Summaries::of_call(const CallSite& site, Depth depth, int library_calls) {
  Summary nothing = unknown(*site.caller.owner, site.member.descriptor);
  vm::Class* holder = calls_.find_class(*site.caller.owner, site.member.class_name);
  if (holder == nullptr || holder->is_array()) return nothing;
  vm::Method* method = calls_.find_method(*holder, site.member.name, site.member.descriptor);
  if (method == nullptr || method->traits.signature_polymorphic) return nothing;
  const bool is_virtual =
      site.opcode == Opcode::Invokevirtual || site.opcode == Opcode::Invokeinterface;
  if (is_virtual && !method->is_private())
    return of_targets(site, *holder, *method, depth, library_calls);
  if (method->owner->trusted) return of_staple(site, *method, library_calls);
  return of(*method, depth);
}

/// A virtual call: of the methods of known classes. Abstract methods and those of interfaces may
/// be implemented by anybody.
Summary Summaries::of_targets(const CallSite& site, vm::Class& holder, vm::Method& method,
                              Depth depth, int library_calls) {
  Summary nothing = unknown(*site.caller.owner, site.member.descriptor);
  vm::Class* receiver = const_cast<vm::Class*>(site.receiver.upper);
  const bool is_nearer = receiver != nullptr && !receiver->is_array() && receiver != &holder &&
                         receiver->is_assignable_to(&holder);
  vm::Class& from = is_nearer ? *receiver : holder;
  vm::Method* resolved = is_nearer ? from.find_method(method.name, method.descriptor) : &method;
  if (resolved == nullptr) return nothing;
  if (site.receiver.is_exact && is_nearer) {
    if (resolved->is_abstract()) return nothing;
    return resolved->owner->trusted ? of_staple(site, *resolved, library_calls)
                                    : of(*resolved, depth);
  }
  const recipe::Program::Targets& targets = calls_.targets(from, *resolved);
  if (targets.methods.empty() && resolved->owner->trusted)
    return of_staple(site, *resolved, library_calls);
  if (resolved->is_abstract() || from.is_interface() || targets.reaches_library) return nothing;
  std::optional<Summary> sum;
  for (const vm::Method* target : targets.methods)
    sum = sum ? join(*sum, of(*target, depth)) : of(*target, depth);
  return sum.value_or(nothing);
}

namespace {

/// Whether an instruction reads a static field of the program or may run the static initialiser of
/// another class.
bool touches_statics(Flow& flow, const classfile::Instruction& instruction) {
  const vm::Class& owner = *flow.method().owner;
  const classfile::ConstantPool& pool = flow.code().pool();
  std::string_view name;
  switch (instruction.opcode) {
    case Opcode::Getstatic:
    case Opcode::Putstatic:
    case Opcode::Invokestatic:
      name = pool.member(instruction.constant_operand()).class_name;
      break;
    case Opcode::New:
      name = pool.class_name(instruction.constant_operand());
      break;
    default:
      return false;
  }
  const vm::Class* used = flow.surroundings().find_class(owner, name);
  if (used == nullptr) return true;
  return !used->trusted && (used != &owner || instruction.opcode == Opcode::Getstatic);
}

}  // namespace

Summary summarise(Flow& flow) {
  Summary summary;
  summary.leaks_receiver = flow.method().info->name != "<init>";
  Surroundings& surroundings = flow.surroundings();
  const std::vector<TermId> entry = flow.entry().slots;
  bool is_first = true;
  flow.for_each([&](const classfile::Instruction& instruction, State& state) {
    summary.writes.add(state.effects);
    summary.reads_statics |= touches_statics(flow, instruction);
    if (instruction.opcode >= Opcode::Invokevirtual &&
        instruction.opcode <= Opcode::Invokedynamic) {
      State after = state;
      Step step(surroundings, flow.code(), flow.terms());
      step.run(instruction, after);
      summary.writes.add(after.effects);
      if (instruction.is_call() && !summary.reads_statics) {
        MemberRef member = flow.code().pool().member(instruction.constant_operand());
        const bool is_static = instruction.opcode == Opcode::Invokestatic;
        auto arguments = Step::pop_arguments(state, member.descriptor, !is_static, instruction.pc);
        CallSite site = step.site_of(instruction, state, is_static ? kNoTerm : arguments[0]);
        if (meaning_of(member) == Meaning::Other)
          summary.reads_statics = surroundings.call(site).reads_statics;
      } else if (!instruction.is_call()) {
        summary.reads_statics = true;
      }
      return;
    }
    if (!instruction.is_return()) return;
    summary.returns = true;
    ValueFact result;
    if (instruction.opcode != Opcode::Return) {
      constexpr char kTypes[] = {'I', 'J', 'F', 'D', 'A'};
      char type = kTypes[static_cast<int>(instruction.opcode) - static_cast<int>(Opcode::Ireturn)];
      TermId value = pop_operand(state, type, instruction.pc, 0);
      result.fact = state.fact(value);
      if (type == 'A') result.length = state.range(flow.terms().length(value));
    }
    std::uint32_t not_null = 0;
    std::uint32_t argument = 0;
    for (std::size_t slot = 0; slot < entry.size(); ++slot) {
      if (entry[slot] == kNoTerm) continue;
      if (argument < 32 && flow.terms()[entry[slot]].type == 'A' &&
          !state.fact(entry[slot]).may_be_null())
        not_null |= std::uint32_t{1} << argument;
      ++argument;
    }
    summary.result = is_first ? result : join(summary.result, result);
    summary.not_null = is_first ? not_null : summary.not_null & not_null;
    is_first = false;
    if (!entry.empty() && !state.is_fresh(entry[0])) summary.leaks_receiver = true;
  });
  constexpr std::size_t kMostFields = 40;
  if (summary.writes.fields.size() > kMostFields) summary.writes.everything = true;
  if (summary.writes.everything) summary.writes.fields.clear();
  if (summary.result.fact.is_impossible()) summary.result = {};
  return summary;
}

}  // namespace assay::hazards
