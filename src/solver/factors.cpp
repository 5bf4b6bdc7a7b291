// SPDX-License-Identifier: Apache-2.0
// Factoring 64-bit numbers: trial division for small primes, Miller-Rabin to recognise primes and
// Pollard's rho with Brent's batches for the rest.
#include "solver/factors.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace assay::solver {

namespace {

constexpr std::uint64_t kTrialLimit = 200;
constexpr std::size_t kMostDivisors = 8;

std::uint64_t multiply(std::uint64_t a, std::uint64_t b, std::uint64_t modulus) {
  __extension__ using Wide = unsigned __int128;
  return static_cast<std::uint64_t>(static_cast<Wide>(a) * b % modulus);
}

std::uint64_t power(std::uint64_t base, std::uint64_t exponent, std::uint64_t modulus) {
  std::uint64_t result = 1;
  for (; exponent != 0; exponent >>= 1) {
    if ((exponent & 1) != 0) result = multiply(result, base, modulus);
    base = multiply(base, base, modulus);
  }
  return result;
}

/// Whether `base` fails to show that the odd number is composite.
bool passes(std::uint64_t number, std::uint64_t base) {
  std::uint64_t odd = number - 1;
  int twos = 0;
  for (; odd % 2 == 0; odd /= 2) ++twos;
  std::uint64_t x = power(base % number, odd, number);
  if (x <= 1 || x == number - 1) return true;
  for (int round = 1; round < twos; ++round) {
    x = multiply(x, x, number);
    if (x == number - 1) return true;
  }
  return false;
}

bool is_prime(std::uint64_t number) {
  if (number < kTrialLimit * kTrialLimit) return true;  // trial division has been here
  // These bases decide all numbers below 2^64.
  for (const std::uint64_t base : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) {
    if (!passes(number, base)) return false;
  }
  return true;
}

/// A proper divisor of an odd composite number, or the number itself when unlucky.
std::uint64_t divisor_by_rho(std::uint64_t number, std::uint64_t increment) {
  constexpr int kBatch = 128;
  constexpr int kMostSteps = 1 << 18;
  const auto next = [&](std::uint64_t x) { return (multiply(x, x, number) + increment) % number; };
  std::uint64_t slow = 2;
  std::uint64_t fast = 2;
  for (int step = 0; step < kMostSteps; step += kBatch) {
    const std::uint64_t slow_before = slow;
    const std::uint64_t fast_before = fast;
    std::uint64_t product = 1;
    for (int i = 0; i < kBatch; ++i) {
      slow = next(slow);
      fast = next(next(fast));
      product = multiply(product, slow > fast ? slow - fast : fast - slow, number);
    }
    if (std::gcd(product, number) == 1) continue;
    slow = slow_before;
    fast = fast_before;
    for (int i = 0; i < kBatch; ++i) {
      slow = next(slow);
      fast = next(next(fast));
      const std::uint64_t divisor = std::gcd(slow > fast ? slow - fast : fast - slow, number);
      if (divisor != 1) return divisor;
    }
  }
  return number;
}

void split(std::uint64_t number, std::vector<std::uint64_t>& factors) {
  if (number == 1) return;
  if (!is_prime(number)) {
    for (std::uint64_t increment = 1; increment < 4; ++increment) {
      const std::uint64_t divisor = divisor_by_rho(number, increment);
      if (divisor == number) continue;
      split(divisor, factors);
      return split(number / divisor, factors);
    }
  }
  factors.push_back(number);
}

}  // namespace

std::vector<std::uint64_t> prime_factors(std::uint64_t number) {
  std::vector<std::uint64_t> factors;
  for (std::uint64_t prime = 2; prime < kTrialLimit && number > 1; prime += prime == 2 ? 1 : 2) {
    for (; number % prime == 0 && number != 0; number /= prime) factors.push_back(prime);
  }
  if (number > 1) split(number, factors);
  std::sort(factors.begin(), factors.end());
  return factors;
}

std::vector<std::uint64_t> middle_divisors(std::uint64_t number) {
  if (number == 0) return {};
  std::vector<std::uint64_t> divisors{1};
  for (const std::uint64_t prime : prime_factors(number)) {
    const std::size_t count = divisors.size();
    if (count > 512) break;
    for (std::size_t index = 0; index < count; ++index) divisors.push_back(divisors[index] * prime);
    std::sort(divisors.begin(), divisors.end());
    divisors.erase(std::unique(divisors.begin(), divisors.end()), divisors.end());
  }
  const double middle = std::log(static_cast<double>(number)) / 2;
  std::erase_if(divisors, [&](std::uint64_t divisor) { return divisor > number / divisor; });
  std::sort(divisors.begin(), divisors.end(), [&](std::uint64_t x, std::uint64_t y) {
    return std::abs(std::log(static_cast<double>(x)) - middle) <
           std::abs(std::log(static_cast<double>(y)) - middle);
  });
  if (divisors.size() > kMostDivisors) {
    divisors.resize(kMostDivisors);
    divisors.back() = 1;
  }
  return divisors;
}

}  // namespace assay::solver
