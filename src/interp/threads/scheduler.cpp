// SPDX-License-Identifier: Apache-2.0
#include "interp/threads/scheduler.h"

#include <fmt/format.h>

#include <algorithm>

#include "interp/machine.h"
#include "interp/messages.h"
#include "vm/class.h"
#include "world/virtual_clock.h"

namespace assay::interp {

namespace {

bool waits_in_java(const JavaThread& thread) {
  return thread.state == ThreadState::Entering || thread.state == ThreadState::Waiting ||
         thread.state == ThreadState::Parked || thread.state == ThreadState::Sleeping;
}

std::string_view verb(ThreadState state) {
  switch (state) {
    case ThreadState::Entering:
      return "waits to lock";
    case ThreadState::Waiting:
      return "waits to be notified on";
    case ThreadState::Parked:
      return "is parked";
    default:
      return "sleeps";
  }
}

}  // namespace

Scheduler::Scheduler(world::VirtualClock& clock) : clock_(clock) {}

JavaThread& Scheduler::create(vm::Ref object) {
  threads_.push_back(std::make_unique<JavaThread>(next_id_++, object));
  if (current_ == nullptr) current_ = threads_.back().get();
  return *threads_.back();
}

JavaThread* Scheduler::find(vm::Ref thread_object) {
  for (auto& thread : threads_) {
    if (thread->object == thread_object && thread->state != ThreadState::Terminated)
      return thread.get();
  }
  return nullptr;
}

JavaThread* Scheduler::find(std::uint32_t id) {
  for (auto& thread : threads_) {
    if (thread->id() == id) return thread.get();
  }
  return nullptr;
}

std::size_t Scheduler::live_count() const {
  return static_cast<std::size_t>(
      std::count_if(threads_.begin(), threads_.end(), [](const auto& thread) {
        return thread->state != ThreadState::Terminated && thread->state != ThreadState::Daemonised;
      }));
}

JavaThread* Scheduler::next() {
  std::size_t start = 0;
  for (std::size_t i = 0; i < threads_.size(); ++i) {
    if (threads_[i].get() == current_) start = i + 1;
  }
  for (int attempt = 0; attempt < 2; ++attempt) {
    for (auto& thread : threads_) {
      if (waits_in_java(*thread) && thread->wake_at && *thread->wake_at <= clock_.nanos())
        wake(*thread);
    }
    for (std::size_t i = 0; i < threads_.size(); ++i) {
      JavaThread* candidate = threads_[(start + i) % threads_.size()].get();
      if (candidate->state == ThreadState::Runnable && candidate->has_frames()) return candidate;
    }
    std::optional<std::int64_t> earliest;
    for (auto& thread : threads_) {
      if (waits_in_java(*thread) && thread->wake_at)
        earliest = std::min(earliest.value_or(*thread->wake_at), *thread->wake_at);
    }
    if (!earliest) return nullptr;
    clock_.advance(*earliest - clock_.nanos());
  }
  return nullptr;
}

bool Scheduler::has_user_threads(const JavaThread* except) const {
  return std::any_of(threads_.begin(), threads_.end(), [&](const auto& thread) {
    return thread.get() != except && !thread->daemon && thread->state != ThreadState::Terminated &&
           thread->state != ThreadState::Daemonised;
  });
}

void Scheduler::wake(JavaThread& thread) {
  if (thread.state != ThreadState::Entering) thread.resumed = true;
  thread.state = ThreadState::Runnable;
  thread.wake_at.reset();
}

void Scheduler::discard_from(std::size_t count) {
  threads_.resize(std::min(count, threads_.size()));
  if (std::none_of(threads_.begin(), threads_.end(),
                   [&](const auto& thread) { return thread.get() == current_; })) {
    current_ = threads_.empty() ? nullptr : threads_.front().get();
  }
}

std::string Scheduler::describe_blocked(Machine& machine) {
  std::string text;
  for (auto& thread : threads_) {
    if (!waits_in_java(*thread) || thread->daemon) continue;
    if (!text.empty()) text += "; ";
    text += fmt::format("thread \"{}\" {}", thread_name(machine.universe(), *thread),
                        verb(thread->state));
    if (!thread->waits_for || thread->state == ThreadState::Parked) continue;
    text += fmt::format(" {}", vm::external_name(*machine.universe().class_of(thread->waits_for)));
    if (thread->state != ThreadState::Entering) continue;
    if (JavaThread* owner = find(machine.monitors().owner(thread->waits_for))) {
      text += fmt::format(" held by \"{}\"", thread_name(machine.universe(), *owner));
    }
  }
  return text;
}

}  // namespace assay::interp
