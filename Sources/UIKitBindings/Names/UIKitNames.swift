/// The names in the public headers of UIKit and of the frameworks that it uses, whether the
/// workbench has them or not: a name that is right on a device is never called a spelling mistake.
///
/// The lists are texts, which cost nothing until a name is not found; then they are split once.
/// Names that the table has may be among them. Those with a reason of their own are in
/// `Unavailable` and `UnavailableMembers`.
package enum UIKitNames {
  /// Whether a type, a function or a constant has a name.
  static func contains(_ name: String) -> Bool { topLevel.contains(Substring(name)) }

  /// Whether a type has a member of a name: a method's is its base name, an initializer's its full
  /// one. Members of superclasses are not looked for.
  static func contains(_ name: String, memberOf type: String) -> Bool {
    let name = Substring(name)
    let types = [Substring(type)] + (words(adoptedProtocols[Substring(type)]))
    return types.contains { words(members[$0]).contains(name) }
  }

  /// The types that have a member of a name, at most three, those first that are in no other one:
  /// classes that others derive from have short names.
  static func owners(ofMember name: String) -> [String] {
    func rank(_ type: Substring) -> Int { topLevel.contains(type) ? 0 : 1 }
    let all = owners[Substring(name)] ?? []
    return all.sorted { (rank($0), $0.count, $0) < (rank($1), $1.count, $1) }.prefix(3)
      .map(String.init)
  }

  /// The types of each member.
  private static let owners: [Substring: [Substring]] = {
    var owners: [Substring: [Substring]] = [:]
    for (type, names) in members {
      for name in words(names) { owners[name, default: []].append(type) }
    }
    return owners
  }()

  /// Every type with the names of its members, for tests.
  package static var all: [(type: String, members: [String])] {
    members.map { (String($0.key), words($0.value).map(String.init)) }.sorted { $0.0 < $1.0 }
  }

  private static let topLevel: Set<Substring> = {
    var names: Set<Substring> = []
    for list in [typeNames, globalNames] {
      names.formUnion(list.split { $0 == " " || $0 == "\n" })
    }
    return names
  }()

  private static let members = rows([
    otherMembers, membersToC, membersToO, membersToS, membersFromT,
  ])

  private static let adoptedProtocols = rows([adopted])

  /// The text after each name and its colon, lines that continue it included.
  private static func rows(_ texts: [String]) -> [Substring: Substring] {
    var rows: [Substring: Substring] = [:]
    for text in texts {
      var head: Substring?
      var (start, end) = (text.startIndex, text.startIndex)
      func finish() {
        if let head { rows[head] = text[start..<end] }
      }
      for line in text.split(separator: "\n") {
        if !line.hasPrefix(" "), let colon = line.firstIndex(of: ":") {
          finish()
          head = line[..<colon]
          start = line.index(after: colon)
        }
        end = line.endIndex
      }
      finish()
    }
    return rows
  }

  private static func words(_ row: Substring?) -> [Substring] {
    row?.split { $0 == " " || $0 == "\n" } ?? []
  }
}
