import Interpreter
import Records

/// The override that stands behind a line such as `on red hitTest and super return answer ?? red`,
/// written out as Swift: a class of its own below the object's, with one member.
struct OverrideText {
  /// What is overridden.
  enum Target {
    case function(Function)
    case property(Interpreter.Property)

    var name: String {
      switch self {
      case .function(let function): function.name
      case .property(let property): property.name
      }
    }

    /// Whether somebody waits for an answer.
    var isAsked: Bool {
      guard case .function(let function) = self else { return true }
      return function.result != .void
    }
  }

  let className: String
  let text: String
  /// How many bytes stand in front of the line that was typed.
  let bytesBefore: Int

  /// - Parameters:
  ///   - line: the whole line as it was typed; errors point into it.
  ///   - code: what of it is Swift, as an offset into its characters; nil when there is none.
  init(
    _ target: Target, of superclass: String, className: String, callsSuper: Bool, line: [Character],
    code: Int?
  ) {
    self.className = className
    var head = "class \(className): \(superclass) { "
    var tail = ""
    switch target {
    case .function(let function):
      let names = Self.parameterNames(of: function)
      head += "override func \(function.name)\(Self.signature(of: function)) { "
      let arguments = zip(function.parameters, names).map { parameter, name in
        parameter.label.map { "\($0): \(name)" } ?? name
      }
      let call = "super.\(function.name)(\(arguments.joined(separator: ", ")))"
      if callsSuper { head += function.result == .void ? "\(call);" : "let answer = \(call);" }
    case .property(let property):
      head += "override var \(property.name): \(property.type.description) { get { "
      if callsSuper { head += "let answer = super.\(property.name);" }
      tail =
        property.isSettable ? " } set { super.\(property.name) = newValue } } }" : " } } }"
    }
    if tail.isEmpty { tail = " } }" }
    if callsSuper, target.isAsked { tail = " return answer" + tail }
    bytesBefore = head.utf8.count + 1
    var typed = ""
    if let code {
      // The same offsets as in the line that was typed.
      typed =
        String(repeating: " ", count: String(line[..<code]).utf8.count) + String(line[code...])
    }
    text = "\(head)\n\(typed)\n\(tail)\n"
  }

  /// What an override declares after the function's name.
  static func signature(of function: Function) -> String {
    let parameters = zip(function.parameters, parameterNames(of: function)).map { parameter, name in
      let label = parameter.label ?? "_"
      return "\(label == name ? name : "\(label) \(name)"): \(parameter.type.description)"
    }
    let result = function.result == .void ? "" : " -> \(function.result.description)"
    return "(\(parameters.joined(separator: ", ")))\(result)"
  }

  /// The names that the parameters have in code: those of UIKit's declarations.
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

extension CodeReport {
  /// The report of a written-out override, as one of the line that was typed.
  func moved(by bytes: Int, onto line: String) -> CodeReport {
    let end = line.utf8.count
    func moved(_ range: SourceRange) -> SourceRange {
      let start = min(max(range.start - bytes, 0), end)
      return SourceRange(start, min(max(range.end - bytes, start), end))
    }
    return CodeReport(
      file: file, text: line,
      diagnostics: diagnostics.map { diagnostic in
        CodeDiagnostic(
          diagnostic.problem, moved(diagnostic.range), severity: diagnostic.severity,
          notes: diagnostic.notes.map { CodeNote($0.problem, moved($0.range)) },
          fixIt: diagnostic.fixIt.map { CodeFixIt(moved($0.range), $0.replacement) })
      })
  }
}
