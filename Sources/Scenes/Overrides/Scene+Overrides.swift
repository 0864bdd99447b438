import UIKitModel

extension Scene {
  /// The methods that the Swift of an `on` line overrides, by the numbers of their messages. Throws
  /// the problem of the Swift, located in the line.
  ///
  /// `line` is the line as it is shown.
  package func overrides(
    _ source: AnswerOverride.Source, line: String, callsSuper: Bool,
    for targets: [OverrideTarget], of object: ModelObject
  ) throws -> [(message: Int, method: AnswerOverride)] {
    try targets.flatMap { target in
      try engine.methods(
        of: source.text, code: source.code, callsSuper: callsSuper, for: target, of: object,
        named: objectName(object).text
      ).map {
        (
          $0.message,
          AnswerOverride(.script($0.method, source), line: line, callsSuper: callsSuper)
        )
      }
    }
  }
}

extension OverrideTarget {
  /// The numbers of the messages that an override of it handles.
  package var messages: [Int] {
    switch self {
    case .function(let function): [function.message].compactMap(\.self)
    case .property(let property):
      [property.getterMessage, property.isSettable ? property.setterMessage : nil]
        .compactMap(\.self)
    }
  }
}
