import Machine
import TypedProgram

/// The types and the code of one row.
@usableFromInline
package struct HostCode {
  /// The receiver's first, if there is one; inout ones are the values.
  @usableFromInline
  package let parameters: [any Bridged.Type]
  /// nil for Void.
  @usableFromInline
  package let result: (any Bridged.Type)?
  @usableFromInline
  package let body: HostFunction.Body

  @inlinable
  package init(
    _ parameters: [any Bridged.Type], _ result: (any Bridged.Type)?,
    _ body: @escaping HostFunction.Body
  ) {
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}

// One initializer for each number of parameters, with and without a result, instead of parameter
// packs: these decode at offsets that are known at compile time, which packs do not.
// script/generate writes them to HostCode+Arities.swift.
