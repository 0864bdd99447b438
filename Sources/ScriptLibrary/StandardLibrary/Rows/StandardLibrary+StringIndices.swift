import Foundation
import Machine
import TypedProgram

/// An index in a text, as the offset of its first byte.
struct TextIndex: BridgedValue {
  let offset: Int

  init(_ index: String.Index, in text: String) {
    offset = text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The index in a text; stops when it is not one of the text's.
  func index(in text: String, canBeEnd: Bool = true) throws(RunStop) -> String.Index {
    guard offset >= 0, canBeEnd ? offset <= text.utf8.count : offset < text.utf8.count else {
      throw RunStop(.indexOutOfRange)
    }
    return text.utf8.index(text.startIndex, offsetBy: offset)
  }
}

/// The sets of characters that `trimmingCharacters(in:)` and its like take.
struct TextCharacters: BridgedValue {
  let kind: Int

  static var named: [(String, CharacterSet)] {
    [
      ("whitespaces", .whitespaces), ("whitespacesAndNewlines", .whitespacesAndNewlines),
      ("newlines", .newlines), ("decimalDigits", .decimalDigits), ("letters", .letters),
      ("alphanumerics", .alphanumerics), ("punctuationCharacters", .punctuationCharacters),
      ("uppercaseLetters", .uppercaseLetters), ("lowercaseLetters", .lowercaseLetters),
      ("urlQueryAllowed", .urlQueryAllowed), ("urlPathAllowed", .urlPathAllowed),
      ("urlHostAllowed", .urlHostAllowed), ("urlFragmentAllowed", .urlFragmentAllowed),
      ("urlUserAllowed", .urlUserAllowed), ("urlPasswordAllowed", .urlPasswordAllowed),
      ("symbols", .symbols), ("controlCharacters", .controlCharacters),
      ("capitalizedLetters", .capitalizedLetters),
    ]
  }

  /// Sets that scripts made, after the named ones; an equal set has its earlier number. One list
  /// for the process, since a register contains only the number, which may reach any machine.
  nonisolated(unsafe) private static var made: [CharacterSet] = []

  init(_ set: CharacterSet) {
    let first = Self.named.count
    if let known = Self.made.firstIndex(of: set) {
      kind = first + known
      return
    }
    Self.made.append(set)
    kind = first + Self.made.count - 1
  }

  var set: CharacterSet {
    let first = Self.named.count
    return kind < first ? Self.named[kind].1 : Self.made[kind - first]
  }
}

extension StandardLibrary {
  static func addCharacterSet(_ table: Table) {
    let nominal = Nominal(name: "CharacterSet", kind: .structure, origin: .standardLibrary)
    nominal.hostLayout = .number
    table.library.hostTypes[ObjectIdentifier(TextCharacters.self)] = nominal
    table.library.add(.type(.nominal(nominal, [])), named: nominal.name)
    let index = Nominal(name: "Index", kind: .structure, origin: .standardLibrary)
    index.hostLayout = .number
    index.outer = table.library.string
    index.protocols = ["Equatable", "Hashable", "Comparable"].map {
      .nominal(table.library.protocolNominal($0), [])
    }
    index.storedProperties = [
      Property(
        name: "offset", type: .int, owner: index, isStatic: false, isConstant: true,
        storage: .part(.none))
    ]
    table.library.hostTypes[ObjectIdentifier(TextIndex.self)] = index
    let type = TypeTable(table.library, nominal, .nominal(nominal, []))
    for (kind, (name, _)) in TextCharacters.named.enumerated() {
      type.getter(name, type.type, isStatic: true) { registers throws(RunStop) in
        registers.integer = kind
      }
    }
    type.initializer("init(charactersIn:)") { (text: String) in
      TextCharacters(CharacterSet(charactersIn: text))
    }
    type.property("inverted", get: { (c: TextCharacters) in TextCharacters(c.set.inverted) })
    type.method("union(_:)") { (c: TextCharacters, other: TextCharacters) in
      TextCharacters(c.set.union(other.set))
    }
    let order = TypeTable(table.library, index, .nominal(index, []))
    order.staticMethod("<(_:_:)") { (a: TextIndex, b: TextIndex) in a.offset < b.offset }
  }

