import Foundation
import Records

/// The pixels of a view, decoded from facts.
nonisolated struct Picture {
  let columns: Int
  let rows: Int
  /// Red, green, blue and alpha of each pixel, row by row from the top, not premultiplied.
  let bytes: [UInt8]

  /// Decodes a picture; nil if the facts are not one.
  init?(_ list: FactList) {
    let sides = list.facts.first?.split(separator: " ").compactMap { Int($0) } ?? []
    guard list.facts.count == 2, sides.count == 2,
      let data = Data(base64Encoded: list.facts[1]), data.count == sides[0] * sides[1] * 4
    else { return nil }
    self.init(columns: sides[0], rows: sides[1], bytes: [UInt8](data))
  }

  init(columns: Int, rows: Int, bytes: [UInt8]) {
    self.columns = columns
    self.rows = rows
    self.bytes = bytes
  }

  /// Whether all pixels are transparent.
  var isEmpty: Bool { !stride(from: 3, to: bytes.count, by: 4).contains { bytes[$0] > 0 } }

  /// The number of pixels that are not transparent.
  var visible: Int { stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] > 0 } }

  /// A component of a pixel as it is seen: multiplied by alpha.
  private func part(_ offset: Int, at place: Int) -> Int {
    let alpha = Int(bytes[place + 3])
    return offset == 3 ? alpha : Int(bytes[place + offset]) * alpha / 255
  }

  /// Whether a pixel looks the same in another picture of this size; `place` is the index of its
  /// first byte.
  func isAlike(_ other: Picture, at place: Int, within tolerance: Int) -> Bool {
    (0..<4).allSatisfy { offset in
      abs(part(offset, at: place) - other.part(offset, at: place)) <= tolerance
    }
  }

  /// The number of pixels that are visible in either picture, the number of those that are alike,
  /// and the box of the others, in pixels.
  func comparison(
    with other: Picture, within tolerance: Int
  ) -> (agree: Int, shown: Int, box: (x: Range<Int>, y: Range<Int>)?) {
    var (agree, shown) = (0, 0)
    var (left, right, top, bottom) = (columns, -1, rows, -1)
    for row in 0..<rows {
      for column in 0..<columns {
        let place = (row * columns + column) * 4
        guard bytes[place + 3] > 0 || other.bytes[place + 3] > 0 else { continue }
        shown += 1
        if isAlike(other, at: place, within: tolerance) {
          agree += 1
        } else {
          (left, right) = (min(left, column), max(right, column))
          (top, bottom) = (min(top, row), max(bottom, row))
        }
      }
    }
    return (agree, shown, right < 0 ? nil : (left..<right + 1, top..<bottom + 1))
  }

  /// The visible pixels, as columns and rows; nil if there are none.
  var box: (x: Range<Int>, y: Range<Int>)? {
    Picture(columns: columns, rows: rows, bytes: [UInt8](repeating: 0, count: bytes.count))
      .comparison(with: self, within: -1).box
  }

  /// The picture whose pixel at a column and a row is this one's at another; transparent outside.
  func mapped(_ source: (_ column: Int, _ row: Int) -> (Int, Int)) -> Picture {
    var bytes = [UInt8](repeating: 0, count: self.bytes.count)
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = source(column, row)
        guard (0..<columns).contains(x), (0..<rows).contains(y) else { continue }
        let (to, from) = ((row * columns + column) * 4, (y * columns + x) * 4)
        for part in 0..<4 { bytes[to + part] = self.bytes[from + part] }
      }
    }
    return Picture(columns: columns, rows: rows, bytes: bytes)
  }

  /// Rows of hexadecimal digits of the picture, scaled down by an integer.
  func digits(smallerBy side: Int) -> [String] {
    stride(from: 0, to: rows, by: side).map { top in
      stride(from: 0, to: columns, by: side).map { left in
        mean(left..<min(left + side, columns), top..<min(top + side, rows)).map { byte in
          (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
      }.joined()
    }
  }

  private func mean(_ x: Range<Int>, _ y: Range<Int>) -> [UInt8] {
    var sums = [0, 0, 0, 0]
    for row in y {
      for column in x {
        let place = (row * columns + column) * 4
        let alpha = Int(bytes[place + 3])
        for part in 0..<3 { sums[part] += Int(bytes[place + part]) * alpha }
        sums[3] += alpha
      }
    }
    let alpha = max(1, sums[3])
    return (0..<3).map { UInt8(min(255, sums[$0] / alpha)) }
      + [UInt8(sums[3] / max(1, x.count * y.count))]
  }
}
