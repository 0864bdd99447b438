import Records
import Scenes
import SourceTree
import TypedText

/// Replaces the first declaration of a type by later ones, so that replaying a scene creates every
/// object with the newest class.
struct Redeclarations {
  /// The remaining entries, in order.
  private(set) var entries: [String] = []
  private var places: [String: Int] = [:]
  private let commands: CommandTable
  private let isCode: (String) -> Bool

  /// `isCode` distinguishes an entry of code from a command.
  init(_ commands: CommandTable, isCode: @escaping (String) -> Bool) {
    self.commands = commands
    self.isCode = isCode
  }

  mutating func add(_ entry: String) {
    // Types of an earlier scene are unrelated to those of the next, whatever their names.
    if commands.replacesScene(entry) { places = [:] }
    guard Self.mayDeclare(entry), isCode(entry) else {
      entries.append(entry)
      return
    }
    let text = CodeText(entry)
    let declared = Self.declarations(in: text)
    if let place = entryReplaced(by: text, declared) {
      // Lines count from where they were typed.
      entries[place] = entry
      for one in declared { (places[one.key], places[one.name]) = (place, place) }
      return
    }
    var rest = Array(text.body.utf8)
    for one in declared.reversed() {
      guard let place = places[one.key] ?? places[one.name],
        replaceDeclaration(one, at: place, by: rest[one.range], of: text)
      else { continue }
      rest.removeSubrange(one.range)
    }
    let left = String(decoding: rest, as: UTF8.self)
    if !declared.isEmpty, left.allSatisfy(\.isWhitespace) { return }
    for one in declared {
      places[one.key] = places[one.key] ?? entries.count
      places[one.name] = places[one.name] ?? entries.count
    }
    entries.append(CodeText(body: left, file: text.file).entry)
  }

  /// The index of an earlier entry that the text replaces: an entry of the same Objective-C file,
  /// of a header that the text contains, or one with the same declarations and nothing else. Nil
  /// without one.
  private func entryReplaced(by text: CodeText, _ declared: [Declared]) -> Int? {
    guard let first = declared.first, let place = places[first.key] ?? places[first.name] else {
      return nil
    }
    let old = CodeText(entries[place])
    if let file = old.file, text.brings(file) { return place }
    let known = Self.declarations(in: old)
    guard Set(known.map(\.key)) == Set(declared.map(\.key)),
      Self.isOnly(known, of: old), Self.isOnly(declared, of: text)
    else { return nil }
    return place
  }

  /// Whether a text contains nothing but certain declarations, imports and single-line comments.
  private static func isOnly(_ declared: [Declared], of text: CodeText) -> Bool {
    var rest = Array(text.body.utf8)
    for one in declared.reversed() { rest.removeSubrange(one.range) }
    return String(decoding: rest, as: UTF8.self).split(separator: "\n").allSatisfy { line in
      let line = line.drop(while: \.isWhitespace)
      return line.isEmpty
        || ["import ", "@import ", "#", "//", "@class "].contains(where: line.hasPrefix)
    }
  }

  /// Replaces a declaration in an earlier entry by one of a later text. A part of a class that the
  /// entry does not contain yet is added after its other parts.
  private mutating func replaceDeclaration(
    _ one: Declared, at place: Int, by new: ArraySlice<UInt8>, of later: CodeText
  ) -> Bool {
    let text = CodeText(entries[place])
    let known = Self.declarations(in: text)
    var bytes = Array(text.body.utf8)
    if text.language != later.language {
      let old = known.filter { $0.name == one.name }.map(\.range)
      guard let start = old.first?.lowerBound else { return false }
      for range in old.reversed() { bytes.removeSubrange(range) }
      let parts = [(bytes[..<start], text.file), (new, later.file), (bytes[start...], text.file)]
        .map { CodeText(body: String(decoding: $0, as: UTF8.self), file: $1) }
      divideEntry(at: place, into: parts.filter { !$0.body.allSatisfy(\.isWhitespace) })
      return true
    }
    if let old = known.first(where: { $0.key == one.key }) {
      bytes.replaceSubrange(old.range, with: new)
    } else if let other = known.first(where: { $0.name == one.name }) {
      let gap = Array("\n\n".utf8)
      if one.isHeader {
        bytes.insert(contentsOf: new + gap, at: other.range.lowerBound)
      } else {
        let last = known.last { $0.name == one.name } ?? other
        bytes.insert(contentsOf: gap + new, at: last.range.upperBound)
      }
      places[one.key] = place
    } else {
      return false
    }
    entries[place] =
      CodeText(body: String(decoding: bytes, as: UTF8.self), file: text.file).entry
    return true
  }

