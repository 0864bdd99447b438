import ConstraintSolver
import Foundation

/// A solved system: the constraints at some moment, and their solution.
///
/// Each item has four variables, in points of the coordinates of its superview: the left and the
/// top edge, the width and the height, of the view's alignment rectangle (AL-14) as it is without a
/// transform.
final class LayoutSystem {
  struct Variables {
    let left: Variable
    let top: Variable
    let width: Variable
    let height: Variable
    /// The insets of the alignment rectangle from the frame.
    let insets: UIEdgeInsets
    /// Whether it is a scroll view, whose bounds may have another origin at any time (SC-1).
    let scrolls: Bool
  }

  /// The origin of a constraint of the solver.
  enum Origin {
    case constraint(NSLayoutConstraint)
    /// The frame of a view that translates its autoresizing mask (AL-9), or of the top of a tree.
    case frame(UIView)
    /// The intrinsic size of a view, in points (AL-4).
    case natural(UIView, NSLayoutConstraint.Axis, grows: Bool, size: CGFloat)
    /// No width and no height of an item is below zero.
    case notNegative(ModelObject, NSLayoutConstraint.Axis)
    /// The target size of `systemLayoutSizeFitting` (AL-12).
    case fitting
    /// A tie-breaker between solutions that are equally good (AL-7).
    case opening
  }

  /// A label whose lines break at its width.
  struct WrappedText {
    let label: UILabel
    let width: Variable
    /// The difference of the frame's size and that of the alignment rectangle.
    let more: CGFloat
    /// The intrinsic size with lines as they are written, in points.
    let natural: CGSize
    /// The effective intrinsic height, in points.
    var height: CGFloat
    /// The constraints on the height.
    let ids: [ConstraintID]
  }

  /// A width or a height that has no constraint yet against being negative.
  struct OpenSize {
    let item: ModelObject
    let axis: NSLayoutConstraint.Axis
    let variable: Variable
    var isLimited = false
  }

  var solver = Solver() { didSet { wholeSolver = nil } }
  private var variables: [ObjectIdentifier: Variables] = [:]
  var origins: [ConstraintID: Origin] = [:]
  private(set) var ids: [ObjectIdentifier: ConstraintID] = [:]
  var texts: [WrappedText] = []
  var sizes: [OpenSize] = []
  /// A solver in which no size can be negative, for questions about alternatives.
  var wholeSolver: Solver?
  /// The views that constraints place: those that do not translate their mask.
  private(set) var placedViews: [UIView] = []
  /// The views whose frames are fixed, and the rectangles that they had.
  private var fixed: [(view: UIView, frame: CGRect)] = []
  private(set) var broken: [BrokenConstraint] = []
  /// The values read from views and constraints, while the system follows changes of constants.
  private var taken: [Taken] = []
  private var naturalSizes: [CGSize] = []
  private var guides: [UILayoutGuide] = []
  /// The safe areas that constraints mention, with their insets at that time.
  private var safeAreas: [(guide: UILayoutGuide, insets: UIEdgeInsets)] = []
  /// The scroll views whose origin constraints depend on, with that origin.
  private var scrolled: [(view: UIView, origin: CGPoint)] = []
  /// The scroll views whose content constraints mention.
  var contents: [ScrollContent] = []
  /// The views that no constraint mentions, and that have an intrinsic size.
  private(set) var looseViews: [UIView] = []
  private var followed = 0

  /// A constraint with its values at the time of reading.
  private struct Taken {
    let constraint: NSLayoutConstraint
    let id: ConstraintID
    let sum: LayoutSum
    let level: Int
  }

  /// The constraints that `exercise(_:)` added, below all priorities.
  private var exercising: [ConstraintID] = []

  private let free: UIView?

  /// Whether it was stopped because it takes too long; its values are then meaningless.
  var isStopped: Bool { solver.isStopped }

