// SPDX-License-Identifier: Apache-2.0
#include "concolic/inputs/table_text.h"

#include <utility>
#include <vector>

#include "concolic/inputs/input_writer.h"
#include "source/expression.h"
#include "vm/class.h"

namespace assay::concolic {

namespace {

using source::Expression;

std::string spelled(const Expression& expression) {
  return source::to_text(expression, source::ArrayStyle::Spelled);
}

/// count -> 4, null
std::string answers(const std::string& method, const std::vector<Expression>& results,
                    bool throws) {
  std::string text = method + " ->";
  for (const Expression& result : results) {
    const bool is_thrown = throws && &result == results.data();
    text += (&result == results.data() ? " " : ", ") + std::string(is_thrown ? "throws " : "");
    text += spelled(result);
  }
  return text;
}

/// Methods that return nothing have nothing to say.
std::string answers_of(const Expression& invented) {
  std::string text;
  const auto add = [&](const std::string& more) { text += (text.empty() ? "" : "; ") + more; };
  if (invented.kind == Expression::Kind::Lambda && !invented.operands.empty())
    add(answers(invented.text, invented.operands, false));
  for (const Expression::Method& method : invented.methods) {
    if (!method.result.empty()) add(answers(method.name, method.result, method.throws));
  }
  return '{' + text + '}';
}

class TableWriter final : public InputWriter {
 public:
  TableWriter(Inputs& inputs, const expr::Assignment& assignment, const ProducerSource& inventor)
      : InputWriter(inputs, assignment), inventor_(inventor) {}

  Expression value(NodeId id) override {
    Expression written = InputWriter::value(id);
    const bool is_invented =
        written.kind == Expression::Kind::Stub || written.kind == Expression::Kind::Lambda;
    has_invented_ |= is_invented;
    return is_invented ? source::variable(answers_of(written)) : written;
  }
  bool has_invented() const { return has_invented_; }
  const InventedClass* invented(const vm::Class& klass) const override {
    return inventor_.find_invented(klass);
  }

 private:
  const ProducerSource& inventor_;
  bool has_invented_ = false;
};

}  // namespace

TableText table_text(Inputs& inputs, NodeId id, const expr::Assignment& assignment,
                     const ProducerSource& inventor) {
  TableWriter writer(inputs, assignment, inventor);
  std::string text = spelled(writer.value(id));
  return {std::move(text), writer.has_invented()};
}

}  // namespace assay::concolic
