// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/input_builder.h"
#include "concolic/inputs/input_offers.h"
#include "concolic/inputs/input_writer.h"
#include "concolic/producers.h"
#include "source/expression.h"
#include "vm/class.h"

namespace assay::concolic {

/// What annotations of an invented class say, and what is in its fields: inputs, in an order that
/// all of these functions follow. `has_object`: fields of the object, too, and not the class alone.
void add_shape_inputs(InputOffers& offers, NodeId id, const InventedClass& invented,
                      bool has_object, std::vector<NodeId>& added);

/// The static fields of the class that hold them, less those of objects.
std::vector<const vm::Field*> annotation_fields(const vm::Class& klass);

/// The library keeps what it has read of a class's annotations: other values are another class to
/// it, which the machine has one class for.
void forget_reflection(InputBuilder& builder, const vm::Class& klass);

/// Puts values into static fields of an invented class.
void store_statics(InputBuilder& builder, const std::vector<const vm::Field*>& fields,
                   const std::vector<NodeId>& inputs,
                   const std::vector<InputBuilder::Value>& values);

/// An invented class as it is written, still without its methods; a method of it without answers;
/// one of which there are no objects.
source::Expression head_of(InputWriter& writer, const InventedClass& invented);
source::Expression::Method signature_of(InputWriter& writer, Inputs& inputs,
                                        const vm::Method& method);
source::Expression class_of(InputWriter& writer, Inputs& inputs, const InventedClass& invented);

/// Adds what is to be written of them to an invented class.
void write_shape(InputWriter& writer, Inputs& inputs, const InventedClass& invented,
                 bool has_object, std::vector<NodeId>::const_iterator child,
                 source::Expression& made);

}  // namespace assay::concolic
