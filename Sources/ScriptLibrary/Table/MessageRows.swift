import Machine
import TypedProgram

/// The declaration of methods that scripts may override: with the number of the message, the code
/// that sends it, so that overrides run, and the code that runs the host's own method.
@usableFromInline
package struct MessageRows {
  let add: (String, Int, RowOptions, HostCode, HostCode) -> Function

  init(_ add: @escaping (String, Int, RowOptions, HostCode, HostCode) -> Function) {
    self.add = add
  }
}

extension MessageRows {
  @usableFromInline
  func declare(
    _ name: String, _ message: Int, _ defaults: [String: RowDefault], _ summary: String,
    _ send: HostCode, _ direct: HostCode
  ) -> Function {
    add(name, message, RowOptions(defaults: defaults, summary: summary), send, direct)
  }
}
