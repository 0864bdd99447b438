import Foundation
import HitMaps
import Records
import Workbench

/// A folded map in bytes, to be kept for the next run of the program.
extension FoldedHitMap {
  /// Reads what `write` wrote; nil where it is no map.
  init?(_ reader: inout KeptBytesReader) {
    // More points than any screen has are no map, and must not become memory.
    let sides = 0...Int(CGSize.screenSides.upperBound)
    guard let width = reader.number(), let height = reader.number(), let names = reader.texts(),
      let rows = reader.data(), let runs = reader.data(), sides.contains(width),
      sides.contains(height)
    else { return nil }
    self.init(width: width, height: height, names: names, rows: rows, runs: runs)
  }

  func write(to bytes: inout KeptBytes) {
    bytes.add(width)
    bytes.add(height)
    bytes.add(names)
    let (rows, runs) = self.bytes
    bytes.add(rows)
    bytes.add(runs)
  }
}
