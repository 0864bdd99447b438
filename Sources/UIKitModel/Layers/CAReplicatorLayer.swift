import Foundation

/// A layer that shows its sublayers several times. Only the first of the copies can be hit.
open class CAReplicatorLayer: CALayer {
  /// The number of instances of the sublayers, including the originals. Up to 1000 are drawn here,
  /// copies of copies included.
  open var instanceCount = 1 { didSet { lookChanged() } }
  /// The transform from each instance to the next, relative to the center of the bounds.
  open var instanceTransform = CATransform3DIdentity { didSet { lookChanged() } }
  /// The delay of animations from each instance to the next, in seconds. Stored: here all move at
  /// once.
  open var instanceDelay: TimeInterval = 0
  /// Whether the sublayers are not flattened into the plane. Stored, not drawn.
  open var preservesDepth = false
  /// The factors of the originals' colours.
  open var instanceColor: CGColor? = CGColor.white { didSet { lookChanged() } }
  /// The offset added to the red factor for each instance.
  open var instanceRedOffset: Float = 0 { didSet { lookChanged() } }
  /// The offset added to the green factor for each instance.
  open var instanceGreenOffset: Float = 0 { didSet { lookChanged() } }
  /// The offset added to the blue factor for each instance.
  open var instanceBlueOffset: Float = 0 { didSet { lookChanged() } }
  /// The offset added to the alpha factor for each instance.
  open var instanceAlphaOffset: Float = 0 { didSet { lookChanged() } }

  /// Creates a layer that shows its sublayers once.
  public override init() {
    super.init()
  }

  deinit { willDeinitialize() }

  override func takeContent(of layer: CALayer) {
    guard let replicator = layer as? CAReplicatorLayer else { return }
    instanceCount = replicator.instanceCount
    instanceTransform = replicator.instanceTransform
    instanceDelay = replicator.instanceDelay
    preservesDepth = replicator.preservesDepth
    instanceColor = replicator.instanceColor
    instanceRedOffset = replicator.instanceRedOffset
    instanceGreenOffset = replicator.instanceGreenOffset
    instanceBlueOffset = replicator.instanceBlueOffset
    instanceAlphaOffset = replicator.instanceAlphaOffset
  }

  /// One instance of the sublayers.
  struct Instance {
    /// The conversion from the points of the originals.
    let map: Projection
    /// The factors of pixels, by component, including alpha; nil for none.
    let filter: SIMD4<Float>?
  }

  /// The instances of the sublayers, the originals first, up to a maximum.
  final func instances(most: Int) -> [Instance] {
    let (x, y) = (bounds.midX, bounds.midY)
    let step = CATransform3DConcat(
      CATransform3DTranslate(instanceTransform, -x, -y, 0), CATransform3DMakeTranslation(x, y, 0))
    let parts = (instanceColor?.components ?? [1, 1, 1, 1]).map { Float($0) }
    var color = SIMD4(parts[0], parts[1], parts[2], parts[3])
    let offset = SIMD4(
      instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset)
    var map = CATransform3DIdentity
    return (0..<min(max(0, instanceCount), most)).map { _ in
      defer {
        map = CATransform3DConcat(map, step)
        color += offset
      }
      return Instance(map: Projection(map), filter: Self.filter(color))
    }
  }

  private static func filter(_ color: SIMD4<Float>) -> SIMD4<Float>? {
    // A component that is not a number is 0, as in all colours.
    let unit = color.replacing(with: 0, where: .!(color .> 0)).clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    if unit == SIMD4(repeating: 1) { return nil }
    // Pixels are premultiplied already.
    return SIMD4(unit.x * unit.w, unit.y * unit.w, unit.z * unit.w, unit.w)
  }

  /// The maximum number of copies of a layer, including those in copies of other layers.
  static let mostDrawn = 1000
}
