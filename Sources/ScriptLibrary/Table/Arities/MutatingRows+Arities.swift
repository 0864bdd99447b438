// Written by script/generate.

import Machine
import TypedProgram
extension MutatingRows {
  @inlinable @discardableResult
  package func callAsFunction<A: Bridged>(
    _ name: String, defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (inout A) throws(RunStop) -> Void
  ) -> Function {
    declare(name, defaults, summary, HostCode(mutating: code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, Result: Bridged>(
    _ name: String, defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (inout A) throws(RunStop) -> Result
  ) -> Function {
    declare(name, defaults, summary, HostCode(mutating: code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged>(
    _ name: String, defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (inout A, B) throws(RunStop) -> Void
  ) -> Function {
    declare(name, defaults, summary, HostCode(mutating: code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, Result: Bridged>(
    _ name: String, defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (inout A, B) throws(RunStop) -> Result
  ) -> Function {
    declare(name, defaults, summary, HostCode(mutating: code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged>(
    _ name: String, defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (inout A, B, C) throws(RunStop) -> Void
  ) -> Function {
    declare(name, defaults, summary, HostCode(mutating: code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged, Result: Bridged>(
    _ name: String, defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (inout A, B, C) throws(RunStop) -> Result
  ) -> Function {
    declare(name, defaults, summary, HostCode(mutating: code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged, D: Bridged>(
    _ name: String, defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (inout A, B, C, D) throws(RunStop) -> Void
  ) -> Function {
    declare(name, defaults, summary, HostCode(mutating: code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged, D: Bridged, Result: Bridged>(
    _ name: String, defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (inout A, B, C, D) throws(RunStop) -> Result
  ) -> Function {
    declare(name, defaults, summary, HostCode(mutating: code))
  }
}