  /// Creates a system of constraints, and of those candidates that no constraint mentions.
  init(_ constraints: [NSLayoutConstraint], candidates: [UIView]) {
    free = nil
    bound()
    add(constraints)
    for view in candidates where !isStopped && isLoose(view) {
      looseViews.append(view)
      _ = variables(of: view)
    }
    finish()
    solver.settle()
  }

  /// Whether a view has nothing but its intrinsic size, and a window.
  private func isLoose(_ view: UIView) -> Bool {
    guard variables[ObjectIdentifier(view)] == nil, view.window != nil, view.superview != nil
    else { return false }
    let size = view.naturalSize
    return size.width >= 0 || size.height >= 0
  }

  /// Whether constraints mention a view.
  func isConstrained(_ view: UIView) -> Bool {
    variables[ObjectIdentifier(view)] != nil && !looseViews.contains { $0 === view }
  }

  /// Creates a system in which `view` may be as large as its content requires.
  init(
    _ constraints: [NSLayoutConstraint], free view: UIView, _ target: CGSize,
    _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) {
    free = view
    bound()
    let own = variables(of: view)
    add(constraints)
    let insets = own.insets
    for (variable, wish, priority) in [
      (own.width, target.width - insets.left - insets.right, horizontal),
      (own.height, target.height - insets.top - insets.bottom, vertical),
    ] {
      let constraint = Constraint(
        [(variable, 1)], constant: -wish, .equal, priority: priority.level)
      if let id = try? solver.add(constraint) { origins[id] = .fitting }
    }
    finish()
    solver.settle()
  }

  /// Lets the host count the work.
  private func bound() {
    guard UIApplication.host != nil else { return }
    solver.meter = { cells in
      MainActor.assumeIsolated { UIApplication.host?.mayLayOut(after: cells) ?? true }
    }
  }

  /// Adds the required constraints in their order, and then the others by descending priority:
  /// little is left then for a lower one to change, and each takes few steps. In the order of
  /// activation two thousand optional constraints take some hundred times as many.
  private func add(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where !isStopped { prepareItems(of: constraint) }
    for constraint in constraints where constraint.priority.isRequired && !isStopped {
      add(constraint)
    }
    let optional = constraints.filter { !$0.priority.isRequired }.enumerated().sorted {
      ($0.element.priority.level, $1.offset) > ($1.element.priority.level, $0.offset)
    }
    for (_, constraint) in optional where !isStopped { add(constraint) }
  }

  /// Whether the views with fixed frames have not moved or scrolled since.
  var isCurrent: Bool {
    fixed.allSatisfy { $0.view.plainFrame == $0.frame }
      && scrolled.allSatisfy { $0.view.bounds.origin == $0.origin }
  }

  // MARK: Changes

  /// Adopts changed constants, if nothing else changed and if the solution is the same as that of a
  /// new system. Otherwise returns false, and the system can no longer be used.
  func follow() -> Bool {
    guard free == nil, broken.isEmpty, guides.isEmpty, followed < Self.mostFollowed, isCurrent
    else { return false }
    followed += 1
    wholeSolver = nil
    for entry in taken {
      guard let container = entry.constraint.container,
        entry.constraint.priority.level == entry.level,
        LayoutSum(entry.constraint, in: container, variables).isSame(as: entry.sum),
        solver.follow(entry.id, to: entry.sum.constant - entry.constraint.constant)
      else { return false }
    }
    // Views are checked last: a new system reads them again.
    return finishFollowing() && solver.isTheOnlySolution && isAsTaken
  }

  /// Each step rounds; after this number of them the system is recreated.
  private static let mostFollowed = 100

