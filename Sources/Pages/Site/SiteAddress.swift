import Records
import Rulebook

/// The addresses of a site: paths below the folder of a language, the same in each.
package enum SiteAddress {
  package static let home = "index.html"
  package static let lessons = "lessons/index.html"
  package static let exercises = "exercises/index.html"
  package static let rules = "rules/index.html"
  package static let mistakes = "mistakes.html"
  package static let commands = "commands/index.html"
  package static let course = "course.html"
  static let api = "api/index.html"

  package static func lesson(_ id: String) -> String { "lessons/\(file(id)).html" }
  package static func exercise(_ id: String) -> String { "exercises/\(file(id)).html" }
  package static func section(_ letters: String) -> String { "rules/\(letters).html" }

  /// The address of a rule, or of a mistake; nil if there is none of that name.
  package static func rule(_ id: String) -> String? {
    if Rulebook.mistake(id) != nil { return "\(mistakes)#\(id)" }
    guard Rulebook.rule(RuleID(rawValue: id)) != nil else { return nil }
    return "\(section(String(id.prefix { $0 != "-" })))#\(id)"
  }

  package static func steps(_ name: String) -> String { "steps/\(file(name)).html" }
  package static func picture(_ name: String) -> String { "pictures/\(file(name)).svg" }

  /// A name as a file name that every system and every address accepts. Names that would become
  /// equal stay different.
  package static func file(_ name: String) -> String {
    let safe = String(
      name.unicodeScalars.map { scalar in
        let isSafe =
          scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar))
        return isSafe ? Character(scalar) : "-"
      })
    guard safe != name || safe.hasPrefix(".") || safe.count > longest else { return safe }
    let sum = name.utf8.reduce(into: UInt32(2_166_136_261)) { sum, byte in
      sum = (sum ^ UInt32(byte)) &* 16_777_619
    }
    let start = safe.drop { $0 == "." || $0 == "-" }.prefix(longest)
    return "\(start)-\(String(sum, radix: 36))"
  }

  private static let longest = 80
}

/// The location of a page on the site, from which its links are relative.
package struct SitePlace {
  package let language: Language
  /// The path below the folder of the language.
  package let path: String

  /// Creates a site place of its parts.
  package init(language: Language, path: String) {
    self.language = language
    self.path = path
  }

  /// The folder of a language; English is at the root.
  package static func folder(of language: Language) -> String { language == .english ? "" : "zh/" }

  /// The path below the folder of the site.
  var fullPath: String { Self.folder(of: language) + path }

  /// A link to a page of the same language.
  package func link(to target: String) -> String {
    relative(Self.folder(of: language) + target)
  }

  /// A link to a file that all languages share.
  package func link(toShared target: String) -> String { relative(target) }

  /// A link to the same page in another language.
  package func link(in other: Language) -> String { relative(Self.folder(of: other) + path) }

  /// A link to a rule or a mistake; nil if there is none of that name.
  package func link(toRule id: String) -> String? {
    SiteAddress.rule(id).map { link(to: $0) }
  }

  /// The relative path from this page to another file of the site.
  private func relative(_ target: String) -> String {
    let (page, fragment) = Self.parts(target)
    if page == fullPath, !fragment.isEmpty { return fragment }
    let own = fullPath.split(separator: "/").dropLast()
    let other = page.split(separator: "/")
    let shared = zip(own, other.dropLast()).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: own.count - shared)
    return up + other.dropFirst(shared).joined(separator: "/") + fragment
  }

  private static func parts(_ target: String) -> (page: String, fragment: String) {
    guard let sharp = target.firstIndex(of: "#") else { return (target, "") }
    return (String(target[..<sharp]), String(target[sharp...]))
  }
}
