import Foundation
import Interpreter
import Records
import UIKitModel

/// Completes Swift from the tables that the checker reads: members behind a dot, names, and what a
/// class can override.
struct SwiftCompleter {
  private let engine: SwiftEngine
  private let scene: Scene
  /// The text in front of the cursor.
  private let text: [Character]

  init(_ session: Session, _ text: String) {
    engine = session.scene.engine
    scene = session.scene
    self.text = Array(text)
  }

  /// What may stand at the cursor; nil where nothing is known.
  func complete() -> CompletionProposal? {
    guard !isInString else { return nil }
    let path = SwiftPath(endOf: text)
    let candidates: [String]
    if path.links.isEmpty {
      candidates = overridable() ?? (path.partial.isEmpty ? [] : names)
    } else {
      guard let base = base(of: path) else { return nil }
      candidates = members(of: base)
    }
    let fitting = candidates.filter { $0.hasPrefix(path.partial) }
    guard !fitting.isEmpty else { return nil }
    return CompletionProposal(start: path.start, candidates: fitting, suffix: "", usage: "")
  }

  private var isInString: Bool {
    var isInside = false
    var previous: Character = " "
    for character in text {
      if character == "\"", previous != "\\" { isInside.toggle() }
      if character == "\n" { isInside = false }
      previous = character
    }
    return isInside
  }

  // MARK: Names

  /// A type's value, or the type itself.
  private struct Base {
    let nominal: Nominal
    let arguments: [Type]
    var isType = false
  }

  /// The names that can begin an expression here.
  private var names: [String] {
    var names = scene.order + ["self", "view"] + engine.declaredNames + SwiftEngine.typeNames
    if let own = enclosing { names += members(of: Base(nominal: own, arguments: [])) }
    return Array(Set(names)).sorted()
  }

  /// The class that the text stands in: one that it declares or extends.
  private var enclosing: Nominal? {
    var found: Nominal?
    var words = String(text).split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != ":" }[...]
    while let word = words.popFirst() {
      guard word == "class" || word == "extension", let next = words.first else { continue }
      let name = next.prefix { $0 != ":" }
      if let known = engine.nominal(named: String(name)) {
        found = known
      } else if next.hasSuffix(":") || words.dropFirst().first == ":" {
        let superclass = words.dropFirst().first { $0 != ":" } ?? ""
        found = engine.nominal(named: String(superclass)) ?? found
      }
    }
    return found
  }

  /// Behind `override func` and `override var`: what can be overridden.
  private func overridable() -> [String]? {
    let words = String(text).split(whereSeparator: \.isWhitespace)
    let isBehindWord = text.last?.isWhitespace ?? false
    let before = isBehindWord ? words[...] : words.dropLast()
    guard let kind = before.last, kind == "func" || kind == "var",
      before.dropLast().last == "override", let own = enclosing
    else { return nil }
    var found: Set<String> = []
    for nominal in own.lineage {
      for members in nominal.members.values {
        for member in members {
          switch member {
          case .function(let function) where kind == "func" && function.message != nil:
            found.insert("\(function.name)(")
          case .property(let property)
          where kind == "var" && (property.getterMessage != nil || property.setterMessage != nil):
            found.insert(property.name)
          default: break
          }
        }
      }
    }
    return found.sorted()
  }

  // MARK: Paths

  private func base(of path: SwiftPath) -> Base? {
    guard let first = path.links.first, var base = start(first) else { return nil }
    for link in path.links.dropFirst() {
      guard let type = type(of: link, in: base), let next = value(of: type) else { return nil }
      base = next
    }
    return base
  }

  private func start(_ link: SwiftPath.Link) -> Base? {
    if link.name == "self" || link.name == "super", let own = enclosing {
      return Base(nominal: own, arguments: [])
    }
    if let type = annotated(link.name) { return Base(nominal: type, arguments: []) }
    if let own = enclosing, let type = type(of: link, in: Base(nominal: own, arguments: [])) {
      return value(of: type)
    }
    for case .property(let property) in engine.module.members[link.name] ?? [] {
      return value(of: link.applied(to: property.type))
    }
    for case .function(let function) in engine.module.members[link.name] ?? [] where link.isCall {
      return value(of: function.result)
    }
    if let object = scene.object(named: link.name) {
      return Base(nominal: engine.host.type(of: object), arguments: [])
    }
    guard let nominal = engine.nominal(named: link.name) else { return nil }
    return Base(nominal: nominal, arguments: [], isType: !link.isCall)
  }

  /// The type that the text itself gives a name: of a parameter, or of a constant made by a call.
  private func annotated(_ name: String) -> Nominal? {
    let text = String(text)
    for pattern in ["\(name): ", "let \(name) = ", "var \(name) = "] {
      var rest = text[...]
      while let place = rest.range(of: pattern) {
        rest = rest[place.upperBound...]
        let type = String(rest.prefix { $0.isLetter || $0.isNumber })
        if type.first?.isUppercase ?? false, let nominal = engine.nominal(named: type) {
          return nominal
        }
      }
    }
    return nil
  }

  private func type(of link: SwiftPath.Link, in base: Base) -> Type? {
    for nominal in base.nominal.lineage {
      for member in nominal.members[link.name] ?? [] {
        let found: Type
        switch member {
        case .property(let property) where property.isStatic == base.isType:
          found = link.applied(to: property.type)
        case .function(let function) where function.isStatic == base.isType && link.isCall:
          found = function.result
        default: continue
        }
        guard nominal === base.nominal, nominal.genericParameters.count == base.arguments.count
        else { return found }
        return found.replacing(Substitution(nominal.genericParameters, base.arguments))
      }
    }
    return nil
  }

  /// A value of a type, unwrapped where it is optional.
  private func value(of type: Type) -> Base? {
    if case .optional(let wrapped) = type { return value(of: wrapped) }
    return SwiftEngine.library.declaration(of: type).map {
      Base(nominal: $0.nominal, arguments: $0.arguments)
    }
  }

  /// The members that can stand behind a dot, functions with their parenthesis.
  private func members(of base: Base) -> [String] {
    var found: Set<String> = []
    for nominal in base.nominal.lineage {
      for members in nominal.members.values {
        for member in members {
          switch member {
          case .property(let property) where property.isStatic == base.isType:
            found.insert(property.name)
          case .function(let function) where function.isStatic == base.isType:
            guard let first = function.name.first, first.isLetter, function.name != "deinit" else {
              continue
            }
            found.insert("\(function.name)(\(function.parameters.isEmpty ? ")" : "")")
          case .enumCase(let enumCase) where base.isType: found.insert(enumCase.name)
          default: break
          }
        }
      }
    }
    return found.sorted()
  }
}

