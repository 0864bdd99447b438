extension Pixels {
  /// The pixels' alpha, blurred: three averages over boxes, which approximate a normal distribution
  /// of that deviation, in pixels.
  public func softenedAlpha(deviation: Double) -> [Float] {
    var alpha = values.map(\.w)
    guard deviation > 0, width > 0, height > 0 else { return alpha }
    // The widths of three boxes whose variances add up to that of the distribution.
    let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
    var low = Int(ideal)
    if low % 2 == 0 { low -= 1 }
    let square = Double(low * low)
    let small =
      (12 * deviation * deviation - 3 * square - 12 * Double(low) - 9) / Double(-4 * low - 4)
    for pass in 0..<3 {
      let size = pass < Int(small.rounded()) ? low : low + 2
      alpha = Self.averaged(alpha, count: height, length: width, step: 1, stride: width, size)
      alpha = Self.averaged(alpha, count: width, length: height, step: width, stride: 1, size)
    }
    return alpha
  }

  private static func averaged(
    _ values: [Float], count: Int, length: Int, step: Int, stride: Int, _ size: Int
  ) -> [Float] {
    var result = values
    let half = size / 2
    for line in 0..<count {
      let start = line * stride
      var sum: Float = 0
      for index in 0..<min(half, length) { sum += values[start + index * step] }
      for index in 0..<length {
        if index + half < length { sum += values[start + (index + half) * step] }
        if index - half - 1 >= 0 { sum -= values[start + (index - half - 1) * step] }
        result[start + index * step] = sum / Float(size)
      }
    }
    return result
  }
}
