// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "expr/facts.h"
#include "expr/term.h"

namespace assay::expr {

/// A function that terms may apply although no solver knows it: one or two operands of 64 bits at
/// most (as bit patterns), a result of the term's width.
using ExternalFunction = std::uint64_t (*)(std::uint64_t first, std::uint64_t second);

struct VariableInfo {
  std::string name;  // as shown to the user: "n", "text[3]", "items.length"
  VariableKind kind;
  std::uint8_t width;
  std::uint64_t preferred;  // the value it has as long as nothing asks for another
};

/// The expression graph: hash-consed nodes, built by constructors that simplify. Every
/// constructor gives a term that is equal to the plain operation for all values of the variables.
/// Nodes are never changed; `truncate` drops the youngest ones. Large because it has a function for
/// each shape of a term, to make it and to look at it.
class Terms {
 public:
  Terms();

  // Leaves.
  Term constant(unsigned width, std::uint64_t bits);  // bits above the width are ignored
  Term boolean(bool value) { return constant(1, value ? 1 : 0); }
  Term variable(Variable variable);
  Variable new_variable(std::string name, VariableKind kind, unsigned width,
                        std::uint64_t preferred = 0);
  /// To be called before anything was evaluated.
  void set_preferred(Variable variable, std::uint64_t preferred);

  // Operations by name, and by Op for who translates tables. The operands of a binary operation
  // have the same width.
  Term unary(Op op, Term a);
  Term binary(Op op, Term a, Term b);
  Term ite(Term condition, Term then, Term otherwise);
  Term extract(Term a, unsigned low, unsigned width);
  Term zero_extend(Term a, unsigned width);  // to that width; the same width gives `a`
  Term sign_extend(Term a, unsigned width);
  Term select(std::uint16_t table, Term index);
  Term round(Rounding mode, Term a);
  Term convert(Op op, Term a, unsigned width);  // FFromS, FFromF, FToS
  Term external(std::uint16_t function, unsigned width, Term a, Term b = {});

  // Booleans.
  Term negate(Term condition);
  Term both(Term a, Term b) { return binary(Op::And, a, b); }
  Term either(Term a, Term b) { return binary(Op::Or, a, b); }
  Term equal(Term a, Term b) { return binary(Op::Eq, a, b); }

  /// The operation as it is: neither folded nor simplified. What the simplifying constructors end
  /// in, and what tests compare them with.
  Term plain(const Node& node) { return intern(node); }

  /// A constant table of elements of one width, for `select`; the same contents give the same
  /// number. At most 65,536 tables.
  std::uint16_t table(unsigned width, std::span<const std::uint64_t> elements);
  struct Table {
    std::uint8_t width;
    std::vector<std::uint64_t> elements;
  };
  const Table& table(std::uint16_t number) const { return tables_[number]; }

  std::uint16_t add_external(std::string_view name, ExternalFunction function);
  struct External {
    std::string name;
    ExternalFunction function;
  };
  const External& external(std::uint16_t number) const { return externals_[number]; }

  // Looking at terms.
  const Node& node(Term term) const { return nodes_[term.id]; }
  unsigned width(Term term) const { return nodes_[term.id].width; }
  bool is_constant(Term term) const { return nodes_[term.id].op == Op::Constant; }
  bool is_true(Term term) const {
    return is_constant(term) && node(term).constant() == 1 && width(term) == 1;
  }
  bool is_false(Term term) const {
    return is_constant(term) && node(term).constant() == 0 && width(term) == 1;
  }
  /// Known bits and bounds.
  const Facts& facts(Term term) const { return facts_[term.id]; }
  const Facts& table_facts(std::uint16_t number) const { return table_facts_[number]; }
  const VariableInfo& info(Variable variable) const { return variables_[variable.index]; }
  std::size_t variable_count() const { return variables_.size(); }
  std::size_t size() const { return nodes_.size(); }

  /// Drops every node numbered `size` or higher (not variables, tables or functions).
  void truncate(std::size_t size);

  /// Changes whenever numbers may have got a new meaning: who remembers things by term compares it.
  std::uint32_t generation() const { return generation_; }

  /// The terms numbered below this are the same as they were in that generation.
  std::size_t unchanged_since(std::uint32_t generation) const;

 private:
  friend class Simplifier;
  Term intern(const Node& node);
  Term intern_unless_constant(const Node& node);
  Term add(const Node& node, const Facts& facts, std::size_t slot);
  std::size_t slot_of(const Node& node) const;
  void grow();
  void rehash();
  void note_truncation(std::size_t size);

  std::vector<Node> nodes_;
  std::vector<Facts> facts_;            // of the nodes
  std::vector<std::uint32_t> buckets_;  // open addressing over nodes_; 0: free
  std::vector<VariableInfo> variables_;
  std::vector<Table> tables_;
  std::vector<Facts> table_facts_;
  std::unordered_multimap<std::uint64_t, std::uint16_t> table_numbers_;  // by hash of the contents
  std::vector<External> externals_;
  std::uint32_t generation_ = 0;
  struct Truncation {
    std::uint32_t generation;
    std::size_t size;
  };
  std::vector<Truncation> truncations_;  // those no later one went below; sizes increase
};

}  // namespace assay::expr
