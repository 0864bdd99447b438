import Foundation

/// The middle and the ends of some measurements.
struct Spread {
  let median: Double
  let minimum: Double
  let maximum: Double

  /// - Precondition: There is at least one measurement.
  init(_ measurements: [Double]) {
    let sorted = measurements.sorted()
    let middle = sorted.count / 2
    median =
      sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    minimum = sorted[0]
    maximum = sorted[sorted.count - 1]
  }

  /// `median (minimum-maximum)`, each divided by `unit`.
  func text(in unit: Double = 1, decimals: Int) -> String {
    let number = "%.\(decimals)f"
    return String(
      format: "\(number) (\(number)-\(number))", median / unit, minimum / unit, maximum / unit)
  }
}