  /// Whether the views are in the same state as when the system was created.
  private var isAsTaken: Bool {
    fixed.allSatisfy {
      ($0.view.superview == nil || $0.view.translatesAutoresizingMaskIntoConstraints)
        && isAsTaken($0.view)
    }
      && zip(placedViews, naturalSizes).allSatisfy { view, size in
        view.superview != nil && !view.translatesAutoresizingMaskIntoConstraints
          && isAsTaken(view) && view.naturalSize == size
      }
      && safeAreas.allSatisfy { $0.guide.owningView?.safeAreaInsets ?? .zero == $0.insets }
  }

  private func isAsTaken(_ view: UIView) -> Bool {
    variables[ObjectIdentifier(view)]?.insets == view.presentAlignmentInsets
  }

  // MARK: Building

  private func variables(of item: ModelObject) -> Variables {
    if let known = variables[ObjectIdentifier(item)] { return known }
    let made = Variables(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable(),
      insets: (item as? UIView)?.presentAlignmentInsets ?? .zero, scrolls: item is UIScrollView)
    variables[ObjectIdentifier(item)] = made
    if let view = item as? UIView { takeIn(view, made) }
    if let guide = item as? UILayoutGuide { takeIn(guide, made) }
    return made
  }

  /// Adds variables for all views from an item up to the container.
  private func prepareItems(of constraint: NSLayoutConstraint) {
    for item in [constraint.first, constraint.second].compactMap(\.self) {
      let isContent = constraint.acting(item) !== item
      _ = variables(of: constraint.acting(item))
      var view = item.layoutView
      while let next = view {
        let isContainer = next === constraint.container
        // Content of the container is in its coordinates; its own edges are where it has scrolled
        // to.
        if variables(of: next).scrolls, isContainer == (next === item), !isContent {
          noteOrigin(of: next)
        }
        if isContainer { break }
        view = next.superview
      }
    }
  }

  private func noteOrigin(of view: UIView) {
    if scrolled.contains(where: { $0.view === view }) { return }
    scrolled.append((view, view.bounds.origin))
  }

  private func takeIn(_ view: UIView, _ own: Variables) {
    let isTop = view.superview == nil
    let insets = own.insets
    if view === free {
      addFixed(own.left, insets.left, view)
      addFixed(own.top, insets.top, view)
      noteSizes(of: view, own)
      // Its own content counts as that of the views inside (AL-12).
      addNaturalSize(of: view, view.naturalSize, own)
      return
    }
    if isTop || view.translatesAutoresizingMaskIntoConstraints {
      let frame = view.plainFrame
      addFixed(own.left, (isTop ? 0 : frame.minX) + insets.left, view)
      addFixed(own.top, (isTop ? 0 : frame.minY) + insets.top, view)
      addFixed(own.width, frame.width - insets.left - insets.right, view)
      addFixed(own.height, frame.height - insets.top - insets.bottom, view)
      fixed.append((view, frame))
      return
    }
    placedViews.append(view)
    noteSizes(of: view, own)
    let natural = view.naturalSize
    naturalSizes.append(natural)
    addNaturalSize(of: view, natural, own)
    if let stack = view.superview as? UIStackView, let opening = stack.opening(of: view) {
      decideOpening(view, own, opening, in: stack)
    }
  }

  /// Adds constraints for at most the intrinsic size by hugging, and at least that by resistance
  /// (AL-4).
  private func addNaturalSize(of view: UIView, _ natural: CGSize, _ own: Variables) {
    for (axis, variable, size) in [
      (NSLayoutConstraint.Axis.horizontal, own.width, natural.width),
      (.vertical, own.height, natural.height),
    ] where size >= 0 && size.isFinite {
      let most = Constraint(
        [(variable, 1)], constant: -size, .lessOrEqual,
        priority: view.contentHuggingPriority(for: axis).level)
      let least = Constraint(
        [(variable, 1)], constant: -size, .greaterOrEqual,
        priority: view.contentCompressionResistancePriority(for: axis).level)
      let (mostID, leastID) = (try? solver.add(most), try? solver.add(least))
      if let mostID { origins[mostID] = .natural(view, axis, grows: false, size: size) }
      if let leastID { origins[leastID] = .natural(view, axis, grows: true, size: size) }
      guard axis == .vertical, let label = view as? UILabel, label.wrapsInLayout else { continue }
      texts.append(
        WrappedText(
          label: label, width: own.width, more: own.insets.left + own.insets.right,
          natural: natural, height: size, ids: [mostID, leastID].compactMap(\.self)))
    }
  }

