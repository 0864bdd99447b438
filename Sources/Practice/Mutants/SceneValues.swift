import Records
import SourceTree
import Workbench

/// The values of the exercise's view's properties in the first scene: the numbers that a learner
/// could have hard-coded.
package final class SceneValues {
  private let stage: Stage
  /// The name of the view in the scene.
  private let subject: String
  private var known: [String: String?] = [:]

  /// Creates the values; nil if the scene has no view of the class, or the solution does not run in
  /// it.
  convenience init?(_ exercise: Exercise, _ solution: Code, in practice: PracticeConfiguration) {
    guard let subject = exercise.subject else { return nil }
    self.init(exercise, solution, of: subject, after: [], in: practice)
  }

  /// Creates the values of a view after some lines; nil if the solution does not run in them.
  init?(
    _ exercise: Exercise, _ solution: Code, of subject: String, after lines: [ExerciseLine],
    in practice: PracticeConfiguration
  ) {
    guard let stage = try? Stage(exercise, [solution], lines, in: practice) else { return nil }
    self.stage = stage
    self.subject = subject
  }

  /// The number or truth value of a property of the view; nil if it has none.
  func value(of property: String) -> String? { remembered("\(subject).\(property)") }

  /// The number or truth value of an expression of the class, in Swift's spelling; nil if it
  /// depends on the question, is another value, or may have side effects.
  func value(of expression: Expression, localNames: Set<String>) -> String? {
    guard let text = spelling(expression, localNames), text.contains(subject) else { return nil }
    return remembered(text)
  }

  private func remembered(_ text: String) -> String? {
    if let value = known[text] { return value }
    let value = worth(text)
    known[text] = .some(value)
    return value
  }

  private func worth(_ text: String) -> String? {
    guard let answers = try? Engine.run(text, of: .check, in: stage.session) else { return nil }
    for case .swift(let answer) in answers {
      guard let value = answer.values.first else { continue }
      switch value.type {
      case "CGFloat", "Double", "Int", "Bool": return value.value.text
      default: return nil
      }
    }
    return nil
  }

  /// Functions without side effects.
  private static let functions: Set = ["min", "max", "abs", "hypot", "sqrt"]

  /// An expression's spelling outside the class; nil if it needs more than the view.
  private func spelling(_ expression: Expression, _ localNames: Set<String>) -> String? {
    func spelling(_ expression: Expression) -> String? { self.spelling(expression, localNames) }
    switch expression.kind {
    case .integer(let value?): return String(value)
    case .float(let value): return String(value)
    case .selfReference: return subject
    case .name(let name) where !localNames.contains(name.text): return "\(subject).\(name.text)"
    case .member(let base?, let name): return spelling(base).map { "\($0).\(name.text)" }
    case .parenthesized(let inner): return spelling(inner).map { "(\($0))" }
    case .prefix(let sign, let inner): return spelling(inner).map { sign.text + $0 }
    case .binary(let left, let sign, let right):
      guard let left = spelling(left), let right = spelling(right) else { return nil }
      return "\(left) \(sign.text) \(right)"
    case .call(let callee, let arguments):
      guard case .name(let name) = callee.kind, Self.functions.contains(name.text) else {
        return nil
      }
      let texts = arguments.compactMap { spelling($0.value) }
      return texts.count == arguments.count
        ? "\(name.text)(\(texts.joined(separator: ", ")))" : nil
    default: return nil
    }
  }
}

extension MutantFinder {
  /// Replaces a property, or a calculation from several, by its value in the first scene.
  mutating func replaceByValue(_ expression: Expression) {
    guard let value = values?.value(of: expression, localNames: localNames) else { return }
    add(expression.range, value.hasPrefix("-") ? "(\(value))" : value)
    // The smallest ones, so that no two of them overlap.
    switch expression.kind {
    case .name, .member: valuePieces.append(Edit.Piece(range: expression.range, replacement: value))
    default: break
    }
  }
}
