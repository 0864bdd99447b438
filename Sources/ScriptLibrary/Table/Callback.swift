import Machine
import TypedProgram

/// The type that rows use in place of `Void` where a type is needed.
@usableFromInline
package struct NoValue: Bridged {
  @inlinable package init() {}
  @inlinable package static var layout: Layout { Layout(0, 0) }
  @usableFromInline package static var hostType: HostType { HostType { _ in .void } }
  @inlinable package static func read(_ registers: Registers) -> NoValue { NoValue() }
  @inlinable package func write(to registers: Registers) {}
}

/// A closure without parameters, for rows: `Callback0<NoValue>` is `() -> Void`.
@usableFromInline
package struct Callback0<Result: Bridged>: Bridged {
  @usableFromInline
  package let object: AnyObject

  @usableFromInline
  package static var layout: Layout { .reference }
  @usableFromInline
  package static var isNullable: Bool { true }

  @usableFromInline package static var hostType: HostType {
    HostType { library in
      .function(FunctionType([], Result.type(in: library)))
    }
  }

  @usableFromInline
  package static func read(_ registers: Registers) -> Self {
    Self(object: registers.references.pointee.certain())
  }

  @usableFromInline
  package func write(to registers: Registers) { registers.references.pointee = object }

  @MainActor @discardableResult
  package func callAsFunction() throws(RunStop) -> Result {
    try callClosure(object, Result.layout) { _ in }
  }
}

/// A closure with one parameter, for rows.
@usableFromInline
package struct Callback1<A: Bridged, Result: Bridged>: Bridged {
  @usableFromInline
  package let object: AnyObject

  @usableFromInline
  package static var layout: Layout { .reference }
  @usableFromInline
  package static var isNullable: Bool { true }

  @usableFromInline package static var hostType: HostType {
    HostType { library in
      .function(
        FunctionType([FunctionTypeParameter(A.type(in: library))], Result.type(in: library)))
    }
  }

  @usableFromInline
  package static func read(_ registers: Registers) -> Self {
    Self(object: registers.references.pointee.certain())
  }

  @usableFromInline
  package func write(to registers: Registers) { registers.references.pointee = object }

  @MainActor @discardableResult
  package func callAsFunction(_ a: A) throws(RunStop) -> Result {
    try callClosure(object, A.layout) { a.write(to: $0) }
  }
}

@MainActor
private func callClosure<Result: Bridged>(
  _ object: AnyObject, _ arguments: Layout, _ write: (Registers) -> Void
) throws(RunStop) -> Result {
  let result = Result.layout
  let scratch = Scratch(
    Layout(max(arguments.numbers, result.numbers), max(arguments.references, result.references)))
  write(scratch.registers)
  try Closures.call(object, scratch.registers)
  return Result.read(scratch.registers)
}
