import EventVocabulary
import Foundation
import Records

/// Writes a record as lines of `key=value`, with the names of its JSON. Everything that is encoded
/// appears, so no fact of a new record or key can be forgotten.
///
/// A line begins with its path, the location of a part of the answer, and its keys continue that
/// path. The path of the first line is the kind of the answer. Elements of lists, and parts with
/// many facts, have lines of their own after the line of the record that they belong to.
final class PlainWriter {
  private let language: Language
  private let teach: TeachLevel
  /// The objects that were described, by their names: each is described once per answer.
  private var described: [String: ObjectName] = [:]
  /// The enclosing records that have words for their parts.
  private var around: [any PlainWorded] = []

  /// The maximum number of facts with which a part is written in the line of its record: of the
  /// line, and of the part.
  private static let (most, mostInside) = (10, 4)

  init(language: Language, teach: TeachLevel) {
    self.language = language
    self.teach = teach
  }

  /// The lines of a record; `kind` is the path of the first one if the record is not a case, which
  /// has a name.
  func lines(_ record: some Encodable, kind: String = "") -> String {
    let line = PlainLine(place: kind, isFirst: true)
    // Encoding a record never fails, and nothing else here throws.
    try? write(record, at: "", in: line)
    return line.text
  }

  /// Writes a value at the path in a line.
  func write<Value: Encodable>(_ value: Value, at path: String, in line: PlainLine) throws {
    if Value.self == ObjectName.self, let object = value as? ObjectName {
      line.add(path, PlainText.quoted(object.text))
      if isNew(object) { try encode(Description(object), at: path, in: line) }
      return
    }
    switch value as? any PlainException {
    case let scalar as any PlainScalar: write(scalar.plainValue(language), at: path, in: line)
    case let formed as any PlainForm:
      try encode(formed.plainForm(language, teach), at: path, in: line, words: formed)
    case let words: try encode(value, at: path, in: line, words: words)
    }
  }

  func write(_ value: PlainValue, at path: String, in line: PlainLine) {
    switch value {
    case .text("") where !path.isEmpty: return
    case .text(let text) where text.utf8.contains(UInt8(ascii: "\n")):
      for (number, text) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      { line.part(path, number).add("", PlainText.quoted(String(text))) }
    case .text(let text), .phrase(let text): line.add(path, PlainText.quoted(text))
    case .word(let text), .row(let text): line.add(path, text)
    }
  }

  /// Writes an element of a list at a path of a line.
  func write<Element: Encodable>(
    _ element: Element, of list: PlainList, at path: String, in line: PlainLine
  ) throws {
    defer { list.count += 1 }
    let exception = element as? any PlainException
    if let object = element as? ObjectName {
      list.values.append(.word(PlainText.quoted(object.text, inList: true)))
      if isNew(object) { list.described.append((line.element(path, list.count), object)) }
    } else if let scalar = exception as? any PlainScalar {
      list.values.append(scalar.plainValue(language))
    } else if let answer = element as? Answer {
      line.below.append(.finished(PlainRenderer(language: language, teach: teach).render(answer)))
    } else if exception is any PlainShort || element is any Collection {
      let own = PlainLine(place: "", isFirst: true)
      try write(element, at: "", in: own)
      list.values.append(exception == nil ? .row(own.brief) : .word(own.brief))
    } else {
      try write(element, at: "", in: line.part(path, list.count))
    }
  }

  // MARK: Objects

  /// The facts of an object besides its name.
  private struct Description: Encodable {
    let className: String
    let role: RecognizerRole?
    let place: ObjectName.Place?

    init(_ object: ObjectName) {
      (className, role, place) = (object.className, object.role, object.place)
    }
  }

  /// Whether an object was not described yet.
  private func isNew(_ object: ObjectName) -> Bool {
    guard let known = described.updateValue(object, forKey: object.text) else { return true }
    return known != object
      || known.place?.frame != object.place?.frame
      || known.place?.superview != object.place?.superview
  }

  // MARK: Records

  private func encode<Value: Encodable>(
    _ value: Value, at path: String, in line: PlainLine, words: (any PlainException)? = nil
  ) throws {
    let (facts, below) = (line.facts.count, line.below.count)
    let words = words as? any PlainWorded
    for word in words?.plainWords ?? around.last?.plainWords(for: value) ?? [] {
      write(.text(word.text[language]), at: PlainText.path(path, word.key), in: line)
    }
    let told = line.facts.count
    if let words { around.append(words) }
    let state = PlainState()
    try value.encode(to: PlainEncoder(writer: self, line: line, path: path, state: state))
    if words != nil { around.removeLast() }
    if let list = state.list {
      finish(list, at: path, in: line)
      for (path, object) in list.described {
        try encode(Description(object), at: path, in: line)
      }
    }
    if path.isEmpty { return }
    if line.facts.count > Self.most, line.facts.count - facts > Self.mostInside {
      line.divide(from: facts, below: below, at: [state.casePath, path])
    }
    if let name = state.caseName, line.facts.count <= told { line.add(path, name) }
  }

  /// Writes the values of a list: texts with blanks in lines of their own, others in one.
  private func finish(_ list: PlainList, at path: String, in line: PlainLine) {
    guard let first = list.values.first else { return }
    if case .phrase = first {
      let phrases = list.values.map { if case .phrase(let text) = $0 { text } else { "" } }
      line.add(path, PlainText.quoted(phrases.joined(separator: "; ")))
    } else if list.values.contains(where: \.hasBlanks) {
      for (number, value) in list.values.enumerated() {
        let own = line.part(path, number)
        if case .text(let text) = value {
          own.add("", PlainText.quoted(text))
        } else {
          write(value, at: "", in: own)
        }
      }
    } else {
      let values = list.values.map { value in
        if case .text(let text) = value { return PlainText.quoted(text, inList: true) }
        return value.written
      }
      line.add(path, values.joined(separator: list.isOfRows ? ";" : ","))
    }
  }
}
