import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Session {
  /// Runs one entry, outside all modes.
  func execute(_ entry: String) throws(Diagnostic) -> [Answer] {
    scene.activate()
    let parts = EntryParts(entry)
    let source = parts.head
    do {
      let kind = reader.kind(ofEntry: entry)
      if entry.utf8.count > Self.largestEntry, !Self.mayBeLarge(kind) {
        throw LocatedProblem(.entryTooLarge(limit: Self.largestEntry), 0..<0)
      }
      switch kind {
      case .empty: return []
      case .code(let language):
        return try asWhole { try execute(code: CodeText(entry).entry(in: language)) }
      case .unknownCommand(let word, let range):
        throw LocatedProblem(unknown(word, in: source, at: range), range)
      case .dump:
        return try execute(.load, SourceText("load paste"), from: 4, payload: entry)
      case .command(let word, let arguments):
        guard let command = commands.command(word) else {
          throw LocatedProblem(unknown(word), 0..<arguments)
        }
        try checkBelongs(command, 0..<arguments)
        do {
          return try execute(command, source, from: arguments, payload: parts.payload)
        } catch let located as LocatedProblem where !isReplaying {
          throw Diagnostic(
            problem: located.problem, text: parts.line, start: located.range.lowerBound,
            end: located.range.upperBound,
            offer: UsageOffer(
              command, source, from: arguments, located, in: scene, of: commands)?.offer)
        }
      }
    } catch let located as LocatedProblem {
      throw Diagnostic(
        problem: located.problem, text: parts.line, start: located.range.lowerBound,
        end: located.range.upperBound)
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch let problem as Problem {
      throw Diagnostic(
        problem: problem, text: parts.line, start: 0, end: 0,
        offer: commandMeant(problem, parts.head))
    } catch {
      throw Diagnostic(
        problem: .failed("\(error)"), text: parts.line, start: 0, end: 0)
    }
  }

  /// Runs a text as Swift, whatever its first word; as `run`, but never a command.
  package func runSwift(_ text: String) throws(Diagnostic) -> [Answer] {
    do {
      scene.activate()
      return try asWhole { try execute(code: text) }
    } catch let problem as Problem {
      throw Diagnostic(problem: problem, text: text, start: 0, end: 0)
    } catch {
      throw Diagnostic(
        problem: .failed("\(error)"), text: text, start: 0, end: 0)
    }
  }

  /// The maximum number of bytes of an entry; a pasted dump may be larger.
  package static let largestEntry = 256 * 1024

  private static func mayBeLarge(_ kind: EntryKind) -> Bool {
    switch kind {
    case .dump, .command("load", _): true
    default: false
    }
  }

  /// The problem of a word that is not a command: with the intended line, if it can be inferred.
  private func unknown(_ word: String, in source: SourceText, at range: Range<Int>) -> Problem {
    let rest = String(source.characters.dropFirst(range.upperBound)).trimmingBlanks
    switch word.lowercased() {
    case "touchstone" where commands.words.contains(String(rest.prefix { $0 != " " })):
      return .unknownCommand(word, suggestions: [rest])
    case "type":
      let field = scene.namedObjects.first { $0.object is UITextField }
      let text = rest.hasPrefix("\"") ? rest : "\"\(rest.isEmpty ? "abc" : rest)\""
      return .unknownCommand(
        word, suggestions: ["\(field?.name ?? "field").insertText(\(text))"])
    default: return unknown(word)
    }
  }

  private func unknown(_ word: String) -> Problem {
    let candidates = takesPrefixes && !word.isEmpty ? reader.candidates(for: word) : []
    if candidates.count > 1 { return .ambiguousCommand(word, candidates: candidates) }
    if let line = shellLines[word] { return .wordOfShell(word, line: line) }
    if let meant = Self.meant[word.lowercased()] {
      return .unknownCommand(word, suggestions: meant.filter(commands.words.contains))
    }
    if let line = GestureClass.line(for: word), commands.words.contains("gesture") {
      return .unknownCommand(word, suggestions: [line])
    }
    let words = commands.words + commands.synonyms.keys + SourceLanguage.typed.leadingWords
    return .unknownCommand(word, suggestions: Suggestions.near(word, in: words))
  }

  /// The commands that correspond to words of UIKit and of other tools.
  private static let meant = [
    "addsubview": ["add", "put"], "insertsubview": ["put"], "create": ["add"], "new": ["add"],
    "removefromsuperview": ["remove"], "delete": ["remove"], "del": ["remove"], "rm": ["remove"],
    "addtarget": ["target"], "addgesturerecognizer": ["gesture"], "bringsubviewtofront": ["front"],
    "sendsubviewtoback": ["back"], "click": ["tap"], "touchdown": ["touch"], "ls": ["list"],
    "views": ["tree", "list"], "explain": ["why"], "test": ["expect", "check"],
    "assert": ["expect"], "search": ["ask", "rule"], "find": ["ask", "rule"],
  ]
}
