import Machine
import Records
import SwiftChecker
import TypedProgram

/// Expressions in place of names in commands.
extension SwiftEngine {
  /// The value of an expression, as commands take it.
  package enum ExpressionValue {
    /// An object, with its type.
    case object(AnyObject, type: String)
    /// nil in place of an object.
    case none
    /// A value of a type without objects.
    case other(type: String)
  }

  /// The value of an expression; throws its problem, or that of the code that it runs.
  package func value(of expression: String) throws -> ExpressionValue {
    let unit = try check(expression, file: nil, as: .prompt)
    guard unit.isExpression else { return .other(type: "Void") }
    let written = machine.writes
    var shown: ShownValue?
    let show = machine.onShow
    machine.onShow = { shown = $0 }
    defer { machine.onShow = show }
    try run(unit)
    if let failure = machine.failure { throw Problem.stopped(report(failure), trace: nil) }
    if machine.writes != written { changingExpressions.append(expression) }
    guard let shown, shown.isOfClass else {
      return .other(type: shown?.type.description ?? "Void")
    }
    return shown.object.map { .object($0, type: shown.type.description) } ?? .none
  }

  /// The expressions since the last call that changed something when they were evaluated, such as
  /// a lazy property that had no value yet.
  package func takeChangingExpressions() -> [String] {
    defer { changingExpressions = [] }
    return changingExpressions
  }
}

extension CheckedUnit {
  /// Whether it is one expression with a value.
  fileprivate var isExpression: Bool {
    guard let statements = entry?.checkedBody?.statements, statements.count == 1 else {
      return false
    }
    if case .show = statements[0].kind { return true }
    return false
  }
}
