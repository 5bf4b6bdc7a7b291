// SPDX-License-Identifier: Apache-2.0
package shopservice.customer;

import java.time.LocalDate;
import java.util.Optional;
import shopservice.validation.NotBlank;
import shopservice.validation.Range;

/** Somebody who buys. */
public class Customer {
  @NotBlank(message = "name is missing")
  private final String name;

  @NotBlank(message = "e-mail is missing")
  private final String email;

  @Range(min = 0, max = 100, message = "loyalty points out of range")
  private int loyaltyPoints;

  private final LocalDate memberSince;
  private Tier tier = Tier.BASIC;

  public Customer(String name, String email, LocalDate memberSince) {
    this.name = name;
    this.email = email;
    this.memberSince = memberSince;
  }

  public String name() {
    return name;
  }

  public String email() {
    return email;
  }

  public Tier tier() {
    return tier;
  }

  public int loyaltyPoints() {
    return loyaltyPoints;
  }

  public Optional<LocalDate> memberSince() {
    return Optional.ofNullable(memberSince);
  }

  /** Points make customers rise, and they never fall again. */
  public void addPoints(int points) {
    if (points <= 0) {
      return;
    }
    loyaltyPoints += points;
    Tier reached = Tier.forPoints(loyaltyPoints);
    if (reached.compareTo(tier) > 0) {
      tier = reached;
    }
  }
}
