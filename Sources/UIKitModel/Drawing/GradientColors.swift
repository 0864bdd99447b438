import Foundation

extension CAGradientLayer {
  /// The present colours, inside of the bounds.
  final func frozenColors(in bounds: CGRect) -> Picture {
    let colors = (colors ?? []).map { color in
      (color as? CGColor) ?? (color as? UIColor)?.cgColor ?? .clear
    }
    let given = (locations ?? []).map { CGFloat($0.doubleValue) }
    guard bounds.width > 0, bounds.height > 0,
      let stops = GradientStops(colors, at: given.count == colors.count ? given : nil)
    else { return Picture() }
    let place = placing(in: bounds)
    return Picture([
      Picture.Step(
        content: .points { point in bounds.holds(point) ? stops.paint(at: place(point)) : nil })
    ])
  }

  /// The position of a point along the colours, 0 to 1 between the start point and the end point.
  private func placing(in bounds: CGRect) -> (CGPoint) -> CGFloat {
    let start = CGPoint(
      x: bounds.minX + startPoint.x * bounds.width, y: bounds.minY + startPoint.y * bounds.height)
    let way = CGSize(
      width: (endPoint.x - startPoint.x) * bounds.width,
      height: (endPoint.y - startPoint.y) * bounds.height)
    switch type {
    case .radial:
      return { point in
        let (x, y) = ((point.x - start.x) / way.width, (point.y - start.y) / way.height)
        return (x * x + y * y).squareRoot()
      }
    case .conic:
      let zero = atan2(way.height, way.width)
      return { point in
        let turn = (atan2(point.y - start.y, point.x - start.x) - zero) / (2 * .pi)
        return turn - turn.rounded(.down)
      }
    default:
      let square = way.width * way.width + way.height * way.height
      return { point in
        let (x, y) = (point.x - start.x, point.y - start.y)
        return square == 0 ? 1 : (x * way.width + y * way.height) / square
      }
    }
  }
}
