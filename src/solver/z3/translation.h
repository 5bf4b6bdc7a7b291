// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <z3++.h>

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "expr/term.h"
#include "expr/terms.h"
#include "solver/z3/request.h"

namespace assay::solver {

/// Terms as Z3 expressions. Every term has up to three views: bits, a Boolean (width 1) and a
/// floating-point number. A term is made in the view its operation gives and converted when
/// another one is asked for, so that chains of floating-point operations or of conditions never
/// go through bits.
class Translation {
 public:
  explicit Translation(z3::context& context);

  void add_table(const SmtRequest::NewTable& table) { tables_[table.number] = table.table; }
  /// Terms come with their operands already known.
  void add(std::uint32_t id, const expr::Node& node);
  void forget_from(std::uint32_t size);

  z3::expr condition(std::uint32_t id);
  z3::expr bits(std::uint32_t id);

 private:
  struct Views {
    expr::Node node;
    z3::expr bits;
    z3::expr condition;
    z3::expr floating;
  };

  Views& views(std::uint32_t id) { return views_.at(id); }
  z3::expr floating(std::uint32_t id);
  bool is_naturally_floating(std::uint32_t id);
  unsigned width(std::uint32_t id) { return views(id).node.width; }

  // translation.cpp
  void make_variable(std::uint32_t id, Views& term);
  bool make_condition(Views& term);
  void make_comparison(Views& term);
  void make_bits(Views& term);
  Z3_ast binary(const expr::Node& node);

  // translation_float.cpp
  bool make_floating(Views& term);
  void make_float_comparison(Views& term);
  z3::expr arithmetic(const expr::Node& node);
  z3::expr truncated(const expr::Node& node);
  z3::expr bits_of_floating(Views& term);
  z3::expr rounding(expr::Rounding mode);
  z3::expr float_constant(double value, unsigned width);
  z3::sort float_sort(unsigned width);

  z3::expr wrap(Z3_ast ast);  // throws what Z3 complains about

  z3::context& context_;
  z3::expr nearest_even_;
  std::unordered_map<std::uint32_t, Views> views_;
  std::unordered_map<std::uint16_t, expr::Terms::Table> tables_;
};

}  // namespace assay::solver
