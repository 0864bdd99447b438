import Foundation

/// Processes the cells of a screen row by row. Nearly every row of a screen is like the one before
/// it, and comparing and copying a row takes a small part of the time to compute it.
nonisolated public enum CellRows {
  /// Maps each cell by `body`, which must return equal results for equal cells.
  @inlinable
  public static func map<Cell: BitwiseCopyable, Result: BitwiseCopyable>(
    _ cells: [Cell], width: Int, _ body: (Cell) -> Result
  ) -> [Result] {
    cells.withUnsafeBufferPointer { cells in
      [Result](unsafeUninitializedCapacity: cells.count) { results, used in
        used = cells.count
        guard width > 0, let source = cells.baseAddress, let target = results.baseAddress else {
          return
        }
        for start in stride(from: 0, to: cells.count, by: width) {
          let count = min(width, cells.count - start)
          if start > 0, count == width, areAlike(source + start, source + start - width, count) {
            (target + start).initialize(from: target + start - width, count: count)
          } else {
            for cell in start..<start + count {
              (target + cell).initialize(to: body(source[cell]))
            }
          }
        }
      }
    }
  }

  /// Whether as many cells from one place on have the same bytes as those from another.
  @inlinable @inline(__always)
  public static func areAlike<Cell: BitwiseCopyable>(
    _ one: UnsafePointer<Cell>, _ other: UnsafePointer<Cell>, _ count: Int
  ) -> Bool {
    memcmp(one, other, count * MemoryLayout<Cell>.stride) == 0
  }
}
