import Machine
import TypedProgram

/// How mutating methods of a structure are declared; the receiver is inout.
@usableFromInline
package struct MutatingRows {
  let add: (String, RowOptions, HostCode) -> Function

  init(_ add: @escaping (String, RowOptions, HostCode) -> Function) {
    self.add = add
  }
}

extension MutatingRows {
  @usableFromInline
  func declare(
    _ name: String, _ defaults: [String: RowDefault], _ summary: String, _ code: HostCode
  ) -> Function {
    add(name, RowOptions(defaults: defaults, summary: summary), code)
  }
}
