import Foundation

/// The rows of a table that a storyboard has as they are, without a data source of the app's.
///
/// The methods of `UITableViewController` answer by them unless a subclass overrides these.
public final class StaticTableContent {
  /// A section of such a table.
  public struct Section {
    /// The title above it; nil for none.
    public var header: String?
    /// The title below it; nil for none.
    public var footer: String?
    /// The rows, each with its height in points; nil for the height of the table's rows.
    public var cells: [(cell: UITableViewCell, height: CGFloat?)] = []

    /// Creates a section without rows.
    public init(header: String?, footer: String?) {
      self.header = header
      self.footer = footer
    }
  }

  /// The sections, from the top down.
  public var sections: [Section]

  /// Creates a content of sections.
  public init(sections: [Section]) {
    self.sections = sections
  }

  /// The section of a number; nil if there is none.
  func section(_ number: Int) -> Section? {
    sections.indices.contains(number) ? sections[number] : nil
  }

  private func row(at path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
    guard let cells = section(path.section)?.cells, cells.indices.contains(path.row) else {
      return nil
    }
    return cells[path.row]
  }

  func cell(at path: IndexPath) -> UITableViewCell? { row(at: path)?.cell }

  func height(at path: IndexPath) -> CGFloat? { row(at: path)?.height }
}
