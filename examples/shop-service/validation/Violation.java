// SPDX-License-Identifier: Apache-2.0
package shopservice.validation;

/** What is wrong with a field. */
public record Violation(String field, String message) {}
