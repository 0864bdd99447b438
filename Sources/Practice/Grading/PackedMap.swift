import Foundation
import Records
import Workbench

/// A hit map in few bytes, to be kept and handed on: runs of points with the same owner.
struct PackedMap: Codable {
  private let width: Int
  private let height: Int
  private let names: [String]
  /// For each run the owner and how many points it has, 2 bytes each, the lower one first.
  private let runs: Data

  init(_ map: HitMap) {
    width = map.width
    height = map.height
    names = map.names
    var bytes: [UInt8] = []
    func add(_ owner: UInt16, _ count: Int) {
      bytes += [UInt8(owner & 0xFF), UInt8(owner >> 8), UInt8(count & 0xFF), UInt8(count >> 8)]
    }
    var start = 0
    while start < map.cells.count {
      let owner = map.cells[start]
      var end = start + 1
      while end < map.cells.count, end - start < Int(UInt16.max), map.cells[end] == owner {
        end += 1
      }
      add(owner, end - start)
      start = end
    }
    runs = Data(bytes)
  }

  /// The map; nil where the runs do not make one.
  var map: HitMap? {
    // More points than any screen has are no map, and must not become memory.
    let sides = 0...Int(CGSize.screenSides.upperBound)
    guard sides.contains(width), sides.contains(height), runs.count % 4 == 0,
      names.count < Int(HitMap.nobody)
    else { return nil }
    let bytes = [UInt8](runs)
    var cells: [UInt16] = []
    cells.reserveCapacity(width * height)
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let owner = UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
      let count = Int(bytes[index + 2]) | Int(bytes[index + 3]) << 8
      guard owner == HitMap.nobody || Int(owner) < names.count,
        cells.count + count <= width * height
      else { return nil }
      cells.append(contentsOf: repeatElement(owner, count: count))
    }
    guard cells.count == width * height else { return nil }
    return HitMap(width: width, height: height, names: names, cells: cells)
  }
}
