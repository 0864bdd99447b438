/// Two pictures of a view, scaled down to be shown side by side.
package struct PicturePair: Codable, Sendable, Hashable {
  /// The width of a pixel in points.
  package let pointsPerPixel: Double
  /// The rows from the top: red, green, blue and alpha of each pixel, two hexadecimal digits each.
  package let yours: [String]
  package let expected: [String]

  package init(pointsPerPixel: Double, yours: [String], expected: [String]) {
    self.pointsPerPixel = pointsPerPixel
    self.yours = yours
    self.expected = expected
  }

  /// The four components of each pixel of a row.
  package static func pixels(of row: String) -> [[UInt8]] {
    let digits = Array(row.utf8)
    return stride(from: 0, to: digits.count / 8 * 8, by: 8).map { start in
      (0..<4).map { part in
        let place = start + part * 2
        return UInt8(String(decoding: digits[place..<place + 2], as: UTF8.self), radix: 16) ?? 0
      }
    }
  }
}

/// A compared rendering cost of a view.
package enum FrameCost: String, Codable, Sendable, Hashable, CaseIterable {
  /// Offscreen passes (FP-25).
  case offscreen
  /// Points at which layers are blended (FP-36).
  case blended
  /// Bytes of the views' drawing (DR-12).
  case memory
}
