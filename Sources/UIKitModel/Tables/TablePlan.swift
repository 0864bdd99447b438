import Foundation

/// The positions of all parts of a table with a data source, from the top down.
struct TablePlan {
  struct Section {
    let start: CGFloat
    let headerHeight: CGFloat
    let footerHeight: CGFloat
    let rowCount: Int
    /// The height of each row while all have the same.
    let rowHeight: CGFloat
    /// The start of each row, counted from the first one, and the end of the last one.
    let edges: [CGFloat]?

    var rowsStart: CGFloat { start + headerHeight }
    var rowsHeight: CGFloat { edges?.last ?? rowHeight * CGFloat(rowCount) }
    var end: CGFloat { rowsStart + rowsHeight + footerHeight }

    func span(of row: Int) -> (start: CGFloat, height: CGFloat) {
      guard let edges else { return (rowsStart + rowHeight * CGFloat(row), rowHeight) }
      return (rowsStart + edges[row], edges[row + 1] - edges[row])
    }

    /// The row at a distance from the first one; nil outside of all.
    func row(at distance: CGFloat) -> Int? {
      guard distance >= 0, distance < rowsHeight else { return nil }
      guard let edges else {
        // More than any number of rows; beyond that it is not a whole number.
        let place = min(distance / rowHeight, 9e18)
        return rowHeight > 0 ? min(Int(place), rowCount - 1) : nil
      }
      var (low, high) = (0, rowCount)
      while low + 1 < high {
        let middle = (low + high) / 2
        if edges[middle] <= distance { low = middle } else { high = middle }
      }
      return low
    }
  }

  private(set) var sections: [Section] = []
  let top: CGFloat

  init(top: CGFloat) {
    self.top = top
  }

  var end: CGFloat { sections.last?.end ?? top }

  mutating func append(
    header: CGFloat, footer: CGFloat, rowCount: Int, rowHeight: CGFloat, edges: [CGFloat]?
  ) {
    sections.append(
      Section(
        start: end, headerHeight: header, footerHeight: footer, rowCount: rowCount,
        rowHeight: rowHeight, edges: edges))
  }

  func span(of path: IndexPath) -> (start: CGFloat, height: CGFloat)? {
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard (0..<section.rowCount).contains(path.row) else { return nil }
    return section.span(of: path.row)
  }

  func path(at y: CGFloat) -> IndexPath? {
    for (index, section) in sections.enumerated() where y >= section.start && y < section.end {
      return section.row(at: y - section.rowsStart).map { IndexPath(row: $0, section: index) }
    }
    return nil
  }

  /// The rows that intersect a range of heights, from the top down.
  func paths(from minimum: CGFloat, to maximum: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated() where section.rowCount > 0 {
      let first = minimum - section.rowsStart
      guard first < section.rowsHeight, maximum > section.rowsStart else { continue }
      var row = section.row(at: max(0, first)) ?? 0
      while row < section.rowCount, section.span(of: row).start < maximum {
        paths.append(IndexPath(row: row, section: index))
        if section.span(of: row).height <= 0, paths.count > Self.mostFlatRows { break }
        if paths.count == Self.mostRows { return paths }
        row += 1
      }
    }
    return paths
  }

  /// The maximum number of rows without height, all of which meet the bounds.
  private static let mostFlatRows = 1000
  /// Bounds may be of any height. More cells than these exceed all memory.
  private static let mostRows = 100_000
}
