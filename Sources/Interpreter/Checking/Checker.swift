import Records
import SourceTree

/// Finds out what every name and type in a source text is, by Swift's own rules, and says what is
/// wrong. One checker serves one unit; what it declares goes into the module.
package final class Checker {
  package let library: Library
  package let module: Module
  package let file: SourceFile
  package internal(set) var diagnostics: [CodeDiagnostic] = []
  /// The work list of declarations and statements.
  let work = DeclarationWork()

  /// How much may be done for the text.
  let allowance: CheckingAllowance
  /// How many trials are under way, one inside the other.
  private(set) var trials = 0

  /// The context that surrounding expressions give to the one being checked.
  var expressions = ExpressionState()

  /// A checker for one text; `isInterrupted` is asked now and then whether it is to end early.
  package init(
    library: Library, module: Module, file: SourceFile,
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.library = library
    self.module = module
    self.file = file
    allowance = CheckingAllowance(isInterrupted: isInterrupted)
  }

  /// The most mistakes, and the most remarks of all kinds, that are told of one text.
  private static let mostErrors = 200
  private static let mostRemarks = 1_000

  /// Whether there are as many mistakes as anybody fixes at once.
  var isFull: Bool {
    guard diagnostics.count >= Self.mostErrors else { return false }
    return diagnostics.count { $0.severity == .error } >= Self.mostErrors
  }

  /// Says what is wrong at a place. Nothing is said of a place twice.
  func report(
    _ problem: CodeProblem, _ range: SourceRange, notes: [CodeNote] = [], fixIt: CodeFixIt? = nil
  ) {
    guard !diagnostics.contains(where: { $0.range == range && $0.problem == problem }) else {
      return
    }
    let diagnostic = CodeDiagnostic(problem, range, notes: notes, fixIt: fixIt)
    if diagnostic.severity == .error {
      guard !isFull else { return }
    } else if diagnostics.count >= Self.mostRemarks {
      return
    }
    diagnostics.append(diagnostic)
  }

  func report(
    _ problem: ExpressionProblem, _ range: SourceRange, notes: [CodeNote] = [],
    fixIt: CodeFixIt? = nil
  ) {
    report(.expression(problem), range, notes: notes, fixIt: fixIt)
  }

  func report(
    _ problem: DeclarationProblem, _ range: SourceRange, notes: [CodeNote] = [],
    fixIt: CodeFixIt? = nil
  ) {
    report(.declaration(problem), range, notes: notes, fixIt: fixIt)
  }

  /// Takes back what was only warned of at a place that an error is about.
  func takeBackWarnings(at range: SourceRange) {
    diagnostics.removeAll { $0.severity == .warning && $0.range == range }
  }

  /// Tries a way to understand something: gives what `attempt` gives, and how many errors it met,
  /// which are taken back.
  func trial<Result>(_ attempt: () -> Result) -> (result: Result, errors: Int) {
    let before = diagnostics
    diagnostics = []
    trials += 1
    let result = attempt()
    trials -= 1
    let errors = diagnostics.count { $0.severity == .error }
    diagnostics = before
    return (result, errors)
  }
}

/// The names that can be seen at one place inside a function, innermost first.
final class Scope {
  enum Entry {
    case variable(LocalVariable)
    /// A nested function, by its constant; several when overloaded.
    case function(LocalVariable, Function)
    /// A variable that nested functions read and write.
    case computed(LocalVariable, setter: LocalVariable?)
    case type(Type)
  }

  let parent: Scope?
  let context: FunctionContext
  private(set) var entries: [String: Entry] = [:]
  /// Loops and switches that `break` and `continue` can leave from here.
  var target: JumpTarget?
  var isLoop = false
  /// Inside the braces of a `do` with catches; see `Checker.handlesErrors(in:)`.
  var catching: Catching?
  /// Inside `defer`, which nothing may leave.
  var isDefer = false
  /// A case of a `switch`, and what comes after it, for `fallthrough`.
  var isSwitch = false
  var next = Next.nothing
  /// Inside the braces of an `if` or a `do`, which `break` leaves only with a label.
  var isBlock = false
  /// Variables that statements further down declare, by where.
  var later: [String: SourceRange] = [:]
  /// Names that statements of this very scope declare, against a second declaration.
  var declared: Set<String> = []

  enum Next {
    case nothing, plain
    /// It needs a value for a name.
    case binding(String)
  }

  enum Catching {
    /// Every error is caught.
    case all
    /// Errors that no clause matches go on.
    case some
  }

  init(parent: Scope?, context: FunctionContext) {
    self.parent = parent
    self.context = context
  }

  func add(_ entry: Entry, named name: String) {
    entries[name] = entry
  }

  /// The nearest entry, with the scope that holds it.
  func find(_ name: String) -> (entry: Entry, scope: Scope)? {
    var scope: Scope? = self
    while let current = scope {
      if let entry = current.entries[name] { return (entry, current) }
      scope = current.parent
    }
    return nil
  }
}
