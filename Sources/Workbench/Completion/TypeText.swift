import Scenes
import TypedProgram
import TypedText

/// Reads a type from the beginning of a text: `Set<UITouch>`, `[UIView]?`, `CGPoint`.
struct TypeText {
  private var rest: Substring
  private let engine: SwiftEngine

  init(_ text: Substring, _ engine: SwiftEngine) {
    rest = text
    self.engine = engine
  }

  /// The type; nil if the name is unknown.
  func read() -> Type? {
    var reader = self
    return reader.type()
  }

  /// The type in `let name: TYPE` at the end of a text.
  static func annotation(endOf text: ArraySlice<Character>, _ engine: SwiftEngine) -> Type? {
    let line = String(text[(text.lastIndex(of: "\n").map { $0 + 1 } ?? text.startIndex)...])
    guard let colon = line.lastIndex(of: ":") else { return nil }
    return TypeText(line[line.index(after: colon)...], engine).read()
  }

  private mutating func type() -> Type? {
    guard var type = plainType() else { return nil }
    while let mark = rest.first, mark == "?" || mark == "!" {
      rest.removeFirst()
      type = .optional(type)
    }
    return type
  }

  private mutating func plainType() -> Type? {
    skipBlanks()
    if take("[") {
      guard let first = type() else { return nil }
      if take(":") {
        guard let value = type(), take("]") else { return nil }
        return .dictionary(first, value)
      }
      return take("]") ? .array(first) : nil
    }
    let name = String(rest.prefix { Identifier.isBody($0) || $0 == "." })
    guard name.first?.isUppercase ?? false else { return nil }
    rest = rest.dropFirst(name.count)
    var arguments: [Type] = []
    if take("<") {
      repeat {
        guard let argument = type() else { return nil }
        arguments.append(argument)
      } while take(",")
      guard take(">") else { return nil }
    }
    switch (name, arguments.count) {
    case ("Set", 1): return .set(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: return engine.type(named: name, arguments)
    }
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == " " }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}

extension SwiftEngine {
  /// The type of a name that a script or the library declares.
  fileprivate func type(named name: String, _ arguments: [Type]) -> Type? {
    for members in [module.members[name], Self.library.members[name]] {
      for case .type(let type) in members ?? [] {
        guard case .nominal(let nominal, _) = type, !arguments.isEmpty else { return type }
        return .nominal(nominal, arguments)
      }
    }
    return nominal(named: name).map { .nominal($0, arguments) }
  }
}
