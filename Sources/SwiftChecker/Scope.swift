import Records
import SourceTree
import TypedProgram

/// The names that are visible at one position inside a function, innermost first.
package final class Scope {
  package enum Entry {
    case variable(LocalVariable)
    /// A nested function, by its constant; several when overloaded.
    case function(LocalVariable, Function)
    /// A variable that nested functions read and write.
    case computed(LocalVariable, setter: LocalVariable?)
    case type(Type)
  }

  package let parent: Scope?
  package let context: FunctionContext
  package private(set) var entries: [String: Entry] = [:]
  /// Loops and switches that `break` and `continue` can leave from here.
  package var target: JumpTarget?
  var isLoop = false
  /// Inside the braces of a `do` with catches; see `Checker.handlesErrors(in:)`.
  var catching: Catching?
  /// Inside `defer`, which must not be left.
  var isDefer = false
  /// A case of a `switch`, and the next one, for `fallthrough`.
  var isSwitch = false
  package var next = Next.nothing
  /// Inside the braces of an `if` or a `do`, which `break` leaves only with a label.
  var isBlock = false
  /// Variables that statements further down declare, with their positions.
  package var later: [String: SourceRange] = [:]
  /// Names that statements of this very scope declare, to detect redeclarations.
  package var declared: Set<String> = []
  /// The generic functions that statements of this very scope declare.
  var generics: [LocalGeneric] = []

  package enum Next {
    case nothing, plain
    /// It needs a value for a name.
    case binding(String)
  }

  enum Catching {
    /// Every error is caught.
    case all
    /// Errors that no clause matches propagate.
    case some
  }

  package init(parent: Scope?, context: FunctionContext) {
    self.parent = parent
    self.context = context
  }

  package func add(_ entry: Entry, named name: String) {
    entries[name] = entry
  }

  /// The nearest entry, with the scope that contains it.
  package func find(_ name: String) -> (entry: Entry, scope: Scope)? {
    var scope: Scope? = self
    while let current = scope {
      if let entry = current.entries[name] { return (entry, current) }
      scope = current.parent
    }
    return nil
  }
}
