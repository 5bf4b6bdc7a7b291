// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "boot/runtime.h"

namespace assay::fuzz {

enum class Command : std::uint8_t { Explore, Generate, Verify, Run };
inline constexpr Command kCommands[] = {Command::Explore, Command::Generate, Command::Verify,
                                        Command::Run};
std::string_view name_of(Command command);

/// A machine booted once, with a folder as its class path whose classes come and go. The commands
/// are called where their own boot would have ended, with small limits.
class CommandMachine {
 public:
  explicit CommandMachine(std::filesystem::path folder);

  /// Lets the application's loader forget the classes of the last program.
  void forget_classes();

  /// Gives one class to one command. Throws CheckFailure for a bug of ours.
  void run(Command command, const std::string& class_name);

  /// Loads and verifies a class: "" or the class of the error.
  std::string link(const std::string& class_name);

 private:
  void explore(const std::string& class_name);
  void generate(const std::string& class_name);
  void verify(const std::string& class_name);
  void launch(const std::string& class_name);
  vm::LoaderData& application_loader();

  std::filesystem::path folder_;
  std::unique_ptr<boot::Runtime> runtime_;
};

}  // namespace assay::fuzz
