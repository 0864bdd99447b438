import Foundation

extension UIColor {
  /// Hue, saturation and brightness, each 0 to 1.
  public var hueParts: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range > 0 else { return (0, 0, most) }
    let sector: CGFloat =
      switch most {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, range / most, most)
  }

  /// How bright it is as a gray, 0 to 1; nil for a colour that is no gray.
  public var whitePart: CGFloat? { red == green && green == blue ? red : nil }

  /// Creates a colour by the parts of the P3 space, which is wider; they are taken as those of
  /// sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
