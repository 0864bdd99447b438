import Foundation
import Rasterizer

/// The pixels in which a picture is stored: the points that they cover, and their number per point
/// (DR-12).
struct PixelGrid: Equatable {
  let bounds: CGRect
  let scale: CGFloat

  /// The width in pixels; 0 for none, and for more than an image can have.
  var width: Int { Self.pixels(bounds.width * scale) }
  /// The height in pixels; 0 for none, and for more than an image can have.
  var height: Int { Self.pixels(bounds.height * scale) }

  /// The point of the picture at a location among the pixels.
  func point(_ place: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + place.x / scale, y: bounds.minY + place.y / scale)
  }

  private static func pixels(_ side: CGFloat) -> Int {
    side > 0 && side < 100_000 ? Int(side.rounded(.up)) : 0
  }
}

/// A picture as pixels, where points cannot be evaluated one by one: the shadow at a point depends
/// on all its surroundings.
struct PixelStore {
  private let grid: PixelGrid
  private let width: Int
  private let height: Int
  private let values: [SIMD4<UInt8>]

  /// nil where the grid has no pixels.
  init?(_ picture: Picture, _ grid: PixelGrid) {
    var grid = grid
    let count = Double(grid.width) * Double(grid.height)
    guard count > 0 else { return nil }
    if count > Self.most {
      let factor = CGFloat((Self.most / count).squareRoot())
      grid = PixelGrid(bounds: grid.bounds, scale: grid.scale * factor)
    }
    self.grid = grid
    width = max(grid.width, 1)
    height = max(grid.height, 1)
    var pixels = Pixels(width: width, height: height)
    let map = CGAffineTransform(translationX: -grid.bounds.minX, y: -grid.bounds.minY)
      .concatenating(CGAffineTransform(scaleX: grid.scale, y: grid.scale))
    pixels.draw(picture, by: map, mask: Mask(pixels.box))
    values = pixels.values.map { pixel in
      let whole = (pixel.clamped(lowerBound: .zero, upperBound: .one) * 255)
        .rounded(.toNearestOrAwayFromZero)
      return SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(whole))
    }
  }

  /// The colour at a point; none outside of the pixels.
  func paint(at point: CGPoint) -> Paint {
    let x = (point.x - grid.bounds.minX) * grid.scale
    let y = (point.y - grid.bounds.minY) * grid.scale
    guard x >= 0, y >= 0, x < CGFloat(width), y < CGFloat(height) else { return .clear }
    let pixel = values[Int(y) * width + Int(x)]
    return Paint(SIMD4<Float>(pixel) / 255)
  }

  /// As many as the largest screen has; larger pictures are stored less sharply.
  private static let most = 4_194_304.0
}