  static func addTextIndices(_ type: TypeTable) {
    type.alias("Index", TextIndex.type(in: type.library))
    type.property("startIndex", get: { (s: String) in TextIndex(s.startIndex, in: s) })
    type.property("endIndex", get: { (s: String) in TextIndex(s.endIndex, in: s) })
    type.method("index(after:)") { (s: String, i: TextIndex) throws(RunStop) in
      TextIndex(s.index(after: try i.index(in: s, canBeEnd: false)), in: s)
    }
    type.method("index(before:)") { (s: String, i: TextIndex) throws(RunStop) in
      guard i.offset > 0 else { throw RunStop(.indexOutOfRange) }
      return TextIndex(s.index(before: try i.index(in: s)), in: s)
    }
    type.method("index(_:offsetBy:)") { (s: String, i: TextIndex, n: Int) throws(RunStop) in
      let start = try i.index(in: s)
      let limit = n < 0 ? s.startIndex : s.endIndex
      guard let index = s.index(start, offsetBy: n, limitedBy: limit) else {
        throw RunStop(.indexOutOfRange)
      }
      return TextIndex(index, in: s)
    }
    type.method("distance(from:to:)") {
      (s: String, from: TextIndex, to: TextIndex) throws(RunStop) in
      s.distance(from: try from.index(in: s), to: try to.index(in: s))
    }
    type.property("indices", get: { (s: String) in s.indices.map { TextIndex($0, in: s) } })
    type.method("index(_:offsetBy:limitedBy:)") {
      (s: String, i: TextIndex, n: Int, limit: TextIndex) throws(RunStop) -> TextIndex? in
      let (start, bound) = (try i.index(in: s), try limit.index(in: s))
      // A limit on the other side is ignored, and an index outside the text then stops the program.
      let isOnTheWay = n < 0 ? bound <= start : bound >= start
      let end = n < 0 ? s.startIndex : s.endIndex
      guard let index = s.index(start, offsetBy: n, limitedBy: isOnTheWay ? bound : end) else {
        if isOnTheWay { return nil }
        throw RunStop(.indexOutOfRange)
      }
      return TextIndex(index, in: s)
    }
    type.method("firstIndex(of:)") { (s: String, c: Character) throws(RunStop) in
      try s.charged().firstIndex(of: c).map { TextIndex($0, in: s) }
    }
    type.method("lastIndex(of:)") { (s: String, c: Character) throws(RunStop) in
      try s.charged().lastIndex(of: c).map { TextIndex($0, in: s) }
    }
    type.method("prefix(upTo:)") { (s: String, end: TextIndex) throws(RunStop) in
      String(s.prefix(upTo: try end.index(in: s)))
    }
    type.method("prefix(through:)") { (s: String, end: TextIndex) throws(RunStop) in
      String(s.prefix(through: try end.index(in: s, canBeEnd: false)))
    }
    type.method("suffix(from:)") { (s: String, start: TextIndex) throws(RunStop) in
      String(s.suffix(from: try start.index(in: s)))
    }
    type.method("addingPercentEncoding(withAllowedCharacters:)") {
      (s: String, characters: TextCharacters) throws(RunStop) -> String? in
      try Allowance.reserve(s.utf8.count, of: 3)
      Allowance.spend(bytes: 8 * s.utf8.count)
      return s.addingPercentEncoding(withAllowedCharacters: characters.set)
    }
    type.property(
      "removingPercentEncoding",
      get: { (s: String) -> String? in
        Allowance.spend(bytes: 8 * s.utf8.count)
        return s.removingPercentEncoding
      })
    type.method("trimmingCharacters(in:)") {
      (s: String, characters: TextCharacters) throws(RunStop) in
      try s.charged().trimmingCharacters(in: characters.set)
    }
    type.method("components(separatedBy:)") {
      (s: String, characters: TextCharacters) throws(RunStop) in
      try s.charged().components(separatedBy: characters.set)
    }
    let index = TextIndex.type(in: type.library)
    type.genericSubscript(
      "subscript(_:)", [index], .character,
      get: { _ in
        .code("subscript") { registers throws(RunStop) in
          let text = registers.text
          let index = try TextIndex.read(registers).index(in: text, canBeEnd: false)
          text[index].write(to: registers)
        }
      })
    for isClosed in [false, true] {
      let range = Type.range(index, isClosed: isClosed)
      type.genericSubscript(
        "subscript(_:)", [range], .string,
        get: { _ in
          .code("subscript") { registers throws(RunStop) in
            let text = registers.text
            let lower = try TextIndex.read(registers).index(in: text)
            let upper = try TextIndex.read(registers.at(1, 0)).index(in: text, canBeEnd: !isClosed)
            guard lower <= upper else { throw RunStop(.invalidRange) }
            String(isClosed ? text[lower...upper] : text[lower..<upper]).write(to: registers)
          }
        })
    }
  }
}
