import Records
import Scenes
import SourceTree
import TypedText

/// Puts later declarations of a type in place of the first, so that making a scene again gives
/// every object the newest class.
struct Redeclarations {
  /// The entries that are left, in order.
  private(set) var entries: [String] = []
  private var places: [String: Int] = [:]
  private let commands: CommandTable
  private let isSwift: (String) -> Bool

  /// `isSwift` tells an entry of Swift from a command.
  init(_ commands: CommandTable, isSwift: @escaping (String) -> Bool) {
    self.commands = commands
    self.isSwift = isSwift
  }

  mutating func add(_ entry: String) {
    // Types of a scene that is gone have nothing to do with those of the next, whatever their
    // names.
    if commands.replacesScene(entry) { places = [:] }
    guard Self.mayDeclare(entry), isSwift(entry) else {
      entries.append(entry)
      return
    }
    let text = SwiftText(entry)
    let declared = Self.declaredTypes(in: text.body)
    var rest = Array(text.body.utf8)
    for (name, range) in declared.reversed() {
      guard let place = places[name], replaceDeclaration(of: name, at: place, by: rest[range])
      else { continue }
      rest.removeSubrange(range)
    }
    let left = String(decoding: rest, as: UTF8.self)
    if !declared.isEmpty, left.allSatisfy(\.isWhitespace) { return }
    for (name, _) in declared where places[name] == nil { places[name] = entries.count }
    entries.append(SwiftText(body: left, file: text.file).entry)
  }

  private mutating func replaceDeclaration(
    of name: String, at place: Int, by new: ArraySlice<UInt8>
  ) -> Bool {
    let text = SwiftText(entries[place])
    guard let old = Self.declaredTypes(in: text.body).first(where: { $0.name == name }) else {
      return false
    }
    var bytes = Array(text.body.utf8)
    bytes.replaceSubrange(old.range, with: new)
    entries[place] =
      SwiftText(body: String(decoding: bytes, as: UTF8.self), file: text.file).entry
    return true
  }

  private static func mayDeclare(_ entry: String) -> Bool {
    entry.contains("class ") || entry.contains("struct ") || entry.contains("enum ")
      || entry.contains("protocol ")
  }

  /// The types that a text declares at its top level, with their places in its UTF-8.
  static func declaredTypes(in text: String) -> [(name: String, range: Range<Int>)] {
    SwiftEngine.texts.unit(text, name: "").items.compactMap { item in
      guard case .declaration(let declaration) = item.kind,
        case .type(let type) = declaration.kind
      else { return nil }
      return (type.name.text, declaration.range.start..<declaration.range.end)
    }
  }
}

extension CommandTable {
  /// Whether an entry puts another scene in place of the present one.
  func replacesScene(_ entry: String) -> Bool {
    let reader = EntryReader(
      commandWords: words, takesPrefixes: false, frontEnd: SwiftEngine.frontEnd
    ) { _ in false }
    let line = entry.prefix { $0 != "\n" }
    guard case .command(let word, _) = reader.kind(of: SourceText(String(line))) else {
      return false
    }
    return command(word)?.replacesScene ?? false
  }
}

extension SwiftEngine {
  /// The types that a text declares and that a script has declared before.
  func redeclaredTypes(in text: SwiftText) -> [String] {
    guard !module.types.isEmpty else { return [] }
    let known = Set(module.types.map(\.name))
    return Redeclarations.declaredTypes(in: text.body).map(\.name).filter(known.contains)
  }
}

extension SwiftText {
  /// The functions that the text declares at its top level.
  var declaredFunctions: [String] {
    SwiftEngine.texts.unit(body, name: "").items.compactMap { item in
      guard case .declaration(let declaration) = item.kind,
        case .function(let function) = declaration.kind
      else { return nil }
      return function.name.text
    }
  }

  /// Whether the text declares anything at its top level.
  var declaresMore: Bool {
    SwiftEngine.texts.unit(body, name: "").items.contains { item in
      if case .declaration = item.kind { return true }
      return false
    }
  }
}
