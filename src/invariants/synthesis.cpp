// SPDX-License-Identifier: Apache-2.0
#include "invariants/synthesis.h"

#include <algorithm>

#include "invariants/put.h"

namespace assay::invariants {

namespace {

constexpr std::size_t kMostSequences = 400;  // of one length and class

/// Whether callers can change an object of the type at all.
bool is_plain_value(const vm::Class& type) {
  return type.name == "java/lang/Object" || type.is(classfile::access::kEnum);
}

Put::Call call_of(const Operation& operation, std::size_t on) {
  return {&operation, operation.has_receiver() ? on : Put::kFresh,
          std::vector<std::size_t>(operation.parameters.size(), Put::kFresh)};
}

bool is_any(const Operation&) { return true; }
bool is_field_update(const Operation& operation) { return operation.is_update(); }
bool is_from_superclass(const Operation& operation) { return operation.is_inherited(); }

}  // namespace

Synthesis::Synthesis(OperationIndex& index, vm::Class& klass, vm::Method& invariant,
                     std::vector<vm::Class*> others, const SynthesisOptions& options)
    : index_(index),
      class_(klass),
      invariant_(invariant),
      others_(std::move(others)),
      options_(options),
      read_(read_state(index, invariant)) {}

Put Synthesis::start() const {
  Put put;
  put.objects.push_back({&class_});
  return put;
}

const std::vector<CandidateOperation>& Synthesis::candidates(vm::Class& klass) {
  const auto known = candidates_.find(&klass);
  if (known != candidates_.end()) return known->second;
  return candidates_.emplace(&klass, candidates_of(index_, klass, read_)).first->second;
}

/// Whether what a client does with an object of the type can matter to the invariant, or what it
/// does with what it gets from it.
bool Synthesis::may_be_changed(vm::Class& type) {
  const auto [known, is_new] = changeable_.try_emplace(&type, false);  // not by way of itself
  if (!is_new) return known->second;
  if (is_plain_value(type)) return false;
  const bool is_direct = std::ranges::any_of(
      candidates(type), [](const CandidateOperation& each) { return each.is_direct; });
  const bool is_changed =
      is_direct || std::ranges::any_of(index_.of(type), [&](const Operation& operation) {
        return leaks(operation);
      });
  return changeable_[&type] = is_changed;
}

/// By what it reads and gives: that this is the object that the invariant reads is for the search
/// to find out.
bool Synthesis::leaks(const Operation& operation) {
  const bool gives_one =
      operation.kind == Operation::Kind::Call || operation.kind == Operation::Kind::FieldLoad;
  if (!gives_one || operation.result == nullptr) return false;
  return operation.reads.meets(read_.all) && may_be_changed(*operation.result);
}

bool Synthesis::is_about_inherited() const {
  bool found = false;
  read_.all.for_each([&](std::uint32_t location) {
    const vm::Field* field = index_.field_at(location);
    found |= field != nullptr && !field->is_static() && field->owner != invariant_.owner &&
             invariant_.owner->is_subclass_of(field->owner);
  });
  return found;
}

void Synthesis::emit(Put test) {
  if (found_.size() < options_.most && known_.insert(test.text()).second)
    found_.push_back(std::move(test));
}

Put Synthesis::with_calls(Put prefix, std::size_t object, const Sequence& sequence) {
  for (std::size_t each : sequence) {
    const Operation& operation = *candidates(*prefix.objects[object].type)[each].operation;
    prefix.calls.push_back(call_of(operation, object));
  }
  return prefix;
}

void Synthesis::add_sequences(const Put& prefix, std::size_t object, unsigned length, Form form,
                              bool (*is_wanted)(const Operation&)) {
  const std::vector<CandidateOperation>& all = candidates(*prefix.objects[object].type);
  for (const Sequence& sequence : sequences_of(all, length, kMostSequences)) {
    if (!is_wanted(*all[sequence.back()].operation)) continue;
    Put test = with_calls(prefix, object, sequence);
    if (prefix.form == Form::Exhaustive) test.form = form;
    emit(std::move(test));
  }
}

/// The templates, applied to an object of a test that has begun. What the outermost one is has been
/// said by then.
void Synthesis::extend(const Put& prefix, std::size_t object, unsigned length) {
  if (length == 0 || found_.size() >= options_.most) return;
  add_sequences(prefix, object, length, Form::DirectFieldUpdate, is_field_update);
  if (object == 0 && prefix.calls.empty()) add_friends(length);
  add_shared(prefix, object, length);
  if (object == 0 && prefix.calls.empty()) add_capturing_constructors(length);
  if (object == 0 && is_about_inherited())
    add_sequences(prefix, object, length, Form::Subclassing, is_from_superclass);
  add_sequences(prefix, object, length, Form::Exhaustive, is_any);
}

/// Operations that leak or capture an object, at every place but the last.
void Synthesis::add_shared(const Put& prefix, std::size_t object, unsigned length) {
  vm::Class& type = *prefix.objects[object].type;
  const std::vector<CandidateOperation>& all = candidates(type);
  for (unsigned before = 0; before + 2 <= length; ++before) {
    for (const Sequence& sequence : sequences_of(all, before, kMostSequences)) {
      const Put begun = with_calls(prefix, object, sequence);
      for (const Operation& operation : index_.of(type))
        share(begun, object, operation, length - 1 - before);
    }
  }
}

void Synthesis::share(const Put& prefix, std::size_t object, const Operation& operation,
                      unsigned rest) {
  if (leaks(operation)) {
    Put next = prefix;
    if (next.form == Form::Exhaustive) next.form = Form::Leaking;
    next.calls.push_back(call_of(operation, object));
    next.objects.push_back({operation.result, next.calls.size() - 1});
    extend(next, next.objects.size() - 1, rest);
  }
  const bool may_keep = (operation.kind == Operation::Kind::Call || operation.is_update()) &&
                        may_change(operation, read_.all);
  for (std::size_t i = 0; may_keep && i < operation.parameters.size(); ++i) {
    vm::Class* type = operation.parameters[i];
    if (type == nullptr || !may_be_changed(*type)) continue;
    Put next = prefix;
    if (next.form == Form::Exhaustive) next.form = Form::Capturing;
    next.objects.push_back({type});
    next.calls.push_back(call_of(operation, object));
    next.calls.back().arguments[i] = next.objects.size() - 1;
    extend(next, next.objects.size() - 1, rest);
  }
}

/// o = new T(c, ..), and then something is done with c.
void Synthesis::add_capturing_constructors(unsigned length) {
  if (length < 2) return;
  for (const Operation& operation : index_.of(class_)) {
    if (operation.kind != Operation::Kind::Create) continue;
    for (std::size_t i = 0; i < operation.parameters.size(); ++i) {
      vm::Class* type = operation.parameters[i];
      if (type == nullptr || !may_be_changed(*type)) continue;
      Put next = start();
      next.form = Form::CapturingConstructor;
      next.objects.front().made_by = 0;
      next.objects.push_back({type});
      next.calls.push_back(call_of(operation, Put::kFresh));
      next.calls.back().arguments[i] = 1;
      extend(next, 1, length - 1);
    }
  }
}

/// Methods that are handed the object and write what its invariant reads, and owners of it.
void Synthesis::add_friends(unsigned length) {
  std::vector<vm::Class*> classes{&class_};
  classes.insert(classes.end(), others_.begin(), others_.end());
  for (vm::Class* other : classes) {
    for (const Operation& operation : index_.of(*other)) add_friend_calls(length, operation);
    if (other != &class_) add_friend_owners(*other, length);
  }
}

void Synthesis::add_friend_calls(unsigned length, const Operation& operation) {
  const bool is_call =
      operation.kind == Operation::Kind::Call || operation.kind == Operation::Kind::StaticCall;
  if (!is_call || !may_change(operation, read_.all)) return;
  for (std::size_t i = 0; i < operation.parameters.size(); ++i) {
    const vm::Class* type = operation.parameters[i];
    if (type == nullptr || is_plain_value(*type) || !class_.is_assignable_to(type)) continue;
    for (const Sequence& sequence : sequences_of(candidates(class_), length - 1, kMostSequences)) {
      Put test = with_calls(start(), 0, sequence);
      test.form = Form::DirectFieldUpdate;
      test.calls.push_back(call_of(operation, Put::kFresh));
      test.calls.back().arguments[i] = 0;
      emit(std::move(test));
    }
  }
}

/// r = new Owner(o, ..), and then something is done with r that reaches o.
void Synthesis::add_friend_owners(vm::Class& other, unsigned length) {
  if (length < 2) return;
  for (const Operation& maker : index_.of(other)) {
    if (maker.kind != Operation::Kind::Create) continue;
    for (std::size_t i = 0; i < maker.parameters.size(); ++i) {
      const vm::Class* type = maker.parameters[i];
      if (type == nullptr || is_plain_value(*type) || !class_.is_assignable_to(type)) continue;
      Put next = start();
      next.form = Form::DirectFieldUpdate;
      next.calls.push_back(call_of(maker, Put::kFresh));
      next.calls.back().arguments[i] = 0;
      next.objects.push_back({&other, 0});
      add_sequences(next, 1, length - 1, Form::DirectFieldUpdate, is_any);
    }
  }
}

/// The same tests with objects of the test wherever they may be passed, one object passed twice
/// included.
void Synthesis::add_aliased() {
  const std::vector<Put> plain = found_;
  for (const Put& test : plain) {
    for (std::size_t i = 0; i < test.calls.size(); ++i) {
      const Put::Call& call = test.calls[i];
      for (std::size_t k = 0; k < call.arguments.size(); ++k) {
        const vm::Class* type = call.operation->parameters[k];
        if (call.arguments[k] != Put::kFresh || type == nullptr) continue;
        for (std::size_t object = 0; object < test.objects.size(); ++object) {
          const Put::Object& known = test.objects[object];
          const bool exists = !known.made_by || *known.made_by < i;
          if (!exists || !known.type->is_assignable_to(type)) continue;
          Put aliased = test;
          aliased.calls[i].arguments[k] = object;
          emit(std::move(aliased));
        }
      }
    }
  }
}

std::vector<Put> Synthesis::tests_of_length(unsigned length) {
  found_.clear();
  known_.clear();
  extend(start(), 0, length);
  add_aliased();
  return std::move(found_);
}

std::vector<Put> Synthesis::tests() {
  std::vector<Put> all;
  const std::size_t most = options_.most;
  for (unsigned length = 1; length <= options_.longest && all.size() < most; ++length) {
    options_.most = most - all.size();
    for (Put& test : tests_of_length(length)) all.push_back(std::move(test));
  }
  options_.most = most;
  return all;
}

std::vector<Put> Synthesis::makers() {
  std::vector<Put> made;
  for (const Operation& operation : index_.of(class_)) {
    const bool gives_one =
        operation.kind == Operation::Kind::Create ||
        (operation.kind == Operation::Kind::StaticCall && operation.result == &class_);
    if (!gives_one) continue;
    Put test = start();
    test.form = Form::Constructor;
    test.objects.front().made_by = 0;
    test.calls.push_back(call_of(operation, Put::kFresh));
    made.push_back(std::move(test));
  }
  return made;
}

}  // namespace assay::invariants
