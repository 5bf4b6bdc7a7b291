// SPDX-License-Identifier: Apache-2.0
#include "crash/statics/order_dependences.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/clocks.h"
#include "explore/branches/branch_map.h"
#include "explore/report.h"
#include "explore/target.h"
#include "interp/run/call_aside.h"
#include "interp/run/run_scope.h"
#include "recipe/effects/effects.h"
#include "recipe/recipe.h"
#include "replay/test_run.h"
#include "search/class_facts.h"
#include "search/finding.h"
#include "stability/state_restore.h"
#include "stability/static_values.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::crash {

namespace {

using findings::OrderDependence;
using stability::StaticValues;

constexpr unsigned kMostRuns = 3;  // of one member

class Traces {
 public:
  Traces(interp::Machine& machine, search::Campaign& campaign)
      : machine_(machine), campaign_(campaign), restore_(machine, campaign) {}

  void look_at(const search::Finding& found) {
    interp::RunScope scope(machine_);
    const interp::Machine::Mark mark = machine_.mark();
    const StaticValues before(machine_, restore_.variables());
    replay::run_and_keep(scope, *found.trial, found.input, {});
    const std::set<vm::Field*> changed = before.changed();
    if (!changed.empty()) {
      const StaticValues once(machine_, {changed.begin(), changed.end()});
      const std::set<vm::Field*> reset = reset_fields(before, changed, *found.trial->tested());
      replay::run_and_keep(scope, *found.trial, found.input, {});
      const std::set<vm::Field*> again = once.changed();
      for (vm::Field* field : changed) {
        const bool is_made_once = field->kind == vm::Kind::Ref && before.old_value(*field) == 0 &&
                                  again.count(field) == 0;
        if (!is_made_once && reset.count(field) == 0) note(*found.trial->tested(), *field);
      }
    }
    machine_.rollback(mark);
  }

  std::vector<OrderDependence> take() const { return {found_.begin(), found_.end()}; }

 private:
  /// Each method is tried by itself.
  std::set<vm::Field*> reset_fields(const StaticValues& before, const std::set<vm::Field*>& changed,
                                    const vm::Method& tested) {
    std::set<vm::Field*> reset;
    std::set<vm::Class*> owners;
    for (const vm::Field* field : changed) owners.insert(field->owner);
    for (vm::Class* owner : owners) {
      for (vm::Method& method : owner->methods) {
        const bool is_plain = method.is_static() && method.argument_count == 0 &&
                              method.info->name != "<clinit>" && &method != &tested;
        if (!is_plain || !campaign_.facts().visibility.may_call(method)) continue;
        const interp::Machine::Mark mark = machine_.mark();
        interp::call_aside(machine_, method, {});
        const std::set<vm::Field*> left = before.changed();
        for (vm::Field* field : changed) {
          if (left.count(field) == 0) reset.insert(field);
        }
        machine_.rollback(mark);
      }
    }
    return reset;
  }

  /// If it is the call itself that changes it.
  void note(vm::Method& member, vm::Field& field) {
    recipe::EffectIndex& effects = campaign_.facts().effects;
    if (effects.effects_of_call(member).defines.count(effects.location(field)) == 0) return;
    found_.insert({explore::target_name(machine_, member),
                   vm::external_name(*field.owner) + "." + std::string(field.info->name)});
  }

  interp::Machine& machine_;
  search::Campaign& campaign_;
  stability::StateRestore restore_;
  std::set<OrderDependence> found_;
};

}  // namespace

std::vector<OrderDependence> order_dependences(interp::Machine& machine, search::Campaign& campaign,
                                               search::Campaign::Deadline deadline) {
  Traces traces(machine, campaign);
  std::map<const vm::Method*, unsigned> runs;
  for (const search::Finding& found : campaign.store().findings()) {
    if (WorkClock::now() >= deadline) break;
    const bool has_ended = found.outcome.kind == explore::Outcome::Kind::Returned ||
                           found.outcome.kind == explore::Outcome::Kind::Threw;
    // Steps before the call may be what changes the state.
    const recipe::Recipe& recipe = found.trial->recipe();
    if (recipe.steps.size() > std::max<std::size_t>(1, recipe.fixed_steps + 1)) continue;
    if (has_ended && ++runs[found.trial->tested()] <= kMostRuns) traces.look_at(found);
  }
  return traces.take();
}

}  // namespace assay::crash
