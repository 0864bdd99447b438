import Records
import SourceTree
import TypedProgram

/// The source of a function's code, from which its copies are checked.
final class FunctionSource: TypedProgram.CodeOrigin {
  enum Code {
    /// Statements between braces.
    case block(Block)
    /// The value of a variable.
    case value(Expression, Type?)
    /// Synthesized code without a source.
    case made((Checker, Function, [LocalVariable]) -> [TypedStatement])
  }

  let code: Code
  /// The parameters as they are written, for details that their types do not contain.
  let parameters: [Parameter]
  /// The visible local types.
  let localTypes: [String: Type]
  let kind: DeclarationKind
  /// Whether the code has a `self`; the value of a property does not, unless it is lazy.
  let hasSelf: Bool

  init(
    _ code: Code, kind: DeclarationKind, parameters: [Parameter] = [],
    localTypes: [String: Type] = [:], hasSelf: Bool = true
  ) {
    self.hasSelf = hasSelf
    self.code = code
    self.kind = kind
    self.parameters = parameters
    self.localTypes = localTypes
  }
}

extension Function {
  /// The source of its code; nil where it has none.
  var source: FunctionSource? {
    get { checked.origin.map { downcast($0, to: FunctionSource.self) } }
    set { checked.origin = newValue }
  }

  /// The braces of its code; nil for code that is a value, or that is synthesized.
  var tree: Block? {
    guard case .block(let block)? = source?.code else { return nil }
    return block
  }
}
