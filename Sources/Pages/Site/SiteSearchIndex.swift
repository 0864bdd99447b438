import Lettering
import Records
import Wording

/// The search index of a site: a script, since a page that was opened from a disk may not read
/// anything else.
package struct SiteSearchIndex {
  private let entries: [SiteSearchEntry]
  private let language: Language

  package init(_ entries: [SiteSearchEntry], _ language: Language) {
    self.entries = entries
    self.language = language
  }

  /// A row for each entry: kind, title, path, text.
  package var script: String {
    let kinds = SiteSearchEntry.Kind.allCases.map { Self.quoted($0.title[language]) }
    let rows = entries.map { entry in
      let texts = [entry.title, entry.path, entry.text].map(Self.quoted)
      return "[\(entry.kind.rawValue),\(texts.joined(separator: ","))]"
    }
    return "touchstoneIndex={kinds:[\(kinds.joined(separator: ","))],rows:[\n"
      + rows.joined(separator: ",\n") + "\n]};\n"
  }

  /// A text as a string literal that cannot end the script or the line.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in Escaping.visible(text).unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += " "
      case "<": result += "\\u003c"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