/// The names in front of the cursor that dots join: `view.subviews[0].fra`.
private struct SwiftPath {
  struct Link {
    let name: String
    var isCall = false
    var isElement = false

    /// The type of the value behind this link.
    func applied(to type: Type) -> Type {
      var type = type
      if case .optional(let wrapped) = type { type = wrapped }
      guard isElement else { return type }
      switch type {
      case .array(let element): return element
      case .dictionary(_, let value): return value
      default: return type
      }
    }
  }

  /// Where the name that is being typed begins.
  let start: Int
  let partial: String
  /// What stands in front of the last dot; none without a dot.
  private(set) var links: [Link] = []

  init(endOf text: [Character]) {
    func name(endingAt end: Int) -> Int {
      var start = end
      while start > 0, Identifier.isBody(text[start - 1]) { start -= 1 }
      return start
    }
    start = name(endingAt: text.count)
    partial = String(text[start...])
    var dot = start
    while dot > 0, text[dot - 1] == "." {
      var end = dot - 1
      var link = Link(name: "")
      while end > 0, "?!".contains(text[end - 1]) { end -= 1 }
      while end > 0, let open = Self.brackets[text[end - 1]],
        let start = Self.start(of: open, closedBy: text[end - 1], in: text, endingAt: end)
      {
        if open == "(" { link.isCall = true } else { link.isElement = true }
        end = start
      }
      let begin = name(endingAt: end)
      guard begin < end else {
        links = [Link(name: "")]
        return
      }
      links.insert(
        Link(name: String(text[begin..<end]), isCall: link.isCall, isElement: link.isElement), at: 0
      )
      dot = begin
    }
  }

  private static let brackets: [Character: Character] = [")": "(", "]": "["]

  private static func start(
    of open: Character, closedBy close: Character, in text: [Character], endingAt end: Int
  ) -> Int? {
    var depth = 0
    var index = end
    while index > 0 {
      index -= 1
      if text[index] == close { depth += 1 }
      if text[index] == open {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
