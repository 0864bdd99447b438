import Foundation

/// A view that lays out its arranged subviews in a row or a column. Touches are on (UI-3).
///
/// Auto Layout is not here. An arranged subview's natural size is its intrinsic one where it has
/// such a thing, else the size that it had when it was added. Where Auto Layout would call a length
/// ambiguous (AL-7), views without a natural length share what is left, else the last one takes it.
open class UIStackView: UIView {
  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views lie across a stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// `leading` of a row.
    public static var top: Alignment { .leading }
    /// `trailing` of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The distance between neighbours that says: the system's own, 8 points.
  nonisolated public static let spacingUseSystem: CGFloat = 1.0 / 128

  private final var arranged: [UIView] = []
  private final var addedSizes: [ObjectIdentifier: CGSize] = [:]
  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// Whether it is a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { sendSetNeedsLayout() } }
  /// How views share the length.
  open var distribution = Distribution.fill { didSet { sendSetNeedsLayout() } }
  /// How views lie across.
  open var alignment = Alignment.fill { didSet { sendSetNeedsLayout() } }
  /// The distance between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { sendSetNeedsLayout() } }
  /// Whether distances are kept from the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { sendSetNeedsLayout() } }
  deinit { willDeinitialize() }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in the row, in its order; all of them are subviews.
  public final var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  /// Puts a view at the end of the row, and among the subviews if it is none yet.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view into the row, and among the subviews if it is none yet.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      return Self.refused(.indexOutOfRange(stackIndex, count: arrangedSubviews.count))
    }
    if !arranged.contains(where: { $0 === view }) {
      addedSizes[ObjectIdentifier(view)] = view.bounds.size
    }
    arranged = arrangedSubviews.filter { $0 !== view }
    // What was in the row already has just left it.
    arranged.insert(view, at: min(stackIndex, arranged.count))
    if view.superview !== self { sendAddSubview(view) }
    setNeedsLayout()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// Sets the distance behind one view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    sendSetNeedsLayout()
  }

  /// The distance behind one view; `spacing` unless it was given one of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    let own = customSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
    return own == Self.spacingUseSystem ? 8 : own
  }

  /// Places the arranged subviews that are not hidden.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard !views.isEmpty else { return }
    let area =
      isLayoutMarginsRelativeArrangement
      ? bounds.standardized.inset(by: layoutMargins) : bounds.standardized
    guard area.width.isFinite, area.height.isFinite else { return }
    let sizes = views.map(naturalSize)
    let gaps = views.dropLast().map { customSpacing(after: $0) }
    let places = StackPlan(
      distribution: distribution, length: isRow ? area.width : area.height,
      natural: sizes.map { isRow ? $0.width : $0.height }, gaps: gaps
    ).places
    for (index, view) in views.enumerated() {
      let across = self.across(
        isRow ? sizes[index].height : sizes[index].width, in: isRow ? area.height : area.width)
      let (along, start) = (places[index].length, places[index].start)
      let rectangle =
        isRow
        ? CGRect(x: start, y: across.start, width: along, height: across.length)
        : CGRect(x: across.start, y: start, width: across.length, height: along)
      let frame = view.sendFrame(
        forAlignmentRect: rectangle.offsetBy(dx: area.minX, dy: area.minY))
      view.bounds.size = frame.size
      view.center = CGPoint(
        x: frame.minX + view.anchorPoint.x * frame.width,
        y: frame.minY + view.anchorPoint.y * frame.height)
    }
  }

  private var isRow: Bool { axis == .horizontal }

  /// The size that an alignment rectangle has by itself (AL-14).
  private func naturalSize(of view: UIView) -> CGSize {
    let intrinsic = Door.send(.intrinsicContentSize, to: view) { view.intrinsicContentSize }
    let added = view.sendAlignmentRect(
      forFrame: CGRect(origin: .zero, size: addedSizes[ObjectIdentifier(view)] ?? .zero)
    ).size
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : added.width,
      height: intrinsic.height >= 0 ? intrinsic.height : added.height)
  }

  /// Where a view lies across the stack. Base lines are those of its top edge.
  private func across(_ natural: CGFloat, in room: CGFloat) -> (start: CGFloat, length: CGFloat) {
    switch alignment {
    case .fill: (0, room)
    case .leading, .firstBaseline: (0, natural)
    case .center: ((room - natural) / 2, natural)
    case .trailing, .lastBaseline: (room - natural, natural)
    }
  }
}

/// How views share the length of a stack.
struct StackPlan {
  let distribution: UIStackView.Distribution
  let length: CGFloat
  let natural: [CGFloat]
  let gaps: [CGFloat]

  var places: [(start: CGFloat, length: CGFloat)] {
    let room = max(0, length - gaps.reduce(0, +))
    let total = natural.reduce(0, +)
    let count = CGFloat(natural.count)
    switch distribution {
    case .fill: return inRow(filling(room, total), gaps)
    case .fillEqually: return inRow(natural.map { _ in room / count }, gaps)
    case .fillProportionally:
      let share = total > 0 ? room / total : 0
      return inRow(natural.map { total > 0 ? $0 * share : room / count }, gaps)
    case .equalSpacing:
      guard natural.count > 1, total <= room else { return inRow(filling(room, total), gaps) }
      let gap = (length - total) / (count - 1)
      return inRow(natural, gaps.map { _ in gap })
    case .equalCentering: return centred(room, total)
    }
  }

  /// The lengths that fill the room: what is left goes to those without a natural one, else to the
  /// last; what is missing is taken from the last ones.
  private func filling(_ room: CGFloat, _ total: CGFloat) -> [CGFloat] {
    var lengths = natural
    var missing = total - room
    if missing < 0 {
      let open = natural.indices.filter { natural[$0] == 0 }
      let takers = open.isEmpty ? [natural.count - 1] : open
      for index in takers { lengths[index] += -missing / CGFloat(takers.count) }
      return lengths
    }
    for index in natural.indices.reversed() where missing > 0 {
      let cut = min(missing, lengths[index])
      lengths[index] -= cut
      missing -= cut
    }
    return lengths
  }

  /// Equal distances from middle to middle, where the views then keep their gaps.
  private func centred(_ room: CGFloat, _ total: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
    guard natural.count > 1, let first = natural.first, let last = natural.last, total <= room
    else { return inRow(filling(room, total), gaps) }
    let step = (length - first / 2 - last / 2) / CGFloat(natural.count - 1)
    let places = natural.enumerated().map { index, own in
      (start: first / 2 + CGFloat(index) * step - own / 2, length: own)
    }
    for (index, gap) in gaps.enumerated()
    where places[index].start + places[index].length + gap > places[index + 1].start {
      return inRow(natural, gaps)
    }
    return places
  }

  private func inRow(
    _ lengths: [CGFloat], _ gaps: [CGFloat]
  ) -> [(start: CGFloat, length: CGFloat)] {
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < gaps.count ? gaps[index] : 0) }
      return (start, length)
    }
  }
}
