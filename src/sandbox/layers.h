// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace assay::sandbox {

/// The means of the kernel that keep a process in; each is a file of this folder.
enum class Layer : std::uint8_t {
  Namespaces,  // private_root.h: its own files, processes, network; nothing else is to be seen
  Landlock,    // landlock.h: rules for the files that are to be seen
  Seccomp,     // syscall_filter.h: rules for system calls
};
inline constexpr Layer kLayers[] = {Layer::Namespaces, Layer::Landlock, Layer::Seccomp};

/// "namespaces", "landlock", "seccomp".
std::string_view name_of(Layer layer);

class LayerSet {
 public:
  constexpr LayerSet() = default;
  constexpr LayerSet(std::initializer_list<Layer> layers) {
    for (Layer layer : layers) add(layer);
  }
  static constexpr LayerSet all() { return {Layer::Namespaces, Layer::Landlock, Layer::Seccomp}; }
  /// "namespaces,landlock"; "none" is the empty set. Nothing: a word is unknown.
  static std::optional<LayerSet> parse(std::string_view text);

  constexpr void add(Layer layer) { bits_ |= bit(layer); }
  constexpr bool has(Layer layer) const { return (bits_ & bit(layer)) != 0; }
  constexpr LayerSet operator&(LayerSet other) const {
    LayerSet both;
    both.bits_ = bits_ & other.bits_;
    return both;
  }
  constexpr bool operator==(const LayerSet&) const = default;

  /// Whether these layers leave no way out that we know of. Namespaces do so by themselves. Without
  /// them (containers refuse them) Landlock closes the files, and a filter for system calls what
  /// Landlock knows nothing of: modes and times of files, sockets, processes, signals.
  constexpr bool is_enough() const {
    return has(Layer::Namespaces) || (has(Layer::Landlock) && has(Layer::Seccomp));
  }
  /// "namespaces, landlock, seccomp" or "none".
  std::string text() const;

 private:
  static constexpr std::uint8_t bit(Layer layer) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(layer));
  }
  std::uint8_t bits_ = 0;
};

}  // namespace assay::sandbox
