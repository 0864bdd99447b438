import Foundation
import Scenes
import TypedText
import UIKitModel

/// The words that can continue the name of a table or a collection: `row`, `section`, and the
/// numbers of visible rows.
struct PathWords {
  let scene: Scene

  /// The words that may follow tokens, as words of a path alone.
  func after(_ tokens: [Token]) -> [String] {
    guard let last = tokens.last, last.kind == .word else { return [] }
    if let rows = rows(last.text) { return rows.counts.count > 1 ? ["section"] : [rows.word] }
    guard tokens.count > 1, let rows = rows(tokens[tokens.count - 2].text) else {
      return afterSection(tokens)
    }
    if last.text == "section" { return rows.counts.indices.map(String.init) }
    return last.text == rows.word ? numbers(rows, section: 0) : []
  }

  private func afterSection(_ tokens: [Token]) -> [String] {
    let words = tokens.suffix(4).map(\.text)
    if words.count > 2, words[words.count - 2] == "section",
      let rows = rows(words[words.count - 3])
    {
      return [rows.word]
    }
    guard words.count > 3, words[1] == "section", let section = Int(words[2]),
      let rows = rows(words[0]), words[3] == rows.word
    else { return [] }
    return numbers(rows, section: section)
  }

  /// The rows of a table, or the items of a collection.
  private struct Rows {
    let word: String
    let counts: [Int]
    let isShown: (_ number: Int, _ section: Int) -> Bool
  }

  private func rows(_ name: String) -> Rows? {
    switch scene.object(named: name) {
    case let table as UITableView:
      guard let counts = table.knownRowCounts else { return nil }
      return Rows(word: "row", counts: counts) {
        table.shownCell(at: IndexPath(row: $0, section: $1)) != nil
      }
    case let collection as UICollectionView:
      guard let counts = collection.knownItemCounts else { return nil }
      return Rows(word: "item", counts: counts) {
        collection.shownCell(at: IndexPath(item: $0, section: $1)) != nil
      }
    default: return nil
    }
  }

  /// The maximum number of rows that are examined.
  private static let most = 10_000

  private func numbers(_ rows: Rows, section: Int) -> [String] {
    guard rows.counts.indices.contains(section) else { return [] }
    return (0..<min(rows.counts[section], Self.most)).filter { rows.isShown($0, section) }
      .map(String.init)
  }
}
