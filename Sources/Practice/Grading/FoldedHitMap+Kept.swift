import Foundation
import HitMaps
import Records
import Workbench

/// The binary format of a folded map, to be cached for the next run of the program.
extension FoldedHitMap {
  /// Reads the output of `write`; nil if it is not a map.
  init?(_ reader: inout KeptBytesReader) {
    // More points than any screen has are not a map, and must not be allocated.
    let sides = 0...Int(CGSize.screenSides.upperBound)
    guard let width = reader.number(), let height = reader.number(), let names = reader.texts(),
      let rows = reader.data(), let runs = reader.data(), sides.contains(width),
      sides.contains(height)
    else { return nil }
    self.init(width: width, height: height, names: names, rows: rows, runs: runs)
  }

  package func write(to bytes: inout KeptBytes) {
    bytes.add(width)
    bytes.add(height)
    bytes.add(names)
    let (rows, runs) = self.bytes
    bytes.add(rows)
    bytes.add(runs)
  }
}
