import Foundation
import Records
import Workbench

/// A hit map in few bytes, to be kept and handed on: runs of points with the same owner.
struct PackedMap: Equatable {
  private let width: Int
  private let height: Int
  let names: [String]
  /// For each run the owner and how many points it has, 2 bytes each, the lower one first.
  private let runs: Data

  init(_ map: HitMap) {
    width = map.width
    height = map.height
    names = map.names
    runs = Self.runs(map.cells)
  }

  private nonisolated static func runs(_ cells: [UInt16]) -> Data {
    var bytes: [UInt8] = []
    func add(_ owner: UInt16, _ count: Int) {
      bytes += [UInt8(owner & 0xFF), UInt8(owner >> 8), UInt8(count & 0xFF), UInt8(count >> 8)]
    }
    var start = 0
    while start < cells.count {
      let owner = cells[start]
      var end = start + 1
      while end < cells.count, end - start < Int(UInt16.max), cells[end] == owner { end += 1 }
      add(owner, end - start)
      start = end
    }
    return Data(bytes)
  }

  /// The runs. Made from the data as a whole, which takes a small part of going through them.
  private nonisolated var bytes: [UInt8] { runs.withUnsafeBytes { Array($0) } }

  /// The map; nil where the runs do not make one.
  var map: HitMap? {
    // More points than any screen has are no map, and must not become memory.
    let sides = 0...Int(CGSize.screenSides.upperBound)
    guard sides.contains(width), sides.contains(height),
      let cells = Self.cells(bytes, width * height, owners: names.count)
    else { return nil }
    return HitMap(width: width, height: height, names: names, cells: cells)
  }

  private nonisolated static func cells(
    _ bytes: [UInt8], _ wanted: Int, owners: Int
  ) -> [UInt16]? {
    guard isWhole(bytes, wanted, owners: owners) else { return nil }
    return [UInt16](unsafeUninitializedCapacity: wanted) { cells, used in
      var index = 0
      while index < bytes.count {
        let run = run(bytes, index)
        cells[used..<used + run.count].initialize(repeating: run.owner)
        used += run.count
        index += 4
      }
    }
  }

  private nonisolated static func run(_ bytes: [UInt8], _ index: Int) -> (owner: UInt16, count: Int)
  {
    (
      UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8,
      Int(bytes[index + 2]) | Int(bytes[index + 3]) << 8
    )
  }

  /// Reads what `write` wrote; nil where it is no map.
  init?(_ reader: inout KeptBytesReader) {
    guard let width = reader.number(), let height = reader.number(), let names = reader.texts(),
      let runs = reader.data()
    else { return nil }
    self.width = width
    self.height = height
    self.names = names
    self.runs = Data(runs)
    let sides = 0...Int(CGSize.screenSides.upperBound)
    guard sides.contains(width), sides.contains(height),
      Self.isWhole(runs, width * height, owners: names.count)
    else { return nil }
  }

  private nonisolated static func isWhole(
    _ bytes: [UInt8], _ wanted: Int, owners: Int
  ) -> Bool {
    guard bytes.count % 4 == 0, owners < Int(HitMap.nobody) else { return false }
    var sum = 0
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let run = run(bytes, index)
      guard run.owner == HitMap.nobody || Int(run.owner) < owners else { return false }
      sum += run.count
    }
    return sum == wanted
  }

  func write(to bytes: inout KeptBytes) {
    bytes.add(width)
    bytes.add(height)
    bytes.add(names)
    bytes.add(self.bytes)
  }

  /// The owners of every `step`th point, without a map of all; for runs that make one.
  func owners(every step: Int) -> [UInt16] { Self.owners(bytes, every: step) }

  private nonisolated static func owners(_ bytes: [UInt8], every step: Int) -> [UInt16] {
    var owners: [UInt16] = []
    var (start, next, index) = (0, 0, 0)
    while index + 4 <= bytes.count {
      let run = run(bytes, index)
      while next < start + run.count {
        owners.append(run.owner)
        next += step
      }
      start += run.count
      index += 4
    }
    return owners
  }
}