  /// Divides an entry, because an entry has one language: a class is now written in the other one.
  private mutating func divideEntry(at place: Int, into parts: [CodeText]) {
    entries.replaceSubrange(place...place, with: parts.map(\.entry))
    let names = parts.map { Set(Self.declarations(in: $0).flatMap { [$0.key, $0.name] }) }
    for (name, old) in places where old >= place {
      let part = old == place ? names.firstIndex { $0.contains(name) } ?? 0 : parts.count - 1
      places[name] = old + part
    }
  }

  private static func mayDeclare(_ entry: String) -> Bool {
    ["class ", "struct ", "enum ", "protocol ", "func ", "@interface", "@implementation"]
      .contains(where: entry.contains)
  }

  /// A declaration at the top level of a text.
  struct Declared {
    /// The name of a type; of a function with the labels and the types of its parameters.
    let name: String
    /// The key of the part that a later text replaces: an Objective-C class is written in parts,
    /// and each of them is often rewritten alone.
    let key: String
    /// Its range in the text's UTF-8. Ranges do not overlap.
    let range: Range<Int>

    /// Whether it comes before the other parts of its class.
    var isHeader: Bool { key.hasPrefix("interface ") }
  }

  /// The types and functions that a text declares at its top level, in order. Functions with the
  /// same name are distinguished by the labels and the types of their parameters.
  static func declarations(in text: CodeText) -> [Declared] {
    let isObjectiveC = text.language == .objectiveC
    let items = SwiftEngine.texts(in: text.language).unit(text.body, name: "").items
    let declared = items.compactMap { item -> Declared? in
      guard case .declaration(let declaration) = item.kind else { return nil }
      let range = declaration.range.start..<declaration.range.end
      switch declaration.kind {
      case .type(let type) where !isObjectiveC:
        return Declared(name: type.name.text, key: type.name.text, range: range)
      case .function(let function) where !isObjectiveC:
        let name = signature(of: function, in: text.body)
        return Declared(name: name, key: name, range: range)
      case .function(let function):
        // A definition of C begins before its name.
        return Declared(
          name: function.name.text + "()", key: function.name.text + "()",
          range: (item.range.start)..<(item.range.end))
      default: return nil
      }
    }
    guard isObjectiveC else { return declared }
    let pieces = ObjectiveCPiece.pieces(of: text.body).map {
      Declared(name: $0.name, key: $0.key, range: $0.range)
    }
    return (declared + pieces).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func signature(of function: FunctionDeclaration, in text: String) -> String {
    let bytes = Array(text.utf8)
    let parameters = function.parameters.map { parameter in
      let type = bytes[parameter.type.range.start..<parameter.type.range.end]
      return "\(parameter.label ?? "_"): \(String(decoding: type, as: UTF8.self))"
    }
    return "\(function.name.text)(\(parameters.joined(separator: ", ")))"
  }
}

extension CommandTable {
  /// Whether an entry replaces the scene.
  func replacesScene(_ entry: String) -> Bool {
    let reader = EntryReader(
      commandWords: words, takesPrefixes: false, frontEnd: SwiftEngine.frontEnd(for:)
    ) { _ in false }
    let line = entry.prefix { $0 != "\n" }
    guard case .command(let word, _) = reader.kind(of: SourceText(String(line))) else {
      return false
    }
    // An Interface Builder file replaces the contents of the screen, and no code.
    if word == "load", InterfaceLoading.isPasted(String(line)) { return false }
    return command(word)?.replacesScene ?? false
  }
}

extension Session {
  /// The types and functions that a text declares and that a script has declared before, as
  /// `declarations(in:)` names them.
  func redeclared(in text: CodeText) -> [String] {
    let new = Redeclarations.declarations(in: text).map(\.name)
    guard !new.isEmpty else { return [] }
    let types = Set(scene.engine.module.types.map(\.name))
    let functions = new.contains { $0.hasSuffix(")") } ? declaredFunctions : []
    var seen: Set<String> = []
    return new.filter { (types.contains($0) || functions.contains($0)) && seen.insert($0).inserted }
  }

  /// The global functions that the entries so far declare in the present scene.
  private var declaredFunctions: Set<String> {
    let reader = reader
    let entries = entriesSoFar.flatMap(\.lines)
    let last = entries.lastIndex(where: commands.replacesScene).map { $0 + 1 } ?? 0
    let swift = entries[last...].filter {
      $0.contains("func ") && reader.kind(ofEntry: $0).isCode
    }
    return Set(swift.flatMap { Redeclarations.declarations(in: CodeText($0)).map(\.name) })
  }
}

extension CodeText {
  /// Whether this is an Objective-C file with that name, or contains a header with it.
  fileprivate func brings(_ name: String) -> Bool {
    guard language == .objectiveC, let file else { return false }
    return file == name || body.contains("#line 1 \"\(name)\"\n")
  }
}
