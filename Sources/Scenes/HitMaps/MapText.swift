import Foundation
import HitMaps
import OrderedCollections
import Records

/// A hit map as text: a heading, the size of the screen, a label for each owner, and rows of runs.
///
///     touchstone hit map 1
///     screen 390 844
///     owner a red
///     owner b root
///     rows 0-99 b*390
///     rows 100-299 b*100 a*200 b*90
///     rows 300-843 b*390
///
/// Equal rows share one line; `-` means no view; lines that begin with `#` are comments.
package nonisolated enum MapText {
  private static let heading = "touchstone hit map"
  private static let version = 1
  private static let nobody = "-"
  /// The maximum side of a screen in points.
  private static let longestSide = Int(CGSize.screenSides.upperBound)
  private static let mostOwners = Int(HitMap.nobody) - 2

  // MARK: Writing

  /// The text of a map.
  package static func text(of map: HitMap) -> String {
    var lines = ["\(heading) \(version)", "screen \(map.width) \(map.height)"]
    let labels = map.names.indices.map(label)
    for (label, name) in zip(labels, map.names) { lines.append("owner \(label) \(name)") }
    var first = 0
    for row in 1...map.height where row == map.height || !isEqual(map, row, first) {
      let rows = row - 1 == first ? "row \(first)" : "rows \(first)-\(row - 1)"
      lines.append("\(rows) \(runs(map, first, labels))")
      first = row
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// a … z, aa, ab, …
  private static func label(_ index: Int) -> String {
    var label = ""
    var rest = index
    repeat {
      label = String(UnicodeScalar(UInt8(97 + rest % 26))) + label
      rest = rest / 26 - 1
    } while rest >= 0
    return label
  }

  private static func isEqual(_ map: HitMap, _ row: Int, _ other: Int) -> Bool {
    let width = map.width
    return map.cells[row * width..<(row + 1) * width]
      == map.cells[other * width..<(other + 1) * width]
  }

  private static func runs(_ map: HitMap, _ row: Int, _ labels: [String]) -> String {
    let cells = map.cells[row * map.width..<(row + 1) * map.width]
    var runs: [String] = []
    var start = cells.startIndex
    while start < cells.endIndex {
      let owner = cells[start]
      var end = start + 1
      while end < cells.endIndex, cells[end] == owner { end += 1 }
      runs.append("\(owner == HitMap.nobody ? nobody : labels[Int(owner)])*\(end - start)")
      start = end
    }
    return runs.joined(separator: " ")
  }

  // MARK: Reading

  /// Parses the map of a text; throws the invalid line, from 1.
  package static func map(of text: String, path: String) throws(Problem) -> HitMap {
    var reader = Reader(path: path)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      reader.line += 1
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      try reader.read(line, words)
    }
    return try reader.end()
  }

  /// The state of parsing a text.
  private struct Reader {
    let path: String
    var line = 0
    private var hasHeading = false
    private var width = 0
    private var height = 0
    /// The names of owners by their labels; cells contain their indices.
    private var owners: OrderedDictionary<Substring, String> = [:]
    private var cells: [UInt16] = []
    private var rows = 0

    init(path: String) {
      self.path = path
    }

    private func problem(_ problem: MapFileProblem) -> Problem {
      .notAMap(path, line: max(1, line), problem)
    }

    mutating func read(_ line: Substring, _ words: [Substring]) throws(Problem) {
      guard hasHeading else { return try readHeading(words) }
      switch words[0] {
      case "screen": try readScreen(words)
      case "owner": try readOwner(line, words)
      case "row", "rows": try readRows(words)
      default: throw problem(.unknownLine(shown(line)))
      }
    }

    mutating func readHeading(_ words: [Substring]) throws(Problem) {
      guard words.count == 4, words.dropLast().joined(separator: " ") == heading else {
        throw problem(.noHeading)
      }
      guard words[3] == "\(version)" else { throw problem(.unknownVersion(shown(words[3]))) }
      hasHeading = true
    }

    mutating func readScreen(_ words: [Substring]) throws(Problem) {
      guard words.count == 3, width == 0, let width = Int(words[1]), let height = Int(words[2]),
        (1...longestSide).contains(width), (1...longestSide).contains(height)
      else { throw problem(.badScreen(most: longestSide)) }
      (self.width, self.height) = (width, height)
    }

    mutating func readOwner(_ line: Substring, _ words: [Substring]) throws(Problem) {
      guard words.count >= 3 else { throw problem(.unknownLine(shown(line))) }
      guard owners[words[1]] == nil, words[1] != nobody else {
        throw problem(.labelTaken(shown(words[1])))
      }
      guard owners.count < mostOwners else { throw problem(.tooManyOwners(most: mostOwners)) }
      // A name extends to the end of the line, including blanks.
      let name = line[words[2].startIndex...]
      owners[words[1]] = String(name[..<words[words.count - 1].endIndex])
    }

    mutating func readRows(_ words: [Substring]) throws(Problem) {
      guard width > 0 else { throw problem(.badScreen(most: longestSide)) }
      guard words.count > 1 else { throw problem(.badRows("", expected: rows)) }
      let ends = words[1].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first == rows, last >= first, last < height
      else { throw problem(.badRows(shown(words[1]), expected: rows)) }
      var row: [UInt16] = []
      for word in words.dropFirst(2) {
        let (owner, count) = try run(word)
        guard row.count + count <= width else {
          throw problem(.badWidth(points: row.count + count, width: width))
        }
        row += repeatElement(owner, count: count)
      }
      guard row.count == width else {
        throw problem(.badWidth(points: row.count, width: width))
      }
      for _ in first...last { cells += row }
      rows = last + 1
    }

    func run(_ word: Substring) throws(Problem) -> (owner: UInt16, count: Int) {
      let parts = word.split(separator: "*", omittingEmptySubsequences: false)
      guard parts.count == 2, let count = Int(parts[1]), count > 0, count <= longestSide else {
        throw problem(.badRun(shown(word)))
      }
      if parts[0] == nobody { return (HitMap.nobody, count) }
      guard let owner = owners.index(forKey: parts[0]) else {
        throw problem(.unknownLabel(shown(parts[0])))
      }
      return (UInt16(owner), count)
    }

    func end() throws(Problem) -> HitMap {
      guard hasHeading else { throw problem(.noHeading) }
      guard width > 0 else { throw problem(.badScreen(most: longestSide)) }
      guard rows == height else { throw problem(.tooFewRows(rows: rows, height: height)) }
      return HitMap(width: width, height: height, names: Array(owners.values), cells: cells)
    }

    /// A piece of the file for an error, limited to one line.
    func shown(_ text: Substring) -> String {
      text.count > 40 ? text.prefix(40) + "…" : String(text)
    }
  }
}

nonisolated extension HitMap {
  /// The points within `border` of a point of another owner, regarded as a square: a Boolean for
  /// each cell.
  package func isNearOther(_ border: Double) -> [Bool] {
    var isNear = Array(repeating: false, count: cells.count)
    let reach = Int((border + 0.5).rounded(.up)) - 1
    guard border > 0, reach > 0 else { return isNear }
    for cell in cells(near: reach) {
      let (x, y) = (cell % width, cell / width)
      search: for row in max(0, y - reach)...min(height - 1, y + reach) {
        for column in max(0, x - reach)...min(width - 1, x + reach)
        where cells[row * width + column] != cells[cell] {
          let across = max(0, abs(Double(column - x)) - 0.5)
          let down = max(0, abs(Double(row - y)) - 0.5)
          if across * across + down * down < border * border {
            isNear[cell] = true
            break search
          }
        }
      }
    }
    return isNear
  }
}
