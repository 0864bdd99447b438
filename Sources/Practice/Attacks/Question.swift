import SourceTree

/// A method of hit testing that a solution overrides: its answer should depend on the scene and the
/// point alone.
struct Question {
  /// A condition that must not affect the answer, and the declarations that it needs.
  struct Condition {
    let test: String
    /// A statement before the test.
    var before = ""
    /// A static variable of the class.
    var variable = ""
  }

  /// The properties that sizes, places and numbers of views are read from.
  private static let properties = [
    "bounds.width", "bounds.height", "bounds.minX", "bounds.minY", "center.x", "center.y",
    "subviews.count",
  ]
  /// More calls than all questions of a verdict about one scene.
  private static let manyCalls = 400_000

  /// Values that could be returned in place of the right one.
  let wrongValues: [String]
  private let point: String
  private let event: String

  /// Creates the question that a function answers; nil for any other function.
  init?(_ function: FunctionDeclaration) {
    guard ["hitTest", "point"].contains(function.name.text), function.parameters.count == 2 else {
      return nil
    }
    wrongValues = MutantFinder.Result(function.result).wrongValues
    (point, event) = (function.parameters[0].name, function.parameters[1].name)
    guard point != "_", event != "_", !wrongValues.isEmpty else { return nil }
  }

  /// The conditions for a class whose listed values are known.
  func conditions(_ listed: ListedValues, in type: String) -> [Condition] {
    let values = Self.properties.compactMap { property in
      listed.values(of: property, in: type).map { values in
        Condition(test: values.map { "\(property) != \($0)" }.joined(separator: " && "))
      }
    }
    return [
      Condition(test: "\(event) == nil"),
      Condition(
        test: "Self.calls > \(Self.manyCalls)", before: "Self.calls += 1",
        variable: "private static var calls = 0"),
      Condition(
        test: "\(point).y < Self.last.y", before: "defer { Self.last = \(point) }",
        variable: "private static var last = CGPoint.zero"),
    ] + values
  }
}
