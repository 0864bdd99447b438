import Foundation

/// Text in columns, the first to the left and the others to the right.
struct Table {
  private var rows: [[String]]

  init(_ headings: String...) {
    rows = [headings]
  }

  mutating func add(_ cells: String...) {
    rows.append(cells)
  }

  /// Prints the table, if it has any rows but the headings.
  func print() {
    defer {
      Swift.print()
      // A log, too, shows each table as soon as it is known.
      fflush(nil)
    }
    guard rows.count > 1 else { return }
    var widths = rows[0].map(\.count)
    for row in rows {
      for (column, cell) in row.enumerated() {
        widths[column] = max(widths[column], cell.count)
      }
    }
    for row in rows {
      var line = "  "
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? cell + space : "   " + space + cell
      }
      Swift.print(line)
    }
  }
}
