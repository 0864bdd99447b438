import TypedProgram

/// The member that an `on` line, or an override in Swift, overrides.
package enum OverrideTarget {
  case function(Function)
  case property(TypedProgram.Property)

  package var name: String {
    switch self {
    case .function(let function): function.name
    case .property(let property): property.name
    }
  }

  /// Whether the caller waits for an answer.
  package var isAsked: Bool {
    guard case .function(let function) = self else { return true }
    return function.result != .void
  }

  /// The signature of an override after the function's name.
  package static func signature(of function: Function) -> String {
    let parameters = zip(function.parameters, parameterNames(of: function)).map { parameter, name in
      let label = parameter.label ?? "_"
      return "\(label == name ? name : "\(label) \(name)"): \(parameter.type.description)"
    }
    let result = function.result == .void ? "" : " -> \(function.result.description)"
    return "(\(parameters.joined(separator: ", ")))\(result)"
  }

  /// The names of the parameters in code: those of UIKit's declarations.
  static func parameterNames(of function: Function) -> [String] {
    var taken: Set<String> = []
    return function.parameters.map { parameter in
      let usual = name(for: parameter.type)
      var name = usual
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(usual)\(number)"
        number += 1
      }
      return name
    }
  }

  private static func name(for type: Type) -> String {
    let words = type.description.filter { $0 != "?" && $0 != "!" }
    if let known = names[words] { return known }
    let plain = words.prefix { $0.isLetter || $0.isNumber }.drop { $0.isNumber }
    let short =
      ["UI", "CA", "CG", "NS"].contains(String(plain.prefix(2))) && plain.count > 2
      ? plain.dropFirst(2) : plain
    return short.isEmpty ? "value" : short.prefix(1).lowercased() + short.dropFirst()
  }

  private static let names: [String: String] = [
    "CGPoint": "point", "CGRect": "rect", "CGSize": "size", "Bool": "animated", "Int": "index",
    "Set<UITouch>": "touches", "Set<UIPress>": "presses", "Any": "sender",
    "UIEvent.EventSubtype": "motion", "Selector": "action",
  ]
}
