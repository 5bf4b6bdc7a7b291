// SPDX-License-Identifier: Apache-2.0
#include "report/check/promises.h"

#include <fmt/format.h>

#include "findings/kind.h"

namespace assay::report {

std::string broken_promise_text(const findings::Crash& crash) {
  const findings::Promise& promise = *crash.promise;
  const bool is_contract = crash.kind == findings::Kind::ContractViolation;
  if (is_contract) return fmt::format("{} is not kept: {}", promise.what, promise.broken_by);
  return fmt::format("{} does not hold after {} ({})", promise.what, promise.broken_by,
                     promise.form);
}

std::array<std::string_view, 3> readings_of(const findings::Crash& crash) {
  switch (crash.kind) {
    case findings::Kind::InvariantNotEstablished:
      return {"the invariant is too strong: such objects are meant to exist",
              "the code is broken: the constructor has to reject these arguments",
              "a matter of robustness: no client of today passes them, some client could"};
    case findings::Kind::ContractViolation:
      return {"the contract is not meant: nobody relies on it for objects of this class",
              "the code is broken: collections and sorting go wrong with such objects",
              "a matter of robustness: no client of today has such objects, some client could"};
    default:
      return {"the invariant is too strong: such states are meant to exist",
              "the code is broken: the operation has to keep the invariant, or not be public",
              "a matter of robustness: no client of today does this, some client could"};
  }
}

}  // namespace assay::report
