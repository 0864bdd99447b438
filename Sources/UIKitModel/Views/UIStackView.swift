import Foundation

/// A view that makes constraints for its arranged subviews, which put them in a row or a column.
/// Touches are on (UI-3).
///
/// `StackArrangement` determines the constraints; they are updated after a change, before they are
/// next needed. Where they leave a length open (AL-7), an arranged subview has its intrinsic
/// length, or the length that it had when it was added; the rest goes to those without either, or
/// else to the last one.
open class UIStackView: UIView {
  /// The distribution of views along the axis of a stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of views across the axis of a stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// `leading` of a row.
    public static var top: Alignment { .leading }
    /// `trailing` of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The value for the system's own distance between neighbours, 8 points.
  nonisolated public static let spacingUseSystem: CGFloat = 1.0 / 128

  /// The value for the common distance `spacing` after one view.
  nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  private final var arranged: [UIView] = []
  private final var addedSizes: [ObjectIdentifier: CGSize] = [:]
  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that it made, by the relations that they express.
  private final var made: [StackRelation: NSLayoutConstraint] = [:]
  /// The tie-breakers of its arranged subviews where constraints leave a length open.
  private final var openings: [ObjectIdentifier: StackOpening] = [:]
  private final var gaps: [UILayoutGuide] = []
  private final var ownSpanner: UILayoutGuide?
  /// Whether it is a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
  /// The distribution along the axis.
  open var distribution = Distribution.fill { didSet { arrangementChanged() } }
  /// The alignment across the axis.
  open var alignment = Alignment.fill { didSet { arrangementChanged() } }
  /// The distance between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
  /// Whether distances count from the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }
  deinit { willDeinitialize() }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in the row, in its order; all of them are subviews.
  public final var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  /// Appends a view to the row, and adds it as a subview if it is not one yet.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view into the row, and adds it as a subview if it is not one yet. From then on
  /// constraints place it: its autoresizing mask is no longer translated.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      return Self.refused(.indexOutOfRange(stackIndex, count: arrangedSubviews.count))
    }
    if !arranged.contains(where: { $0 === view }) {
      addedSizes[ObjectIdentifier(view)] = view.bounds.size
    }
    arranged = arrangedSubviews.filter { $0 !== view }
    // A view that was in the row already has just left it.
    arranged.insert(view, at: min(stackIndex, arranged.count))
    if view.superview !== self { sendAddSubview(view) }
    if view.superview === self { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutEngine.shared.arrangementChanged(of: self)
    setNeedsLayout()
  }

  /// Removes a view from the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    forget(view)
    setNeedsLayout()
  }

  /// Sets the distance after one view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let own = spacing == Self.spacingUseDefault ? nil : spacing
    customSpacings[ObjectIdentifier(arrangedSubview)] = own
    arrangementChanged()
  }

  /// The distance after one view; `spacing` unless it has one of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    let own = customSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
    return own == Self.spacingUseSystem ? 8 : own
  }

  /// The distance after one view that was set for it alone; nil without one.
  package final func ownSpacing(after view: UIView) -> CGFloat? {
    customSpacings[ObjectIdentifier(view)]
  }

  // MARK: Constraints

  private final func arrangementChanged() {
    LayoutEngine.shared.arrangementChanged(of: self)
    sendSetNeedsLayout()
  }

  /// One of its views was hidden or shown.
  final func rowChanged() {
    LayoutEngine.shared.arrangementChanged(of: self)
    markForLayout(.constraintChanged)
  }

  /// A view has left the row, or is about to leave the stack.
  final func forget(_ view: UIView) {
    arranged.removeAll { $0 === view }
    // A later view may have the same identity.
    addedSizes[ObjectIdentifier(view)] = nil
    customSpacings[ObjectIdentifier(view)] = nil
    LayoutEngine.shared.arrangementChanged(of: self)
  }

  /// Adds the missing constraints and deactivates the obsolete ones. An unchanged constraint stays
  /// the same object.
  final func arrange() {
    let arrangement = StackArrangement(of: self)
    var kept: [StackRelation: NSLayoutConstraint] = [:]
    var missing: [NSLayoutConstraint] = []
    for (relation, constraint) in arrangement.constraints where kept[relation] == nil {
      if let old = made[relation], old.isInstalled {
        kept[relation] = old
      } else {
        kept[relation] = constraint
        missing.append(constraint)
      }
    }
    for (relation, old) in made where kept[relation] !== old { old.isActive = false }
    NSLayoutConstraint.activate(missing)
    made = kept
    openings = arrangement.openings
  }

  /// The active constraints that it made, in the order of activation.
  public final var arrangingConstraints: [NSLayoutConstraint] {
    let own = Set(made.values.map { ObjectIdentifier($0) })
    return LayoutEngine.shared.active.filter { own.contains(ObjectIdentifier($0)) }
  }

  /// The tie-breaker of a view of the row where constraints leave a length open.
  final func opening(of view: UIView) -> StackOpening? { openings[ObjectIdentifier(view)] }

  /// The guide between two neighbours, by its number from 0.
  final func gap(_ number: Int) -> UILayoutGuide {
    while gaps.count <= number {
      gaps.append(ownGuide("UISV-distributing-\(gaps.count + 1)"))
    }
    return gaps[number]
  }

  /// The guide that spans the views across the axis.
  final var spanner: UILayoutGuide {
    if let ownSpanner { return ownSpanner }
    let made = ownGuide("UISV-alignment-spanner")
    ownSpanner = made
    return made
  }

  private final func ownGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningView = self
    return guide
  }

  /// The size of a view's alignment rectangle (AL-14) without a constraint, in points: the
  /// intrinsic one, or else its size when it was added.
  final func openSize(of view: UIView) -> CGSize {
    let intrinsic = view.naturalSize
    let added = view.sendAlignmentRect(
      forFrame: CGRect(origin: .zero, size: addedSizes[ObjectIdentifier(view)] ?? .zero)
    ).size
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : max(0, added.width),
      height: intrinsic.height >= 0 ? intrinsic.height : max(0, added.height))
  }
}
