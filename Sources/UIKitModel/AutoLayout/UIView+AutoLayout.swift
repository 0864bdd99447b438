import EventVocabulary
import Foundation

/// The state of Auto Layout for one view.
final class LayoutFacts {
  /// Content hugging, horizontally and vertically (AL-2).
  var hugging: (UILayoutPriority, UILayoutPriority)?
  /// Compression resistance.
  var compression: (UILayoutPriority, UILayoutPriority)?
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  /// The guides of a scroll view.
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  /// The content size that constraints last gave a scroll view.
  var givenContentSize: CGSize?
  /// Whether it is marked for `updateConstraints` (LC-15).
  var needsUpdateConstraints = false
}

extension UIView {
  final var ownLayout: LayoutFacts {
    if let layout = extras?.layout { return layout }
    let made = LayoutFacts()
    ownExtras.layout = made
    return made
  }

  // MARK: Constraints

  /// The constraints that are installed on this view, in the order of installation.
  public final var constraints: [NSLayoutConstraint] {
    LayoutEngine.shared.active.filter { $0.container === self }
  }

  /// Activates a constraint; the engine decides where it is installed.
  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Deactivates a constraint.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }
  /// Deactivates constraints.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// The constraints that determine the position and the size of the view along an axis.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    LayoutEngine.shared.deciding(self, axis)
  }

  /// Whether another position or size would satisfy the constraints as well as the present one
  /// (AL-7).
  public final var hasAmbiguousLayout: Bool { LayoutEngine.shared.isAmbiguous(self) }

  /// Gives the view another position or size that satisfies the constraints as well, if there is
  /// one (AL-7); the next solution restores it. A device picks one at random, this simulation the
  /// other extreme.
  public final func exerciseAmbiguityInLayout() { LayoutEngine.shared.exercise(self) }

  /// The baseline of the last line of text; the bottom edge of a view without text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .lastBaseline)
  }
  /// The baseline of the first line of text; the top edge of a view without text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }

  // MARK: Guides

  /// The bounds without the layout margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    if let guide = extras?.layout?.marginsGuide { return guide }
    let guide = UILayoutGuide(.margins, of: self)
    ownLayout.marginsGuide = guide
    return guide
  }

  /// The area within the margins, but no wider than lines of text can be read (VC-61).
  public final var readableContentGuide: UILayoutGuide {
    if let guide = extras?.layout?.readableGuide { return guide }
    let guide = UILayoutGuide(.readable, of: self)
    ownLayout.readableGuide = guide
    return guide
  }

  /// The bounds without the parts that bars cover.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = extras?.layout?.safeAreaGuide { return guide }
    let guide = UILayoutGuide(.safeArea, of: self)
    ownLayout.safeAreaGuide = guide
    return guide
  }

  /// The guides that were added.
  public final var layoutGuides: [UILayoutGuide] { extras?.layout?.guides ?? [] }

  /// Adds a guide, removing it from its previous view.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    ownLayout.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide, and its constraints with it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.kind == .own else { return }
    LayoutEngine.shared.forget(layoutGuide)
    ownLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  // MARK: Natural sizes

  /// The hugging priority along an axis: 250 unless set (AL-2), vertically 251 for a label (AL-3).
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let vertical: UILayoutPriority = self is UILabel ? UILayoutPriority(251) : .defaultLow
    let own = extras?.layout?.hugging ?? (.defaultLow, vertical)
    return axis == .horizontal ? own.0 : own.1
  }

  /// Sets the hugging priority along an axis.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let (x, y) = (
      contentHuggingPriority(for: .horizontal), contentHuggingPriority(for: .vertical)
    )
    ownLayout.hugging = axis == .horizontal ? (priority, y) : (x, priority)
    LayoutEngine.shared.naturalSizeChanged(of: self)
  }

  /// The compression resistance along an axis: 750 unless set (AL-2).
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let own = extras?.layout?.compression ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? own.0 : own.1
  }

  /// Sets the compression resistance along an axis.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let own = extras?.layout?.compression ?? (.defaultHigh, .defaultHigh)
    ownLayout.compression = axis == .horizontal ? (priority, own.1) : (own.0, priority)
    LayoutEngine.shared.naturalSizeChanged(of: self)
  }

  /// The size to fit for the smallest size that constraints allow: zero.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The size to fit for the largest size that constraints allow.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the view's own content and the constraints inside it give it, as near to
  /// `targetSize` as they allow; the target size has priority 50 on both axes (AL-12).
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The same, with explicit priorities for the two axes.
  public final func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.shared.fittingSize(of: self, targetSize, horizontal, vertical)
  }

  // MARK: The constraints pass

  /// Marks the view for `updateConstraints` in the next cycle (LC-15).
  public final func setNeedsUpdateConstraints() { markForConstraints(.asked) }

  /// Marks the view for `updateConstraints`, and reports the reason.
  final func markForConstraints(_ reason: MarkReason) {
    CycleWatch.tell(.marked(self, .constraints, reason, again: needsUpdateConstraints()))
    ownLayout.needsUpdateConstraints = true
    LayoutEngine.shared.waitForConstraints(self)
    viewState.pointee.noteOtherMark()
  }

  /// Whether the view waits for `updateConstraints`.
  public final func needsUpdateConstraints() -> Bool {
    extras?.layout?.needsUpdateConstraints ?? false
  }

  /// Sends `updateConstraints` now to the views of the subtree that wait for it, from the leaves up
  /// (LC-2).
  public final func updateConstraintsIfNeeded() {
    LayoutEngine.shared.updateConstraints { $0.isDescendant(of: self) }
  }

  final func sendUpdateConstraints() {
    extras?.layout?.needsUpdateConstraints = false
    if let controller = viewState.pointee.viewController {
      CycleWatch.tell(.calls(controller, .updateViewConstraints, nil))
      Door.send(.updateViewConstraints, to: controller) { controller.updateViewConstraints() }
    } else {
      CycleWatch.tell(.calls(self, .updateConstraints, nil))
      Door.send(.updateConstraints, to: self) { updateConstraints() }
    }
    CycleWatch.tell(.returned)
  }
}
