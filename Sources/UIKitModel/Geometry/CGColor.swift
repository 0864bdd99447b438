import Foundation

/// A colour of layers: red, green, blue and alpha, each 0 to 1.
nonisolated public final class CGColor: NSObject, Sendable {
  /// Red, green, blue and alpha, each 0 to 1.
  public let components: [CGFloat]?
  /// The opacity of the colour, 0 to 1.
  public let alpha: CGFloat

  /// Creates a colour of components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    self.alpha = alpha
  }

  /// Creates a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { 4 }

  /// Whether `object` is a colour of the same components.
  override public func isEqual(_ object: Any?) -> Bool {
    components == (object as? CGColor)?.components
  }

  /// A hash of the components.
  override public var hash: Int { components.hashValue }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)
}
