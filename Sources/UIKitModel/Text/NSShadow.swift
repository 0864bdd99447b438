import Foundation

/// The shadow of text: a value of the attribute `shadow`.
public final class NSShadow: NSObject {
  /// The offset, in points; y grows downwards here, as in all drawing of views (DR-25).
  public var shadowOffset = CGSize.zero
  /// The softness of its edge, in points.
  public var shadowBlurRadius: CGFloat = 0
  /// Its colour, a `UIColor`: black with alpha one third, unless set. Without a colour there is no
  /// shadow.
  public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow straight below, with a hard edge.
  public override init() { super.init() }

  deinit {}

  /// The shadow for a context; nil for none.
  var cast: ContextShadow? {
    let color = (shadowColor as? UIColor)?.cgColor ?? shadowColor as? CGColor
    return ContextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
  }
}
