/// A hit map as runs of points with one owner; coded as the map itself.
struct FoldedHitMap: Sendable {
  private let width: Int
  private let height: Int
  private let names: [String]
  private let runs: [Run]

  private struct Run: Sendable {
    let owner: UInt16
    var count: Int32
  }

  init(_ map: HitMap) {
    width = map.width
    height = map.height
    names = map.names
    var runs: [Run] = []
    for owner in map.cells {
      if let last = runs.last, last.owner == owner, last.count < .max {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(owner: owner, count: 1))
      }
    }
    self.runs = runs
  }

  var map: HitMap {
    let cells = [UInt16](unsafeUninitializedCapacity: width * height) { cells, used in
      for run in runs {
        let end = used + Int(run.count)
        cells[used..<end].initialize(repeating: run.owner)
        used = end
      }
    }
    return HitMap(width: width, height: height, names: names, cells: cells)
  }
}

extension FoldedHitMap: Codable {
  init(from decoder: any Decoder) throws { self.init(try HitMap(from: decoder)) }

  func encode(to encoder: any Encoder) throws { try map.encode(to: encoder) }
}
