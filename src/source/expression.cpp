// SPDX-License-Identifier: Apache-2.0
#include "source/expression.h"

#include <utility>

namespace assay::source {

using Kind = Expression::Kind;

Expression cast(Type type, Expression value) {
  Expression made{Kind::Cast, "", std::move(type)};
  made.operands.push_back(std::move(value));
  return made;
}

Expression with_typed_lambdas(Expression list) {
  if (list.kind != Kind::New || list.operands.size() != 1) return list;
  Expression& elements = list.operands.front();
  if (elements.kind != Kind::StaticCall) return list;
  for (Expression& element : elements.operands) {
    if (element.kind == Kind::Lambda) element = cast(element.type, element);
  }
  return list;
}

}  // namespace assay::source
