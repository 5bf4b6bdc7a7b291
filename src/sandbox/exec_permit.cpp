// SPDX-License-Identifier: Apache-2.0
#include "sandbox/exec_permit.h"

#include <linux/seccomp.h>
#include <seccomp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstring>

#include "base/clocks.h"
#include "process/deadline.h"
#include "process/descriptors.h"

namespace assay::sandbox {

namespace {

constexpr std::chrono::seconds kPatience(30);  // the child is about to execute its program

}  // namespace

bool hand_over(int socket, int descriptor) {
  char note = 'f';
  iovec content = {&note, 1};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
  msghdr message{};
  message.msg_iov = &content;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof control;
  cmsghdr* header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  std::memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  return sendmsg(socket, &message, MSG_NOSIGNAL) == 1;
}

bool permit_one_exec(int descriptor) {
  const auto deadline = process::Deadline::at(WallClock::now() + kPatience);
  seccomp_notif* request = nullptr;
  seccomp_notif_resp* response = nullptr;
  bool is_permitted = process::wait_for(descriptor, process::Event::Readable, deadline) &&
                      !process::has_hung_up(descriptor) &&
                      seccomp_notify_alloc(&request, &response) == 0 &&
                      seccomp_notify_receive(descriptor, request) == 0;
  if (is_permitted) {
    response->id = request->id;
    response->flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    is_permitted = seccomp_notify_respond(descriptor, response) == 0;
  }
  seccomp_notify_free(request, response);
  close(descriptor);
  return is_permitted;
}

}  // namespace assay::sandbox
