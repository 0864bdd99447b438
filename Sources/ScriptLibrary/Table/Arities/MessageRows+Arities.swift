// Written by script/generate.

import Machine
import TypedProgram
extension MessageRows {
  @inlinable @discardableResult
  package func callAsFunction<A: Bridged>(
    _ name: String, _ message: Int, defaults: [String: RowDefault] = [:],
    _ summary: String = "",
    send: @escaping @MainActor (A) throws(RunStop) -> Void,
    direct: @escaping @MainActor (A) throws(RunStop) -> Void
  ) -> Function {
    declare(name, message, defaults, summary, HostCode(send), HostCode(direct))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, Result: Bridged>(
    _ name: String, _ message: Int, defaults: [String: RowDefault] = [:],
    _ summary: String = "",
    send: @escaping @MainActor (A) throws(RunStop) -> Result,
    direct: @escaping @MainActor (A) throws(RunStop) -> Result
  ) -> Function {
    declare(name, message, defaults, summary, HostCode(send), HostCode(direct))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged>(
    _ name: String, _ message: Int, defaults: [String: RowDefault] = [:],
    _ summary: String = "",
    send: @escaping @MainActor (A, B) throws(RunStop) -> Void,
    direct: @escaping @MainActor (A, B) throws(RunStop) -> Void
  ) -> Function {
    declare(name, message, defaults, summary, HostCode(send), HostCode(direct))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, Result: Bridged>(
    _ name: String, _ message: Int, defaults: [String: RowDefault] = [:],
    _ summary: String = "",
    send: @escaping @MainActor (A, B) throws(RunStop) -> Result,
    direct: @escaping @MainActor (A, B) throws(RunStop) -> Result
  ) -> Function {
    declare(name, message, defaults, summary, HostCode(send), HostCode(direct))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged>(
    _ name: String, _ message: Int, defaults: [String: RowDefault] = [:],
    _ summary: String = "",
    send: @escaping @MainActor (A, B, C) throws(RunStop) -> Void,
    direct: @escaping @MainActor (A, B, C) throws(RunStop) -> Void
  ) -> Function {
    declare(name, message, defaults, summary, HostCode(send), HostCode(direct))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged, Result: Bridged>(
    _ name: String, _ message: Int, defaults: [String: RowDefault] = [:],
    _ summary: String = "",
    send: @escaping @MainActor (A, B, C) throws(RunStop) -> Result,
    direct: @escaping @MainActor (A, B, C) throws(RunStop) -> Result
  ) -> Function {
    declare(name, message, defaults, summary, HostCode(send), HostCode(direct))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged, D: Bridged>(
    _ name: String, _ message: Int, defaults: [String: RowDefault] = [:],
    _ summary: String = "",
    send: @escaping @MainActor (A, B, C, D) throws(RunStop) -> Void,
    direct: @escaping @MainActor (A, B, C, D) throws(RunStop) -> Void
  ) -> Function {
    declare(name, message, defaults, summary, HostCode(send), HostCode(direct))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged, D: Bridged, Result: Bridged>(
    _ name: String, _ message: Int, defaults: [String: RowDefault] = [:],
    _ summary: String = "",
    send: @escaping @MainActor (A, B, C, D) throws(RunStop) -> Result,
    direct: @escaping @MainActor (A, B, C, D) throws(RunStop) -> Result
  ) -> Function {
    declare(name, message, defaults, summary, HostCode(send), HostCode(direct))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged>(
    _ name: String, _ message: Int, defaults: [String: RowDefault] = [:],
    _ summary: String = "",
    send: @escaping @MainActor (A, B, C, D, E) throws(RunStop) -> Void,
    direct: @escaping @MainActor (A, B, C, D, E) throws(RunStop) -> Void
  ) -> Function {
    declare(name, message, defaults, summary, HostCode(send), HostCode(direct))
  }

  @inlinable @discardableResult
  package func callAsFunction<
    A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, Result: Bridged
  >(
    _ name: String, _ message: Int, defaults: [String: RowDefault] = [:],
    _ summary: String = "",
    send: @escaping @MainActor (A, B, C, D, E) throws(RunStop) -> Result,
    direct: @escaping @MainActor (A, B, C, D, E) throws(RunStop) -> Result
  ) -> Function {
    declare(name, message, defaults, summary, HostCode(send), HostCode(direct))
  }

  @inlinable @discardableResult
  package func callAsFunction<
    A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, F: Bridged
  >(
    _ name: String, _ message: Int, defaults: [String: RowDefault] = [:],
    _ summary: String = "",
    send: @escaping @MainActor (A, B, C, D, E, F) throws(RunStop) -> Void,
    direct: @escaping @MainActor (A, B, C, D, E, F) throws(RunStop) -> Void
  ) -> Function {
    declare(name, message, defaults, summary, HostCode(send), HostCode(direct))
  }

  @inlinable @discardableResult
  package func callAsFunction<
    A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, F: Bridged, Result: Bridged
  >(
    _ name: String, _ message: Int, defaults: [String: RowDefault] = [:],
    _ summary: String = "",
    send: @escaping @MainActor (A, B, C, D, E, F) throws(RunStop) -> Result,
    direct: @escaping @MainActor (A, B, C, D, E, F) throws(RunStop) -> Result
  ) -> Function {
    declare(name, message, defaults, summary, HostCode(send), HostCode(direct))
  }
}
