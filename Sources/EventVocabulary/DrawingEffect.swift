/// The effect of a call on a drawing context (DR).
public enum DrawingEffect: Codable, Sendable, Hashable {
  /// The new transform from user space to the context: a, b, c, d, tx, ty (DR-20).
  case transform([Double])
  /// The fill colour: red, green, blue, alpha.
  case fillColor([Double])
  /// The stroke colour: red, green, blue, alpha.
  case strokeColor([Double])
  case lineWidth(Double)
  case lineCap(String)
  case lineJoin(String)
  case miterLimit(Double)
  /// Lengths of dashes and gaps, and the offset at which lines begin (DR-41).
  case dash([Double], phase: Double)
  case alpha(Double)
  case blendMode(String)
  /// Later drawing casts a shadow: its offset in points of the context, its softness, its red,
  /// green, blue, alpha (DR-24).
  case shadow(x: Double, y: Double, blur: Double, color: [Double])
  /// Later drawing casts no shadow.
  case noShadow
  /// Drawing is clipped to the intersection of that many areas (DR-44).
  case clips(Int)
  /// That many states are saved (DR-18).
  case kept(Int)
  /// The path has that many steps; 0 after it was used (DR-28).
  case path(Int)
  /// That many lines of text, each as a box: there are no fonts here (DR-52).
  case text(lines: Int)
  /// That many pixels of a view, at one a point, were drawn on, with the box around them.
  case draws(pixels: Int, x: Double, y: Double, width: Double, height: Double)
  /// It draws, but no pixel changes.
  case drawsNothing(NothingDrawn)

  /// The reason why no pixel changed.
  public enum NothingDrawn: String, Codable, Sendable, Hashable {
    /// It is outside of the view or the clip.
    case outside
    /// The transform cannot be inverted: all points are mapped to a line or a point (TF-8).
    case transform
    /// The transparency layer is empty (DR-48).
    case emptyLayer
    /// The colour is clear.
    case clear
  }
}

/// The names in JSON of the values that a case has without a label.
extension DrawingEffect {
  private enum DashCodingKeys: String, CodingKey { case _0 = "lengths", phase }
}
