import Foundation

/// The priority of a constraint, 1 to 1000 (AL-1).
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  private let number: Double

  /// Creates a priority from its number.
  public init(rawValue: Float) { number = Double(rawValue) }
  /// Creates a priority from its number.
  public init(_ rawValue: Float) { number = Double(rawValue) }

  /// The number.
  public var rawValue: Float { Float(number) }

  /// Must be satisfied (AL-5).
  public static let required = UILayoutPriority(1000)
  /// The default compression resistance of views (AL-2).
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The preference of the scene for its present size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default hugging priority of views (AL-2).
  public static let defaultLow = UILayoutPriority(250)
  /// The preference for the smallest possible size in `systemLayoutSizeFitting` (AL-12).
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The solver's level for it.
  var level: Int { rawValue.isNaN ? 1 : Int(min(max(rawValue, 1), 1000)) }
  var isRequired: Bool { rawValue >= 1000 }
}

/// A linear relation between positions or sizes of views: first = multiplier × second + constant.
///
/// It has an effect while it is active. Its numbers are points, in the coordinates of the nearest
/// common ancestor of its items, on which it is installed (AL-10).
open class NSLayoutConstraint: ModelObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// An edge, a size or a center of an item.
  public enum Attribute: Int, Sendable, CaseIterable, CaseNamed {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// The relation between the two sides.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  final weak var first: ModelObject?
  final weak var second: ModelObject?
  /// Whether there is a second item.
  final let hasSecond: Bool
  /// The attribute of the first item.
  public final let firstAttribute: Attribute
  /// The attribute of the second item; `notAnAttribute` without one.
  public final let secondAttribute: Attribute
  /// The relation between the two sides.
  public final let relation: Relation
  /// The factor of the second attribute.
  public final let multiplier: CGFloat
  /// The constant added to the second attribute, in points. Frames follow in the next layout pass
  /// (LC-8).
  public final var constant: CGFloat {
    didSet { if constant != oldValue, isInstalled { LayoutEngine.shared.changed(self) } }
  }
  /// The priority. It may not change between required and optional once the constraint is active
  /// (AL-11).
  public final var priority: UILayoutPriority {
    get { ownPriority }
    set {
      if isInstalled, newValue.isRequired != ownPriority.isRequired {
        return UIView.refused(.changesRequiredPriority(self))
      }
      ownPriority = newValue
      if isInstalled { LayoutEngine.shared.changed(self) }
    }
  }
  private final var ownPriority = UILayoutPriority.required
  /// A name for messages.
  public final var identifier: String?
  /// Whether a stack view made it.
  public internal(set) final var isOfStack = false
  final var isInstalled = false
  /// The view that it is installed on.
  final weak var container: UIView?

  /// Creates a constraint between attributes of two items, or of one and a number; not active yet.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    first = view1 as? ModelObject
    second = view2.flatMap { $0 as? ModelObject }
    hasSecond = second != nil
    firstAttribute = attr1
    secondAttribute = second == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
    if let refusal = pairingRefusal { UIView.refused(.invalidPairing(self, refusal)) }
  }

  deinit { willDeinitialize() }

  /// The first item: a view or a layout guide.
  public final var firstItem: AnyObject? { first }
  /// The second item; nil for a number.
  public final var secondItem: AnyObject? { second }

  /// The anchor of the first item. If the item was deallocated, that of a guide without a view.
  public final var firstAnchor: NSLayoutAnchor {
    .anchor(of: first ?? UILayoutGuide(), firstAttribute)
  }
  /// The anchor of the second item; nil for a number.
  public final var secondAnchor: NSLayoutAnchor? {
    second.map { .anchor(of: $0, secondAttribute) }
  }

  /// The view that it is installed on; nil while it is not active (AL-10).
  public final var installedOn: UIView? { container }

  /// Whether it has an effect. Installing it requires a common ancestor of its items (AL-10).
  public final var isActive: Bool {
    get { isInstalled }
    set { newValue ? LayoutEngine.shared.install(self) : LayoutEngine.shared.uninstall(self) }
  }

  /// Activates constraints, in their order.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
