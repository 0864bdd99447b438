/// The reason why the GPU renders a layer offscreen first, before it copies it to the screen
/// (FP-25).
public enum OffscreenReason: String, Codable, Sendable, Hashable, CaseIterable {
  /// A shadow without a path: its shape is derived from the drawing.
  case shadow
  case mask
  /// Rounded corners that clip more than one part.
  case clippedCorners
  /// Several parts that are faded as a group.
  case groupOpacity
  case rasterized
  case visualEffect

  /// The rule for it.
  public var rule: String {
    switch self {
    case .shadow: "FP-27"
    case .mask: "FP-28"
    case .clippedCorners: "FP-30"
    case .groupOpacity: "FP-31"
    case .rasterized: "FP-32"
    case .visualEffect: "FP-34"
    }
  }
}
