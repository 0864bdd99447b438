import Records

/// A file of a site.
package struct SiteFile: Sendable {
  /// The path below the folder of the site, with slashes.
  package let path: String
  package let bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(_ path: String, _ text: String) {
    self.init(path, Array(text.utf8))
  }
}

/// A page of a site without its frame.
struct SitePage {
  /// The path below the folder of the language.
  let path: String
  let section: SiteSection?
  let title: String
  /// One sentence about the page, for search engines.
  let summary: String
  /// The contents, as markup.
  let body: String
  /// The entries of the page in the search.
  var entries: [SiteSearchEntry] = []
}

/// A section of a site, linked from its head.
enum SiteSection: CaseIterable {
  case lessons, exercises, rules, mistakes, commands, api

  var path: String {
    switch self {
    case .lessons: SiteAddress.lessons
    case .exercises: SiteAddress.exercises
    case .rules: SiteAddress.rules
    case .mistakes: SiteAddress.mistakes
    case .commands: SiteAddress.commands
    case .api: SiteAddress.api
    }
  }

  var title: Bilingual {
    switch self {
    case .lessons: Bilingual(en: "Lessons", zh: "课程")
    case .exercises: Bilingual(en: "Exercises", zh: "练习")
    case .rules: Bilingual(en: "Rules", zh: "规则")
    case .mistakes: Bilingual(en: "Mistakes", zh: "误区")
    case .commands: Bilingual(en: "Commands", zh: "命令")
    case .api: Bilingual(en: "API", zh: "API")
    }
  }
}

/// A result of the search.
package struct SiteSearchEntry {
  package enum Kind: Int, CaseIterable {
    case lesson, exercise, rule, mistake, command, api

    package var title: Bilingual {
      switch self {
      case .lesson: Bilingual(en: "Lesson", zh: "课程")
      case .exercise: Bilingual(en: "Exercise", zh: "练习")
      case .rule: Bilingual(en: "Rule", zh: "规则")
      case .mistake: Bilingual(en: "Mistake", zh: "误区")
      case .command: Bilingual(en: "Command", zh: "命令")
      case .api: Bilingual(en: "API", zh: "API")
      }
    }
  }

  package let kind: Kind
  package let title: String
  /// The path below the folder of the language.
  package let path: String
  package let text: String

  /// Creates a result; `path` is below the folder of the language.
  package init(kind: Kind, title: String, path: String, text: String) {
    self.kind = kind
    self.title = title
    self.path = path
    self.text = text
  }
}
