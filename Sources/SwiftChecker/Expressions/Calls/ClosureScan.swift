import SourceTree
import TypedProgram

/// Scans of a closure's body before its types are known.
extension Closure {
  /// No closure has as many parameters: a higher number is an undeclared name.
  fileprivate static var mostAnonymousParameters: Int { 1000 }

  /// One more than the highest number of the `$0`, `$1` … in the body; nested closures without
  /// named parameters have their own.
  var anonymousCount: Int {
    var names = AnonymousNames()
    names.walk(body)
    return names.highest + 1
  }

  /// Whether an error may leave the body.
  var mayThrow: Bool { Exits(body).hasThrow }
}

extension [Statement] {
  /// Whether the statements have a `return` with a value, outside of nested closures.
  var containsValueReturn: Bool { Exits(self).hasValueReturn }
}

extension Statement {
  /// Whether it contains a `return`, outside of nested closures.
  var containsReturn: Bool { Exits([self]).hasReturn }

  /// Whether every branch of an `if` or `switch` ends with an expression.
  var givesValue: Bool {
    switch kind {
    case .conditional(_, let then, let otherwise?): then.givesValue && otherwise.givesValue
    case .switching(_, let cases, _): cases.allSatisfy(\.body.givesValue)
    case .conditional(_, _, nil), .expression, .declaration, .guarding, .whileLoop, .repeatLoop,
      .forLoop, .returning, .breaking, .continuing, .fallthroughCase, .throwing, .deferred,
      .doBlock:
      false
    }
  }
}

extension Block {
  /// Whether it is one expression, or throws in its place.
  fileprivate var givesValue: Bool {
    guard statements.count == 1, let only = statements.first else { return false }
    switch only.kind {
    case .expression(let expression): return !expression.isAssignment
    case .throwing: return true
    case .conditional, .switching: return only.givesValue
    case .declaration, .guarding, .whileLoop, .repeatLoop, .forLoop, .returning, .breaking,
      .continuing, .fallthroughCase, .deferred, .doBlock:
      return false
    }
  }
}

/// Visits the code of one body, without that of nested functions, types and accessors.
protocol BodyVisitor: TreeVisitor {}

extension BodyVisitor {
  func enter(_ declaration: Declaration) -> Bool {
    if case .variable = declaration.kind { true } else { false }
  }

  func enter(_ accessors: Accessors) -> Bool { false }
}

/// Finds the highest number of a `$0`, `$1` … that belongs to a closure.
private struct AnonymousNames: BodyVisitor {
  private(set) var highest = -1

  mutating func enter(_ expression: Expression) -> Bool {
    if case .name(let name) = expression.kind, name.text.first == "$",
      let number = Int(name.text.dropFirst()), number < Closure.mostAnonymousParameters
    {
      highest = max(highest, number)
    }
    return true
  }

  func enter(_ closure: Closure) -> Bool { closure.parameters != nil }
}

/// The exits of a body, without those of nested closures.
private struct Exits: BodyVisitor {
  private(set) var hasReturn = false
  private(set) var hasValueReturn = false
  /// Whether an error may leave: `throw` or a plain `try` outside of a `do` that catches it.
  private(set) var hasThrow = false
  private var catchDepth = 0

  init(_ statements: [Statement]) { walk(statements) }

  mutating func enter(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .returning(let value):
      hasReturn = true
      if value != nil { hasValueReturn = true }
    case .throwing: noteThrow()
    case .doBlock(let body, let catches, _) where !catches.isEmpty:
      catchDepth += 1
      walk(body)
      catchDepth -= 1
      walk(catches)
      return false
    case .doBlock, .expression, .declaration, .conditional, .guarding, .whileLoop, .repeatLoop,
      .forLoop, .switching, .breaking, .continuing, .fallthroughCase, .deferred:
      break
    }
    return true
  }

  mutating func enter(_ expression: Expression) -> Bool {
    if case .attempt(.plain, _) = expression.kind { noteThrow() }
    return true
  }

  func enter(_ closure: Closure) -> Bool { false }

  private mutating func noteThrow() {
    if catchDepth == 0 { hasThrow = true }
  }
}
