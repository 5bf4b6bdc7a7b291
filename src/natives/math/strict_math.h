// SPDX-License-Identifier: Apache-2.0
#pragma once

/// java.lang.StrictMath as it is specified: the results of the "Freely Distributable Math Library"
/// bit by bit, whose algorithms these functions follow. The C library's results differ in the last
/// place now and then.
namespace assay::natives::strict {

double sin(double x);
double cos(double x);
double tan(double x);
double asin(double x);
double acos(double x);
double atan(double x);
double atan2(double y, double x);
double exp(double x);
double expm1(double x);
double sinh(double x);
double cosh(double x);
double tanh(double x);
double log(double x);
double log1p(double x);
double log10(double x);

}  // namespace assay::natives::strict