  /// Prevents the sizes of an item from being negative.
  private func noteSizes(of item: ModelObject, _ own: Variables) {
    sizes.append(OpenSize(item: item, axis: .horizontal, variable: own.width))
    sizes.append(OpenSize(item: item, axis: .vertical, variable: own.height))
  }

  /// Decides a stack's view where constraints leave its size open, below all priorities, and keeps
  /// that size from being negative.
  private func decideOpening(
    _ view: UIView, _ own: Variables, _ opening: StackOpening, in stack: UIStackView
  ) {
    let (natural, size) = (view.naturalSize, stack.openSize(of: view))
    for (axis, variable, wish, intrinsic) in [
      (NSLayoutConstraint.Axis.horizontal, own.width, size.width, natural.width),
      (.vertical, own.height, size.height, natural.height),
    ] {
      let isAlong = axis == stack.axis
      let least = Constraint([(variable, 1)], constant: 0, .greaterOrEqual)
      if isAlong, let id = try? solver.add(least) { origins[id] = .notNegative(view, axis) }
      // Elsewhere hugging and resistance leave nothing open (AL-4).
      if intrinsic >= 0, !isAlong || stack.distribution != .fill { continue }
      guard isAlong, let sharer = opening.sharesWith else {
        addOpening(
          Constraint(
            [(variable, 1)], constant: -wish, .equal, priority: opening.isLast ? -2 : -1))
        continue
      }
      if sharer === view { continue }
      let other = variables(of: sharer)
      addOpening(
        Constraint(
          [(variable, 1), (axis == .horizontal ? other.width : other.height, -1)], constant: 0,
          .equal, priority: Self.sharing))
    }
  }

  /// Below all preferences of views for a length of their own.
  private static let sharing = -3

  private func addOpening(_ constraint: Constraint) {
    if let id = try? solver.add(constraint) { origins[id] = .opening }
  }

  /// Adds the content of a scroll view, which begins at zero and has the size that constraints give
  /// it; where they leave that open, it is empty.
  private func takeIn(contentOf scrollView: UIScrollView, _ own: Variables) {
    addFixed(own.left, 0, scrollView)
    addFixed(own.top, 0, scrollView)
    guard scrollView.takesContentSize else {
      addFixed(own.width, scrollView.contentSize.width, scrollView)
      addFixed(own.height, scrollView.contentSize.height, scrollView)
      return
    }
    noteSizes(of: scrollView.contentLayoutGuide, own)
    for variable in [own.width, own.height] {
      addOpening(Constraint([(variable, 1)], constant: 0, .equal, priority: -1))
    }
    contents.append(ScrollContent(scrollView: scrollView, width: own.width, height: own.height))
  }

