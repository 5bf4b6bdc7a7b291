// SPDX-License-Identifier: Apache-2.0
#include "recipe/recipe.h"

namespace assay::recipe {

bool meets(Demand demand, std::int32_t result) {
  switch (demand) {
    case Demand::None:
      return true;
    case Demand::True:
      return result != 0;
    case Demand::False:
    case Demand::Zero:
      return result == 0;
    case Demand::Negative:
      return result < 0;
  }
  return true;
}

}  // namespace assay::recipe
