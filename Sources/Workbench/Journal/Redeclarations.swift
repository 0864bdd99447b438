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

  /// `isCode` tells an entry of code from a command.
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
    guard Self.areApart(declared) else {
      for (name, _) in declared where places[name] == nil { places[name] = entries.count }
      entries.append(entry)
      return
    }
    var rest = Array(text.body.utf8)
    for (name, range) in declared.reversed() {
      guard let place = places[name], replaceDeclaration(of: name, at: place, by: rest[range])
      else { continue }
      rest.removeSubrange(range)
    }
    let left = String(decoding: rest, as: UTF8.self)
    if !declared.isEmpty, left.allSatisfy(\.isWhitespace) { return }
    for (name, _) in declared where places[name] == nil { places[name] = entries.count }
    entries.append(CodeText(body: left, file: text.file).entry)
  }

  private mutating func replaceDeclaration(
    of name: String, at place: Int, by new: ArraySlice<UInt8>
  ) -> Bool {
    let text = CodeText(entries[place])
    let known = Self.declarations(in: text)
    guard Self.areApart(known), let old = known.first(where: { $0.name == name }) else {
      return false
    }
    var bytes = Array(text.body.utf8)
    let declaration =
      text.language == .objectiveC ? Self.halves(bytes[old.range], replacedBy: new) : Array(new)
    bytes.replaceSubrange(old.range, with: declaration)
    entries[place] =
      CodeText(body: String(decoding: bytes, as: UTF8.self), file: text.file).entry
    return true
  }

  /// A class in Objective-C whose interface, implementation or both are replaced: each is often
  /// written again alone, and the other one stays.
  private static func halves(
    _ old: ArraySlice<UInt8>, replacedBy new: ArraySlice<UInt8>
  ) -> [UInt8] {
    let word = Array("@implementation".utf8)
    func split(_ text: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
      let start = text.indices.first { text[$0...].starts(with: word) } ?? text.endIndex
      return (text[..<start], text[start...])
    }
    let (oldInterface, oldImplementation) = split(old)
    let (newInterface, newImplementation) = split(new)
    let interface = newInterface.isEmpty ? oldInterface : newInterface
    let implementation = newImplementation.isEmpty ? oldImplementation : newImplementation
    if interface.isEmpty || implementation.isEmpty {
      return Array(interface) + Array(implementation)
    }
    let gap = interface.last == UInt8(ascii: "\n") ? "" : "\n\n"
    return Array(interface) + Array(gap.utf8) + Array(implementation)
  }

  private static func mayDeclare(_ entry: String) -> Bool {
    ["class ", "struct ", "enum ", "protocol ", "func ", "@interface", "@implementation"]
      .contains(where: entry.contains)
  }

  /// The types and functions that a text declares at its top level, with their places in its
  /// UTF-8, in order. Functions of one name are told apart by the labels and the types of their
  /// parameters.
  static func declarations(in text: CodeText) -> [(name: String, range: Range<Int>)] {
    let items = SwiftEngine.texts(in: text.language).unit(text.body, name: "").items
    return items.compactMap { item -> (name: String, range: Range<Int>)? in
      guard case .declaration(let declaration) = item.kind else { return nil }
      let range = declaration.range.start..<declaration.range.end
      switch declaration.kind {
      case .type(let type): return (type.name.text, range)
      case .function(let function): return (signature(of: function, in: text.body), range)
      default: return nil
      }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether each declaration ends before the next one begins. A class whose interface is in a
  /// header that follows in the same text has other declarations between its two halves: such a
  /// text is not taken apart, and declares its types again where it stands.
  static func areApart(_ declared: [(name: String, range: Range<Int>)]) -> Bool {
    zip(declared, declared.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
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
    return command(word)?.replacesScene ?? false
  }
}

extension Session {
  /// The types and functions that a text declares and that a script has declared before, as
  /// `declarations(in:)` names them.
  func redeclared(in text: CodeText) -> [String] {
    let declared = Redeclarations.declarations(in: text)
    guard !declared.isEmpty, Redeclarations.areApart(declared) else { return [] }
    let new = declared.map(\.name)
    let types = Set(scene.engine.module.types.map(\.name))
    let functions = new.contains { $0.hasSuffix(")") } ? declaredFunctions : []
    return new.filter { types.contains($0) || functions.contains($0) }
  }

  /// The global functions that the entries so far declare in the present scene.
  private var declaredFunctions: Set<String> {
    let reader = reader
    let entries = entriesSoFar.flatMap(\.lines)
    let last = entries.lastIndex(where: commands.replacesScene).map { $0 + 1 } ?? 0
    let swift = entries[last...].filter {
      $0.contains("func ") && reader.kind(of: EntryParts($0).head).isCode
    }
    return Set(swift.flatMap { Redeclarations.declarations(in: CodeText($0)).map(\.name) })
  }
}

extension CodeText {
  /// The functions that the text declares at its top level.
  var declaredFunctions: [String] {
    SwiftEngine.texts(in: language).unit(body, name: "").items.compactMap { item in
      guard case .declaration(let declaration) = item.kind,
        case .function(let function) = declaration.kind
      else { return nil }
      return function.name.text
    }
  }

  /// Whether the text declares anything at its top level.
  var declaresMore: Bool {
    SwiftEngine.texts(in: language).unit(body, name: "").items.contains { item in
      if case .declaration = item.kind { return true }
      return false
    }
  }
}
