import Machine
import TypedProgram

/// The declaration of mutating methods of a structure; the receiver is inout.
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
