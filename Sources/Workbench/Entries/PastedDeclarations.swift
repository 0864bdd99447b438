import Records
import Scenes
import SourceTree

extension Script {
  /// The entries of a pasted text, with declarations that follow each other in one entry: those of
  /// a file may refer to later ones.
  package static func pasted(_ entries: [Entry], reader: EntryReader) -> [Entry] {
    guard entries.count > 1 else { return entries }
    var joined: [(entry: Entry, language: SourceLanguage?)] = []
    for (index, entry) in entries.enumerated() {
      let language = declares(entry, index, of: entries, reader)
      if let language, let last = joined.last, last.language == language {
        joined[joined.count - 1].entry = Entry(
          text: last.entry.text + "\n" + entry.text, line: last.entry.line)
      } else {
        joined.append((entry, language))
      }
    }
    return joined.map(\.entry)
  }

  /// The language of an entry that declares and does nothing else; nil for all others.
  private static func declares(
    _ entry: Entry, _ index: Int, of entries: [Entry], _ reader: EntryReader
  ) -> SourceLanguage? {
    switch reader.kind(ofEntry: entry.text) {
    case .code(.swift):
      let unit = SwiftEngine.texts(in: .swift).unit(entry.text, name: "")
      return unit.diagnostics.isEmpty && unit.items.allSatisfy(\.declaresForOthers) ? .swift : nil
    case .code(.objectiveC):
      // From the first part of a type to the last one, with the constants of the file between.
      return isBetween(index, entries, reader) ? .objectiveC : nil
    case .empty where entry.text.hasPrefix("#"):
      return isBetween(index, entries, reader) ? .objectiveC : nil
    default: return nil
    }
  }

  private static func isBetween(_ index: Int, _ entries: [Entry], _ reader: EntryReader) -> Bool {
    func isPart(_ entry: Entry) -> Bool {
      ["@interface", "@implementation", "@protocol", "@class "].contains(where: entry.text.contains)
    }
    func isOfFile(_ entry: Entry) -> Bool {
      switch reader.kind(ofEntry: entry.text) {
      case .code(.objectiveC), .empty: true
      default: false
      }
    }
    return isPart(entries[index])
      || entries[(index + 1)...].prefix(while: isOfFile).contains(where: isPart)
  }
}

extension Statement {
  /// Whether it declares a type, a function or an extension.
  fileprivate var declaresForOthers: Bool {
    guard case .declaration(let declaration) = kind else { return false }
    switch declaration.kind {
    case .type, .function, .extending, .alias: return true
    default: return false
    }
  }
}
