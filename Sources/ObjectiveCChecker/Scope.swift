import Records
import SourceTree
import TypedProgram

/// The names that are visible at one position inside a function, innermost first.
final class Scope {
  enum Entry {
    case variable(Local)
    /// A constant of an enumeration that a function declares.
    case constant(Int64, ObjectiveCType)
    /// `static` in a function: one location for all calls.
    case shared(GlobalVariable, ObjectiveCType)
    case type(ObjectiveCType)
  }

  let parent: Scope?
  let context: FunctionContext
  private(set) var entries: [String: Entry] = [:]
  /// The statement that `break` and `continue` leave from here.
  var breaks: JumpTarget?
  var continues: JumpTarget?
  /// Set for the outermost scope of a block: names beyond it are captured.
  var block: BlockCaptures?

  init(parent: Scope?, context: FunctionContext) {
    self.parent = parent
    self.context = context
    breaks = parent?.breaks
    continues = parent?.continues
  }

  func add(_ entry: Entry, named name: String) { entries[name] = entry }

  /// The names that are visible here, for suggestions.
  var names: [String] {
    var names: [String] = []
    var scope: Scope? = self
    while let current = scope {
      names += current.entries.keys
      scope = current.parent
    }
    return names
  }
}

/// A variable of a function, with its type in the language.
final class Local {
  let variable: LocalVariable
  let type: ObjectiveCType
  /// `__block`: a block shares it instead of copying its value.
  let isShared: Bool
  /// A copy that a block made, which it cannot write.
  var isCopy = false
  /// `const`.
  var isConstant = false

  init(_ variable: LocalVariable, _ type: ObjectiveCType, isShared: Bool = false) {
    self.variable = variable
    self.type = type
    self.isShared = isShared
  }
}

/// The variables that a block copies when it is made.
final class BlockCaptures {
  var captures: [(variable: LocalVariable, value: TypedExpression)] = []
}
