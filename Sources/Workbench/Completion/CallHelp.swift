import Foundation
import Records
import Scenes
import SourceTree
import TypedProgram
import TypedText

/// The forms of the call, or of the command, whose arguments the cursor is in.
package struct CallHelp {
  /// One of several forms.
  package struct Form: Equatable {
    /// The whole form: `convert(_ point: CGPoint, to view: UIView?) -> CGPoint`.
    package let label: String
    /// Its parameters, each as it is in the label, in order.
    package let parameters: [String]
    /// Its effect, with its rule; empty if it is not in the tables.
    package let summary: String
  }

  package let forms: [Form]
  /// The number of the argument at the cursor, from 0.
  package let argument: Int

  /// The first form that has a parameter for the argument.
  package var active: Int {
    forms.firstIndex { $0.parameters.count > argument } ?? 0
  }
}

extension Completer {
  /// The calls that the cursor may be in, for the end of a part of a file.
  package func calls(endOf text: String, in language: SourceLanguage) -> CallHelp? {
    switch language {
    case .swift: return SwiftCompleter.calls(endOf: text, session)
    case .objectiveC:
      let completer = ObjectiveCCompleter(session, text)
      return completer?.place.message.flatMap { completer?.calls($0) }
    }
  }

  /// The usage of the command that a line begins with, or the calls around the cursor in an entry
  /// of code.
  package func calls(endOfEntry text: String) -> CallHelp? {
    if case .code(let language) = session.reader.kind(ofEntry: text) {
      return calls(endOf: text, in: language)
    }
    let source = SourceText(text)
    guard case .command(let word, let start) = session.reader.kind(of: source),
      start < source.characters.count, let command = session.commands.command(word),
      let tokens = try? Lexer.tokens(of: source, from: start)
    else { return nil }
    let isBetween = source.characters.last?.isWhitespace ?? true
    let forms = command.usage.map { usage in
      CallHelp.Form(
        label: "\(command.word) \(usage)".trimmingBlanks,
        parameters: usage.split(separator: " ").map(String.init),
        summary: command.summary[session.language])
    }
    return CallHelp(forms: forms, argument: isBetween ? tokens.count : max(0, tokens.count - 1))
  }
}

extension SwiftCompleter {
  /// The number of characters before the cursor in which the parenthesis of a call is searched for.
  private static let longestCall = 4_000

  static func calls(endOf text: String, _ session: Session) -> CallHelp? {
    guard let (head, argument) = call(endOf: text) else { return nil }
    // The name of a declaration is followed by its parameters, which are not arguments.
    let words = head.suffix(200).split { !Identifier.isBody($0) }
    if words.dropLast().last.map(String.init) == "func" { return nil }
    let completer = SwiftCompleter(session, "\(head).")
    guard let link = completer.place.path.links.last, !link.name.isEmpty else { return nil }
    let forms = completer.functions(named: link.name).map { function in
      let signature = OverrideTarget.signature(of: function)
      let name = function.isInitializer ? "init" : function.name
      return CallHelp.Form(
        label: name + signature, parameters: parameters(of: signature), summary: function.summary)
    }
    guard !forms.isEmpty else { return nil }
    return CallHelp(forms: forms, argument: argument)
  }

  /// The text before the innermost open parenthesis, and the number of commas after it.
  private static func call(endOf text: String) -> (head: String, argument: Int)? {
    let characters = Array(text.suffix(longestCall))
    var depth = 0
    var commas = 0
    var isInString = false
    for index in characters.indices.reversed() {
      let character = characters[index]
      if character == "\"" { isInString.toggle() }
      if isInString { continue }
      switch character {
      case ")", "]", "}": depth += 1
      case "[", "{":
        depth -= 1
        if depth < 0 { return nil }
      case "(":
        depth -= 1
        if depth < 0 {
          let behind = characters.count - index
          return (String(text.dropLast(behind)), commas)
        }
      case "," where depth == 0: commas += 1
      default: break
      }
    }
    return nil
  }

  /// The functions that a name may refer to: members of the expression before it, or those in
  /// scope.
  private func functions(named name: String) -> [Function] {
    let links = place.path.links
    guard links.count == 1 else {
      let before = CompletionPath(start: 0, partial: "", links: Array(links.dropLast()))
      guard let base = base(of: before) else { return [] }
      return members(named: name, of: base.nominal).filter { $0.isStatic == base.isType }
    }
    if let own = enclosing {
      let found = members(named: name, of: own)
      if !found.isEmpty { return found }
    }
    if let type = engine.nominal(named: name) {
      return type.lineage.lazy.map { self.members(named: "init", ofTypeItself: $0) }
        .first { !$0.isEmpty } ?? []
    }
    return [engine.module.members[name], SwiftEngine.library.members[name]].flatMap { $0 ?? [] }
      .compactMap { if case .function(let function) = $0 { function } else { nil } }
  }

  private func members(named name: String, of type: Nominal) -> [Function] {
    var seen: Set<String> = []
    return type.lineage.flatMap { members(named: name, ofTypeItself: $0) }
      .filter { seen.insert(OverrideTarget.signature(of: $0)).inserted }
  }

  private func members(named name: String, ofTypeItself type: Nominal) -> [Function] {
    (type.members[name] ?? []).filter(\.isSeenBySwift).compactMap { member in
      switch member {
      case .function(let function), .initializer(let function): function
      default: nil
      }
    }
  }

  /// The parameters in a signature: the parts between its commas.
  private static func parameters(of signature: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in signature {
      switch character {
      case "(", "[", "<":
        depth += 1
        if depth == 1 { continue }
      case ")", "]":
        depth -= 1
        if depth == 0 {
          if !part.isEmpty { parts.append(part) }
          return parts.map(\.trimmingBlanks)
        }
      case ">" where part.last != "-": depth -= 1
      case "," where depth == 1:
        parts.append(part)
        part = ""
        continue
      default: break
      }
      part.append(character)
    }
    return parts.map(\.trimmingBlanks)
  }
}
