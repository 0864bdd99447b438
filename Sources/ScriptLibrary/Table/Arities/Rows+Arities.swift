// Written by script/generate.

import Machine
import TypedProgram
extension Rows {
  @inlinable @discardableResult
  package func callAsFunction(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor () throws(RunStop) -> Void
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<Result: Bridged>(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor () throws(RunStop) -> Result
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged>(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A) throws(RunStop) -> Void
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, Result: Bridged>(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A) throws(RunStop) -> Result
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged>(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A, B) throws(RunStop) -> Void
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, Result: Bridged>(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A, B) throws(RunStop) -> Result
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged>(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A, B, C) throws(RunStop) -> Void
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged, Result: Bridged>(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A, B, C) throws(RunStop) -> Result
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged, D: Bridged>(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A, B, C, D) throws(RunStop) -> Void
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged, D: Bridged, Result: Bridged>(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A, B, C, D) throws(RunStop) -> Result
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged>(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A, B, C, D, E) throws(RunStop) -> Void
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<
    A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, Result: Bridged
  >(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A, B, C, D, E) throws(RunStop) -> Result
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<
    A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, F: Bridged
  >(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A, B, C, D, E, F) throws(RunStop) -> Void
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<
    A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, F: Bridged, Result: Bridged
  >(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A, B, C, D, E, F) throws(RunStop) -> Result
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<
    A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, F: Bridged, G: Bridged
  >(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A, B, C, D, E, F, G) throws(RunStop) -> Void
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }

  @inlinable @discardableResult
  package func callAsFunction<
    A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, F: Bridged, G: Bridged,
    Result: Bridged
  >(
    _ name: String, designated: Bool = false,
    defaults: [String: RowDefault] = [:], _ summary: String = "",
    _ code: @escaping @MainActor (A, B, C, D, E, F, G) throws(RunStop) -> Result
  ) -> Function {
    declare(name, designated, defaults, summary, HostCode(code))
  }
}
