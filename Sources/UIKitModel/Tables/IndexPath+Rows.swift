import Foundation

/// The index paths of rows and items, as UIKit reads them.
nonisolated extension IndexPath {
  /// Creates the index path of a row of a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the index path of an item of a collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section; 0 for a path without one.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(indexes: [newValue, row]) }
  }

  /// The row within the section; 0 for a path without one.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }

  /// The item within the section: the same number as `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
