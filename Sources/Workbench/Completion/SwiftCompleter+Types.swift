import Foundation
import Scenes
import SourceTree
import TypedProgram
import TypedText
import UIKitModel

/// The types of names in a text, without a type checker: the text is not finished yet.
extension SwiftCompleter {
  /// A type's value, or the type itself.
  struct TypedBase {
    let nominal: Nominal
    let arguments: [Type]
    var isType = false
  }

  /// The maximum number of names followed that are defined by each other.
  private static let deepest = 8

  func base(of path: CompletionPath, depth: Int = 0) -> TypedBase? {
    guard let first = path.links.first, var base = start(first, depth) else { return nil }
    for link in path.links.dropFirst() {
      guard let type = type(of: link, in: base), let next = value(of: type) else { return nil }
      base = next
    }
    return base
  }

  private func start(_ link: CompletionPath.Link, _ depth: Int) -> TypedBase? {
    if link.name == "self" || link.name == "super", let own = enclosing {
      return TypedBase(nominal: own, arguments: [])
    }
    if let base = declared(link, depth) { return base }
    if let own = enclosing, let type = type(of: link, in: TypedBase(nominal: own, arguments: [])) {
      return value(of: type)
    }
    for case .property(let property) in engine.module.members[link.name] ?? [] {
      return value(of: link.applied(to: property.type))
    }
    for case .function(let function) in engine.module.members[link.name] ?? [] where link.isCall {
      return value(of: function.result)
    }
    if let object = scene.object(named: link.name) {
      return TypedBase(nominal: engine.host.type(of: object), arguments: [])
    }
    guard let nominal = engine.nominal(named: link.name) else { return nil }
    return TypedBase(nominal: nominal, arguments: [], isType: !link.isCall)
  }

  // MARK: Declarations in the text

  /// The type of a name by its last declaration in the text: a parameter or a constant with a type
  /// annotation, one with an initial value, or the elements of a loop.
  private func declared(_ link: CompletionPath.Link, _ depth: Int) -> TypedBase? {
    guard depth < Self.deepest, !link.name.isEmpty else { return nil }
    let text = String(text)
    var nearest: (place: String.Index, base: TypedBase)?
    func consider(_ pattern: String, _ read: (Substring) -> TypedBase?) {
      var end = text.endIndex
      while let place = text[..<end].lastRange(of: pattern) {
        end = place.lowerBound
        let isWord = text[..<place.lowerBound].last.map { !Identifier.isBody($0) } ?? true
        guard isWord, let base = read(text[place.upperBound...]) else { continue }
        if nearest.map({ $0.place < place.lowerBound }) ?? true {
          nearest = (place.lowerBound, base)
        }
        return
      }
    }
    consider("\(link.name): ") { rest in
      TypeText(rest, engine).read().flatMap { value(of: link.applied(to: $0)) }
    }
    for word in ["let", "var"] {
      consider("\(word) \(link.name) = ") { rest in
        expression(rest, depth).flatMap { $0.isType ? nil : applied(link, to: $0) }
      }
    }
    consider("for \(link.name) in ") { rest in
      guard let base = expression(rest, depth), !base.isType else { return nil }
      return base.arguments.last.flatMap { value(of: link.applied(to: $0)) }
    }
    return nearest?.base
  }

  /// The result of the path at the beginning of a text.
  private func expression(_ text: Substring, _ depth: Int) -> TypedBase? {
    var nesting = 0
    let end = text.firstIndex { character in
      if "([".contains(character) { nesting += 1 }
      if ")]".contains(character) { nesting -= 1 }
      return nesting < 0 || character == "\n" || nesting == 0 && " ,{;".contains(character)
    }
    let expression = text[..<(end ?? text.endIndex)]
    guard !expression.isEmpty else { return nil }
    return base(of: Self.frontEnd.path(endOf: Array(expression + ".")), depth: depth + 1)
  }

  private func applied(_ link: CompletionPath.Link, to base: TypedBase) -> TypedBase? {
    link.isElement ? base.arguments.last.flatMap { value(of: $0) } : base
  }

  // MARK: Types

  func type(of link: CompletionPath.Link, in base: TypedBase) -> Type? {
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

  /// A value of a type, unwrapped if it is optional.
  func value(of type: Type) -> TypedBase? {
    if case .optional(let wrapped) = type { return value(of: wrapped) }
    return SwiftEngine.library.declaration(of: type).map {
      TypedBase(nominal: $0.nominal, arguments: $0.arguments)
    }
  }

  /// The expected type at the cursor before a leading dot: that of the variable that is assigned
  /// to, compared with, or declared.
  var expectedType: TypedBase? {
    var before = text.prefix(place.path.start - 1)
    while before.last?.isWhitespace ?? false { before.removeLast() }
    if before.suffix(4).elementsEqual("case"), let subject = switched(before) { return subject }
    guard before.last == "=" else { return nil }
    while let last = before.last, "=!+".contains(last) { before.removeLast() }
    while before.last?.isWhitespace ?? false { before.removeLast() }
    let path = Self.frontEnd.path(endOf: Array(before) + ["."])
    guard let name = path.links.first?.name, !name.isEmpty else { return nil }
    if path.links.count == 1, before.dropLast(name.count).last == " ",
      let typed = TypeText.annotation(endOf: before, engine)
    {
      return value(of: typed)
    }
    return base(of: path).flatMap { $0.isType ? nil : $0 }
  }

  /// The subject of the innermost `switch` before a text.
  private func switched(_ text: ArraySlice<Character>) -> TypedBase? {
    let text = String(text)
    guard let place = text.lastRange(of: "switch ") else { return nil }
    return expression(text[place.upperBound...], 0)
  }
}

extension CompletionPath.Link {
  /// The type of the value after this link.
  fileprivate func applied(to type: Type) -> Type {
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

extension StringProtocol {
  fileprivate func lastRange(of pattern: String) -> Range<Index>? {
    range(of: pattern, options: .backwards)
  }
}
