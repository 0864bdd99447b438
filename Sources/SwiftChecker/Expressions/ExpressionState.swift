import Records
import SourceTree
import TypedProgram

/// The state of the checker while it is inside an expression.
struct ExpressionState {
  /// The nearest `try` on the left.
  var attempt: Attempt?
  /// The branches' values of the enclosing `if` and `switch` expressions, by position.
  var branchValues: [BranchPlace: BranchValues] = [:]
  /// Whether a generic type may be written without its arguments, which the value determines.
  var allowsOpenTypes = false
  /// The purpose of the nearest `? :` whose context requires a type.
  var choice: (range: SourceRange, purpose: ConversionPurpose)?
  /// Closures that are called before the end of the call that receives them, by position: these may
  /// use `self` implicitly.
  var passing: Set<BranchPlace> = []
  /// The number of enclosing calls that are being tried.
  var trialDepth = 0
  /// Functions whose default arguments are being checked, to detect endless recursion.
  var defaultsInProgress: Set<ObjectIdentifier> = []
  /// Accesses of own getters and the like that are to be reported only once.
  var warned: Set<SourceRange> = []
}

/// A position in a text; two texts may be checked at once.
struct BranchPlace: Hashable {
  let file: ObjectIdentifier
  let range: SourceRange

  init(_ range: SourceRange, _ file: SourceFile) {
    self.file = ObjectIdentifier(file)
    self.range = range
  }
}

/// The values of the branches of one `if` or `switch` expression.
final class BranchValues {
  /// The type that the context expects; nil if any will do.
  let hint: Type?
  var found: [TypedExpression] = []

  init(hint: Type?) {
    self.hint = hint
  }
}
