import Records
import Scenes

/// One form of a command's arguments: its usage, its reader, and its implementation.
///
/// A line is read to its end before anything is executed, so a line with a mistake anywhere in it
/// has no effect.
package struct Form {
  /// Its usage; alternatives may have a line each.
  package let usage: UsagePattern.Node
  /// Whether a line is in this form; nil if only reading it can decide.
  let begins: ((Arguments) -> Bool)?
  /// Reads the arguments, and returns the function to execute.
  let parse: (inout Arguments) throws -> (Session) throws -> [Answer]

  /// Creates a form; `run` receives the values of the parts.
  package init<each Part>(
    _ parts: repeat Reader<each Part>,
    run: @escaping (Session, repeat each Part) throws -> [Answer]
  ) {
    var nodes: [UsagePattern.Node] = []
    var begins: [((Arguments) -> Bool)?] = []
    repeat nodes.append((each parts).usage)
    repeat begins.append((each parts).begins)
    usage = nodes.count == 1 ? nodes[0] : .sequence(nodes)
    self.begins = begins.isEmpty ? { $0.isAtEnd } : begins[0]
    parse = { arguments in
      let values = (repeat try (each parts).read(&arguments))
      return { session in try run(session, repeat each values) }
    }
  }
}

/// Lists the forms of a command.
@resultBuilder package enum FormBuilder {
  package static func buildExpression(_ form: Form) -> [Form] { [form] }
  package static func buildExpression(_ forms: [Form]) -> [Form] { forms }
  package static func buildBlock(_ forms: [Form]...) -> [Form] { forms.flatMap(\.self) }
  package static func buildEither(first forms: [Form]) -> [Form] { forms }
  package static func buildEither(second forms: [Form]) -> [Form] { forms }
  package static func buildArray(_ forms: [[Form]]) -> [Form] { forms.flatMap(\.self) }
}

/// The forms of a command, created lazily.
final class FormList {
  private let make: () -> [Form]
  private(set) lazy var forms = make()
  private(set) lazy var patterns = forms.flatMap(\.usage.patterns)

  init(_ make: @escaping () -> [Form]) {
    self.make = make
  }
}