  private func takeIn(_ guide: UILayoutGuide, _ own: Variables) {
    guard let view = guide.owningView else { return }
    if guide.kind == .content, let scrollView = view as? UIScrollView {
      return takeIn(contentOf: scrollView, own)
    }
    if guide.kind == .own { noteSizes(of: guide, own) }
    guides.append(guide)
    if guide.kind != .own, variables(of: view).scrolls { noteOrigin(of: view) }
    let outer = variables(of: view)
    /// The insets of the guide from the bounds, and those of the alignment rectangle.
    let (insets, aligned) = (guide.insets(aligned: outer.insets), outer.insets)
    guard guide.kind != .own else { return }
    if guide.kind == .safeArea { safeAreas.append((guide, insets)) }
    addFixed(own.top, insets.top + view.bounds.minY, view)
    let excess = (
      x: insets.left + insets.right - aligned.left - aligned.right,
      y: insets.top + insets.bottom - aligned.top - aligned.bottom
    )
    let height = Constraint([(own.height, 1), (outer.height, -1)], constant: excess.y, .equal)
    addEdge(height, view)
    let width = Constraint([(own.width, 1), (outer.width, -1)], constant: excess.x, .equal)
    guard guide.kind == .readable else {
      addFixed(own.left, insets.left + view.bounds.minX, view)
      return addEdge(width, view)
    }
    // As wide as the margins allow, but readable, and in the middle between them (VC-61).
    addEdge(
      Constraint(
        [(own.width, 1), (outer.width, -1)], constant: excess.x, .equal,
        priority: UILayoutPriority(999).level), view)
    addEdge(
      Constraint([(own.width, 1)], constant: -UILayoutGuide.readableWidth, .lessOrEqual), view)
    let sum = 2 * view.bounds.minX + insets.left - insets.right + aligned.left + aligned.right
    addEdge(
      Constraint([(own.left, 2), (own.width, 1), (outer.width, -1)], constant: -sum, .equal), view)
  }

  private func addEdge(_ constraint: Constraint, _ view: UIView) {
    if let id = try? solver.add(constraint) { origins[id] = .frame(view) }
  }

  private func addFixed(_ variable: Variable, _ value: CGFloat, _ view: UIView) {
    addEdge(Constraint([(variable, 1)], constant: -Double(value), .equal), view)
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard constraint.first != nil, let container = constraint.container else { return }
    let sum = LayoutSum(constraint, in: container, variables)
    for index in contents.indices { contents[index].note(sum) }
    let relation: ConstraintSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    let linear = Constraint(
      sum.terms, constant: sum.constant - constraint.constant, relation,
      priority: constraint.priority.level)
    do {
      let id = try solver.add(linear)
      origins[id] = .constraint(constraint)
      ids[ObjectIdentifier(constraint)] = id
      taken.append(
        Taken(constraint: constraint, id: id, sum: sum, level: constraint.priority.level))
    } catch {
      if case .unsatisfiable(let conflicting) = error { breaks(constraint, conflicting) }
    }
  }

  /// Removes an added constraint that conflicts with one that is to be added.
  func giveUp(_ id: ConstraintID, _ conflicting: [ConstraintID], _ limit: SizeLimit) {
    guard case .constraint(let constraint)? = origins[id] else { return }
    solver.remove(id)
    origins[id] = nil
    ids[ObjectIdentifier(constraint)] = nil
    taken.removeAll { $0.id == id }
    breaks(constraint, conflicting, limit)
  }

  private func breaks(
    _ constraint: NSLayoutConstraint, _ conflicting: [ConstraintID], _ limit: SizeLimit? = nil
  ) {
    var others: [NSLayoutConstraint] = []
    var (sizes, frames): ([SizeLimit], [UIView]) = (limit.map { [$0] } ?? [], [])
    for origin in conflicting.compactMap({ origins[$0] }) {
      switch origin {
      case .constraint(let other): others.append(other)
      case .frame(let view): if !frames.contains(where: { $0 === view }) { frames.append(view) }
      case .natural(let view, let axis, _, let size): sizes.append(SizeLimit(view, axis, size))
      case .notNegative(let item, let axis): sizes.append(SizeLimit(item, axis, nil))
      case .fitting, .opening: break
      }
    }
    broken.append(
      BrokenConstraint(constraint: constraint, others: others, sizes: sizes, frames: frames))
  }

  // MARK: Values

  /// The frame that constraints give a view, in its superview and without its transform.
  func frame(of view: UIView) -> CGRect {
    view.sendFrame(forAlignmentRect: alignmentRect(of: view))
  }

