import Foundation
import Records

/// The sizes that a view has in the scenes of an exercise that are written down: a drawn one is
/// larger or smaller than all of them.
struct KnownSizes {
  /// The least and the greatest shorter side.
  let short: ClosedRange<Double>
  /// The greatest longer side.
  let long: Double

  /// `size` is that of the first scene.
  init(of name: String, _ size: CGSize, in exercise: Exercise) {
    var sizes = [size]
    for variation in exercise.variations {
      guard case .lines(let lines) = variation.change else { continue }
      sizes += lines.compactMap { Self.size(of: name, in: $0.text) }
    }
    let sides = sizes.map { Double(min($0.width, $0.height)) }
    short = (sides.min() ?? 0)...(sides.max() ?? 0)
    long = sizes.map { Double(max($0.width, $0.height)) }.max() ?? 0
  }

  /// The size that a line gives a view; nil if it gives it none.
  private static func size(of name: String, in line: String) -> CGSize? {
    let words = line.split { " ,;()".contains($0) }.map(String.init)
    let isOfView =
      ["frame", "bounds"].contains(words.first) && words.dropFirst().first == name
      || words.first == "set"
        && ["frame", "bounds", "frame.size", "bounds.size"].contains {
          words.dropFirst().first == "\(name).\($0)"
        }
    let numbers = words.dropFirst(2).suffix(2).compactMap { Double($0) }
    guard isOfView, numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }
}
