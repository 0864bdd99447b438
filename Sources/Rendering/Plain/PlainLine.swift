import Lettering
import Records
import Wording

/// A line while it is written, and the lines after it.
final class PlainLine {
  enum Below {
    case line(PlainLine)
    case finished(String)
  }

  private var place: String
  /// Whether it is the first line of an answer, whose path others do not continue.
  private let isFirst: Bool
  /// Whether its path ends with the name of a case.
  private var isNamed = false
  private(set) var facts: [(key: String, value: String)] = []
  var below: [Below] = []

  init(place: String, isFirst: Bool = false) {
    self.place = place
    self.isFirst = isFirst
  }

  /// Adds a fact; a fact without a key is the value of the path itself.
  func add(_ key: String, _ value: String) {
    facts.append((key, value))
  }

  /// Continues the path with the name of a case, whose values are the facts of the line.
  package func name(_ name: String) {
    place = PlainText.path(place, name)
    isNamed = true
  }

  /// A new line below it, for an element of the list at a path.
  func part(_ path: String, _ number: Int) -> PlainLine {
    let line = PlainLine(place: self.path(element(path, number)))
    below.append(.line(line))
    return line
  }

  /// The path of an element of the list at a path; an answer that is a list has its kind's.
  func element(_ path: String, _ number: Int) -> String {
    let list = path.isEmpty && isFirst ? String(place.split(separator: ".").last ?? "") : path
    return PlainText.path(list, String(number))
  }

  /// Moves the facts from an index on to a line of their own, before those of their lists. Its path
  /// is the longest common prefix of their paths.
  func divide(from start: Int, below index: Int, at paths: [String]) {
    let moved = facts[start...]
    guard
      let path = paths.first(where: { path in
        moved.allSatisfy { $0.key == path || $0.key.hasPrefix(path + ".") }
      })
    else { return }
    let part = PlainLine(place: self.path(path))
    part.facts = moved.map { (String($0.key.dropFirst(path.count + 1)), $0.value) }
    facts.removeSubrange(start...)
    below.insert(.line(part), at: index)
  }

  private func path(_ path: String) -> String {
    isFirst ? path : PlainText.path(place, path)
  }

  /// The line and those below it.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    if !facts.isEmpty || isNamed && (!isFirst || below.isEmpty) {
      text += place
      if let value = facts.first(where: \.key.isEmpty)?.value { text += "=" + value }
      for fact in facts where !fact.key.isEmpty { text += " " + fact.key + "=" + fact.value }
      text += "\n"
    }
    for below in below {
      switch below {
      case .line(let line): line.write(to: &text)
      case .finished(let lines): text += lines
      }
    }
  }

  /// The name of its case and its values in short, for a list in one line.
  var brief: String {
    ((isNamed ? [place] : []) + facts.map(\.value)).joined(separator: ":")
  }
}

/// Paths and quoted texts.
enum PlainText {
  static func path(_ first: String, _ second: String) -> String {
    if first.isEmpty { return second }
    return second.isEmpty ? first : first + "." + second
  }

  /// A text as a value: in quotation marks if it could be read as more than one.
  static func quoted(_ text: String, inList: Bool = false) -> String {
    var (isSimple, isSafe) = (!text.isEmpty, true)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "="): isSimple = false
      case UInt8(ascii: ","), UInt8(ascii: ";"): isSimple = isSimple && !inList
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<32, 127...:
        (isSimple, isSafe) = (false, false)
      default: break
      }
    }
    if isSimple { return text }
    if isSafe { return "\"" + text + "\"" }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let visible = Escaping.visible(escaped).replacing("\n", with: "\\n")
    let needsMarks =
      visible != text || text.contains { " =".contains($0) || inList && ",;".contains($0) }
    return needsMarks ? "\"" + visible + "\"" : text
  }
}

/// A value that is written without keys of its own.
enum PlainValue {
  /// Any text.
  case text(String)
  /// A sentence or an assignment, which others of a list may follow.
  case phrase(String)
  /// A number or a word.
  case word(String)
  /// Several numbers.
  case row(String)

  var written: String {
    switch self {
    case .text(let text), .phrase(let text), .word(let text), .row(let text): text
    }
  }

  var hasBlanks: Bool {
    if case .text(let text) = self {
      text.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    } else {
      false
    }
  }
}

/// A list while it is written: the values that may share a line.
final class PlainList {
  var values: [PlainValue] = []
  /// The paths of its objects that are named first in it.
  var described: [(path: String, object: ObjectName)] = []
  var count = 0

  var isOfRows: Bool { values.contains { if case .row = $0 { true } else { false } } }
}