  /// The alignment rectangle that constraints give an item, in its superview.
  func alignmentRect(of item: ModelObject) -> CGRect {
    guard let own = variables[ObjectIdentifier(item)] else { return .zero }
    return CGRect(
      x: value(of: own.left), y: value(of: own.top), width: value(of: own.width),
      height: value(of: own.height))
  }

  /// A value without rounding errors, in 64ths of a point.
  func value(of variable: Variable) -> CGFloat {
    let value = CGFloat(solver.value(of: variable))
    let even = (value * 64).rounded() / 64
    return abs(value - even) < 1e-9 ? even : value
  }

  /// The size of a view in the system; nil for one that is not in it.
  func size(of view: UIView) -> CGSize? {
    variables[ObjectIdentifier(view)] == nil ? nil : frame(of: view).size
  }

  func isElsewhere(_ view: UIView) -> Bool { !frame(of: view).isNear(view.plainFrame) }

  /// Sets the position and the size of a view from the constraints.
  func place(_ view: UIView) {
    let frame = frame(of: view)
    guard !frame.isNear(view.plainFrame) else { return }
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    view.center = CGPoint(
      x: frame.minX + view.anchorPoint.x * frame.width,
      y: frame.minY + view.anchorPoint.y * frame.height)
  }

  // MARK: Questions

  func variables(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> [Variable] {
    guard let own = variables[ObjectIdentifier(view)] else { return [] }
    return axis == .horizontal ? [own.left, own.width] : [own.top, own.height]
  }

  /// The constraints of the solver that determine a variable, with the factor by which it follows
  /// each.
  func deciding(_ variable: Variable) -> [(constraint: ConstraintID, factor: Double)] {
    if solver.leavesMarkersOut { solver.bringMarkersBack() }
    return solver.deciding(variable)
  }

  func deciding(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for variable in variables(of: view, axis) {
      for (id, _) in deciding(variable) {
        guard case .constraint(let constraint) = origins[id] else { continue }
        if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
      }
    }
    return found
  }

  /// Gives an ambiguous view another position or size that is as good (AL-7); returns false if it
  /// is not ambiguous.
  func exercise(_ view: UIView) -> Bool {
    guard placedViews.contains(where: { $0 === view }) else { return false }
    var wishes: [Constraint] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for variable in variables(of: view, axis) {
        let (value, range) = (solver.value(of: variable), range(of: variable))
        guard range.upperBound - range.lowerBound > 1e-6 else { continue }
        let isLow = value - range.lowerBound < range.upperBound - value
        let other = isLow ? range.upperBound : range.lowerBound
        let wish = other.isFinite ? other : value + Self.exercise
        wishes.append(Constraint([(variable, 1)], constant: -wish, .equal, priority: 0))
      }
    }
    for id in exercising { solver.remove(id) }
    exercising = wishes.compactMap { try? solver.add($0) }
    wholeSolver = nil
    keepSizesFromNegative()
    return !wishes.isEmpty
  }

  /// The distance that an ambiguous view is moved by, in points.
  private static let exercise = 40.0

  /// Whether constraints leave a position or a size open (AL-7).
  func isAmbiguous(_ view: UIView) -> Bool {
    guard placedViews.contains(where: { $0 === view }) else { return false }
    return [NSLayoutConstraint.Axis.horizontal, .vertical].contains { axis in
      variables(of: view, axis).contains { variable in
        let range = range(of: variable)
        return range.upperBound - range.lowerBound > 1e-6
      }
    }
  }
}

extension CGRect {
  /// Whether two rectangles are the same within the precision of a screen.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < 1e-6 && abs(origin.y - other.origin.y) < 1e-6
      && abs(size.width - other.size.width) < 1e-6 && abs(size.height - other.size.height) < 1e-6
  }
}

extension UIView {
  /// The frame without the transform.
  final var plainFrame: CGRect {
    let (size, center, anchor) = (bounds.size, center, anchorPoint)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}
