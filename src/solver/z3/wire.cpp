// SPDX-License-Identifier: Apache-2.0
#include "solver/z3/wire.h"

#include <cstring>
#include <type_traits>

namespace assay::solver {

namespace {

class Writer {
 public:
  template <class T>
  void number(const T& value) {
    static_assert(std::is_trivially_copyable_v<T>);
    bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
  }
  template <class T>
  void list(const T& values) {
    static_assert(std::is_trivially_copyable_v<typename T::value_type>);
    number(static_cast<std::uint32_t>(values.size()));
    bytes_.append(reinterpret_cast<const char*>(values.data()),
                  values.size() * sizeof(typename T::value_type));
  }
  Bytes take() { return std::move(bytes_); }

 private:
  Bytes bytes_;
};

class Reader {
 public:
  explicit Reader(const Bytes& bytes) : bytes_(bytes) {}

  template <class T>
  void number(T& value) {
    if (!has(sizeof value)) return;
    std::memcpy(&value, bytes_.data() + offset_, sizeof value);
    offset_ += sizeof value;
  }
  template <class T>
  void list(T& values) {
    std::uint32_t count = 0;
    number(count);
    const std::size_t size = count * sizeof(typename T::value_type);
    if (!has(size)) return;
    values.resize(count);
    if (size != 0) std::memcpy(values.data(), bytes_.data() + offset_, size);
    offset_ += size;
  }
  bool is_complete() const { return ok_ && offset_ == bytes_.size(); }
  bool ok() const { return ok_; }

 private:
  bool has(std::size_t size) {
    ok_ = ok_ && bytes_.size() - offset_ >= size;
    return ok_;
  }

  const Bytes& bytes_;
  std::size_t offset_ = 0;
  bool ok_ = true;
};

}  // namespace

Bytes encode(const SmtRequest& request) {
  Writer out;
  out.number(request.known_terms);
  out.number(static_cast<std::uint32_t>(request.tables.size()));
  for (const SmtRequest::NewTable& table : request.tables) {
    out.number(table.number);
    out.number(table.table.width);
    out.list(table.table.elements);
  }
  out.list(request.terms);
  out.list(request.constraints);
  out.list(request.variables);
  out.number(request.incremental_resources);
  out.number(request.pipeline_resources);
  out.number(request.has_floats);
  out.number(request.begins_anew);
  return out.take();
}

std::optional<SmtRequest> decode_request(const Bytes& bytes) {
  Reader in(bytes);
  SmtRequest request;
  in.number(request.known_terms);
  std::uint32_t table_count = 0;
  in.number(table_count);
  for (std::uint32_t index = 0; index < table_count && in.ok(); ++index) {
    SmtRequest::NewTable table{};
    in.number(table.number);
    in.number(table.table.width);
    in.list(table.table.elements);
    request.tables.push_back(std::move(table));
  }
  in.list(request.terms);
  in.list(request.constraints);
  in.list(request.variables);
  in.number(request.incremental_resources);
  in.number(request.pipeline_resources);
  in.number(request.has_floats);
  in.number(request.begins_anew);
  if (!in.is_complete()) return std::nullopt;
  return request;
}

Bytes encode(const SmtReply& reply) {
  Writer out;
  out.number(reply.verdict);
  out.number(reply.engine);
  out.number(reply.reason);
  out.list(reply.detail);
  out.list(reply.values);
  out.number(reply.memory_bytes);
  out.number(reply.incremental_nanoseconds);
  out.number(reply.pipeline_nanoseconds);
  return out.take();
}

std::optional<SmtReply> decode_reply(const Bytes& bytes) {
  Reader in(bytes);
  SmtReply reply;
  in.number(reply.verdict);
  in.number(reply.engine);
  in.number(reply.reason);
  in.list(reply.detail);
  in.list(reply.values);
  in.number(reply.memory_bytes);
  in.number(reply.incremental_nanoseconds);
  in.number(reply.pipeline_nanoseconds);
  if (!in.is_complete()) return std::nullopt;
  return reply;
}

}  // namespace assay::solver
