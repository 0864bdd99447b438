import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Colours, gradients and dashes from arrays of numbers, as Core Graphics takes them in C.
extension UIKitTable {
  static func addComponentsOfC(_ table: Table) {
    table.function("_CGContextSetLineDash(_:_:_:_:)", "Dashes and gaps in turn (DR-41).") {
      (context: CGContext?, phase: CGFloat, lengths: [CGFloat], count: Int) in
      context?.setLineDash(phase: phase, lengths: Array(lengths.prefix(max(0, count))))
    }
    table.function("_CGContextSetFillColor(_:_:)", "The colour of areas, by its parts.") {
      (context: CGContext?, parts: [CGFloat]) in context?.setFillColor(CGColor.ofParts(parts))
    }
    table.function("_CGContextSetStrokeColor(_:_:)", "The colour of lines, by its parts.") {
      (context: CGContext?, parts: [CGFloat]) in context?.setStrokeColor(CGColor.ofParts(parts))
    }
    table.function("_CGColorCreate(_:_:)", "A colour of its parts.") {
      (space: CGColorSpace?, parts: [CGFloat]) in
      CGColor.ofParts(Array(parts.prefix((space?.numberOfComponents ?? 3) + 1)))
    }
    table.function(
      "_CGGradientCreateWithColorComponents(_:_:_:_:)",
      "Colours by their parts, and where each is; NULL for even distances."
    ) {
      (space: CGColorSpace?, parts: [CGFloat], locations: [CGFloat], count: Int) -> CGGradient? in
      CGGradient.ofParts(space, parts, locations.isEmpty ? nil : locations, count: count)
    }
  }

  /// Swift's initializer of a gradient from numbers.
  static func addGradientOfParts(_ type: TypeTable) {
    type.initializer(
      "init(colorSpace:colorComponents:locations:count:)",
      "Colours by their parts, and where each is, 0 to 1; nil for even distances."
    ) {
      (space: CGColorSpace?, parts: [CGFloat], locations: [CGFloat]?, count: Int) -> CGGradient? in
      CGGradient.ofParts(space, parts, locations, count: count)
    }
  }
}

extension CGColor {
  /// A colour of one or three components, followed by alpha; alpha is 1 if it is missing.
  nonisolated static func ofParts(_ parts: [CGFloat]) -> CGColor {
    switch parts.count {
    case 0: CGColor(gray: 0, alpha: 1)
    case 1, 2: CGColor(gray: parts[0], alpha: parts.count > 1 ? parts[1] : 1)
    default:
      CGColor(
        red: parts[0], green: parts[1], blue: parts.count > 2 ? parts[2] : 0,
        alpha: parts.count > 3 ? parts[3] : 1)
    }
  }
}

extension CGGradient {
  /// A gradient of `count` colours, each with the components of its space, followed by alpha.
  static func ofParts(
    _ space: CGColorSpace?, _ parts: [CGFloat], _ locations: [CGFloat]?, count: Int
  ) -> CGGradient? {
    let length = (space?.numberOfComponents ?? 3) + 1
    let most = min(count, parts.count / length)
    guard most > 0 else { return nil }
    let colors = (0..<most).map { CGColor.ofParts(Array(parts[$0 * length..<($0 + 1) * length])) }
    return CGGradient(colorsSpace: space, colors: colors, locations: locations)
  }
}
