// SPDX-License-Identifier: Apache-2.0
#include "search/blame/room.h"

#include <algorithm>

#include "expr/bits.h"
#include "expr/evaluator.h"
#include "search/blame/variables.h"

namespace assay::search {

namespace {

using Set = std::set<std::uint32_t>;

bool shares(const Set& left, const Set& right) {
  return std::ranges::any_of(left, [&](std::uint32_t each) { return right.count(each) != 0; });
}

class Fitting {
 public:
  Fitting(const Room& room, expr::Term condition)
      : room_(room), condition_(condition), all_(Variables(room.terms, condition).all()) {}

  bool is_lacking() const {
    if (room_.lengths.empty()) return false;
    if (std::ranges::any_of(room_.numbers, [&](auto each) { return is_negative_here(each); }))
      return true;
    return std::ranges::any_of(room_.lengths, [&](std::uint32_t length) {
      if (room_.place != PassedOn::ResultPlace::None)
        return all_.count(length) != 0 && !is_known(length);
      return !is_asked(length) && (reaches_beyond(length) || is_past_the_end());
    });
  }

 private:
  std::int64_t value(std::uint32_t variable) const {
    const std::uint64_t bits = room_.input.get(room_.terms, {variable});
    const bool is_length = room_.lengths.count(variable) != 0;
    return is_length ? static_cast<std::int64_t>(bits)
                     : expr::to_signed(bits, room_.terms.info({variable}).width);
  }

  bool is_negative_here(std::uint32_t number) const {
    return all_.count(number) != 0 && value(number) < 0;
  }

  /// The length was compared with a number, or the index worked out from it. Who asks whether there
  /// is anything at all does not know how much there is.
  bool is_asked(std::uint32_t length) const {
    const auto is_about_room = [&](expr::Term term) {
      const Variables variables(room_.terms, term);
      return variables.has({length}) &&
             (variables.has_large_constant() || shares(variables.all(), room_.numbers));
    };
    if (std::ranges::any_of(room_.asked, is_about_room) || is_limited(length)) return true;
    return is_index_check() && Variables(room_.terms, room_.terms.node(condition_).a).has({length});
  }

  /// Of an array for results. If it was handed in twice, what was asked may be about the other one.
  bool is_known(std::uint32_t length) const {
    if (room_.place == PassedOn::ResultPlace::Unmeasured) return false;
    return std::ranges::any_of(
        room_.asked, [&](expr::Term term) { return Variables(room_.terms, term).has({length}); });
  }

  /// Somebody took the smaller one of the length and a number, or the larger one.
  bool is_limited(std::uint32_t length) const {
    std::set<std::uint32_t> seen;
    std::vector<expr::Term> work{condition_};
    while (!work.empty()) {
      const expr::Term term = work.back();
      work.pop_back();
      if (!term || !seen.insert(term.id).second) continue;
      const expr::Node& node = room_.terms.node(term);
      if (node.op == expr::Op::Variable || node.op == expr::Op::Constant) continue;
      if (node.op == expr::Op::Ite) {
        const Variables variables(room_.terms, term);
        if (variables.has({length}) && shares(variables.all(), room_.numbers)) return true;
      }
      work.insert(work.end(), {node.a, node.b, node.c});
    }
    return false;
  }

  bool is_index_check() const { return room_.terms.node(condition_).op == expr::Op::Ult; }

  /// Two of the numbers may be an offset and a length.
  bool reaches_beyond(std::uint32_t length) const {
    std::int64_t largest = 0, second = 0, least = 0;
    for (std::uint32_t number : room_.numbers) {
      second = std::max(second, std::min(largest, value(number)));
      largest = std::max(largest, value(number));
      least = std::min(least, value(number));
    }
    return least < 0 || largest + second > value(length);
  }

  /// Counted from a number of the caller's, and not before the beginning.
  bool is_past_the_end() const {
    if (!shares(all_, room_.numbers)) return false;
    if (!is_index_check()) return true;
    const expr::Term index = room_.terms.node(condition_).a;
    expr::Evaluator run(room_.terms);
    run.assign(room_.input);
    return expr::to_signed(run.value(index), room_.terms.node(index).width) >= 0;
  }

  const Room& room_;
  expr::Term condition_;
  Set all_;
};

}  // namespace

bool is_lacking(const Room& room, expr::Term condition) {
  return Fitting(room, condition).is_lacking();
}

}  // namespace assay::search
