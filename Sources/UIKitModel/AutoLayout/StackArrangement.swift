import Foundation

/// The relation that a constraint of a stack view expresses, by which it is found again.
struct StackRelation: Hashable {
  let first: ObjectIdentifier
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let second: ObjectIdentifier?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: UILayoutPriority
  let identifier: String

  init(_ constraint: NSLayoutConstraint, _ first: ModelObject, _ second: ModelObject?) {
    self.first = ObjectIdentifier(first)
    self.second = second.map { ObjectIdentifier($0) }
    firstAttribute = constraint.firstAttribute
    relation = constraint.relation
    secondAttribute = constraint.secondAttribute
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority
    identifier = constraint.identifier ?? ""
  }
}

/// The tie-breaker of an arranged subview where constraints leave its length open (AL-7).
struct StackOpening {
  /// Whether it is the last one, which changes its length before the others do.
  let isLast: Bool
  /// Set for a view without an intrinsic length: the first such view, with which it shares the
  /// remaining length.
  let sharesWith: UIView?
}

/// The constraints that a stack view makes, with the identifiers that UIKit gives them.
struct StackArrangement {
  private(set) var constraints: [(relation: StackRelation, constraint: NSLayoutConstraint)] = []
  private(set) var openings: [ObjectIdentifier: StackOpening] = [:]
  private let stack: UIStackView
  private let isRow: Bool

  init(of stack: UIStackView) {
    self.stack = stack
    isRow = stack.axis == .horizontal
    let views = stack.arrangedSubviews
    let shown = views.filter { !$0.isHidden }
    hide(views)
    guard let first = shown.first, let last = shown.last else { return }
    add(stack, edge(.start, along: true), .equal, first, start, "UISV-canvas-connection")
    add(stack, edge(.end, along: true), .equal, last, end, "UISV-canvas-connection")
    distribute(shown)
    align(shown, first)
    leaveOpen(shown)
  }

  // MARK: Attributes

  private enum Side {
    case start, end, middle
  }

  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var middle: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
  private var acrossStart: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
  private var acrossEnd: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
  private var acrossMiddle: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }
  private var breadth: NSLayoutConstraint.Attribute { isRow ? .height : .width }

  /// A side of the area that the stack fills: that of its bounds, or of its margins.
  private func edge(_ side: Side, along: Bool) -> NSLayoutConstraint.Attribute {
    let isHorizontal = along == isRow
    guard stack.isLayoutMarginsRelativeArrangement else {
      return switch side {
      case .start: isHorizontal ? .leading : .top
      case .end: isHorizontal ? .trailing : .bottom
      case .middle: isHorizontal ? .centerX : .centerY
      }
    }
    return switch side {
    case .start: isHorizontal ? .leadingMargin : .topMargin
    case .end: isHorizontal ? .trailingMargin : .bottomMargin
    case .middle: isHorizontal ? .centerXWithinMargins : .centerYWithinMargins
    }
  }

  // MARK: Along the stack

  /// A hidden view has no length, and is at the end of the view before it.
  private mutating func hide(_ views: [UIView]) {
    var before: UIView?
    for view in views {
      guard view.isHidden else {
        before = view
        continue
      }
      add(view, length, .equal, nil, .notAnAttribute, "UISV-hiding")
      if let before {
        add(view, start, .equal, before, end, "UISV-spacing")
      } else {
        add(view, start, .equal, stack, edge(.start, along: true), "UISV-canvas-connection")
      }
      add(view, acrossStart, .equal, stack, edge(.start, along: false), "UISV-alignment")
    }
  }

  private mutating func distribute(_ views: [UIView]) {
    switch stack.distribution {
    case .fill: space(views, .equal)
    case .fillEqually:
      space(views, .equal)
      for view in views.dropFirst() {
        add(view, length, .equal, views[0], length, "UISV-fill-equally")
      }
    case .fillProportionally:
      space(views, .equal)
      keepProportions(views)
    case .equalSpacing: placeGaps(between: views, from: end, to: start, .required)
    case .equalCentering:
      placeGaps(between: views, from: middle, to: middle, Self.equalCentering)
    }
  }

  /// Centers give way before views change their intrinsic lengths.
  private static let equalCentering = UILayoutPriority(149)

  private mutating func space(_ views: [UIView], _ relation: NSLayoutConstraint.Relation) {
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        next, start, relation, view, end, constant: stack.customSpacing(after: view),
        "UISV-spacing")
    }
  }

  private mutating func keepProportions(_ views: [UIView]) {
    let lengths = views.map { view in
      let size = stack.openSize(of: view)
      return isRow ? size.width : size.height
    }
    guard let most = lengths.indices.max(by: { lengths[$0] < lengths[$1] }) else { return }
    for index in views.indices where index != most {
      let share = lengths[most] > 0 ? lengths[index] / lengths[most] : 1
      add(
        views[index], length, .equal, share == 0 ? nil : views[most],
        share == 0 ? .notAnAttribute : length, times: share == 0 ? 1 : share,
        at: UILayoutPriority(999), "UISV-fill-proportionally")
    }
  }

  /// Guides between neighbours, all of one length.
  private mutating func placeGaps(
    between views: [UIView], from: NSLayoutConstraint.Attribute,
    to: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority
  ) {
    space(views, .greaterThanOrEqual)
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let gap = stack.gap(index)
      add(gap, start, .equal, view, from, "UISV-distributing-edge")
      add(gap, end, .equal, next, to, "UISV-distributing-edge")
      if index > 0 {
        add(gap, length, .equal, stack.gap(0), length, at: priority, "UISV-fill-equally")
      }
    }
  }

  // MARK: Across the stack

  private mutating func align(_ views: [UIView], _ first: UIView) {
    switch stack.alignment {
    case .fill:
      for (side, own) in [(Side.start, acrossStart), (.end, acrossEnd)] {
        add(stack, edge(side, along: false), .equal, first, own, "UISV-canvas-connection")
        join(views, own)
      }
    case .firstBaseline where isRow: alignBaselines(views, .firstBaseline, acrossStart)
    case .lastBaseline where isRow: alignBaselines(views, .lastBaseline, acrossEnd)
    case .leading, .firstBaseline: alignSide(views, first, .start, acrossStart)
    case .trailing, .lastBaseline: alignSide(views, first, .end, acrossEnd)
    case .center: alignSide(views, first, .middle, acrossMiddle)
    }
  }

  private mutating func join(_ views: [UIView], _ attribute: NSLayoutConstraint.Attribute) {
    for view in views.dropFirst() {
      add(view, attribute, .equal, views[0], attribute, "UISV-alignment")
    }
  }

  private mutating func alignSide(
    _ views: [UIView], _ first: UIView, _ side: Side, _ own: NSLayoutConstraint.Attribute
  ) {
    add(stack, edge(side, along: false), .equal, first, own, "UISV-canvas-connection")
    join(views, own)
    span(views)
  }

  /// Aligns the baselines, as near to the start or the end as the views allow.
  private mutating func alignBaselines(
    _ views: [UIView], _ baseline: NSLayoutConstraint.Attribute,
    _ side: NSLayoutConstraint.Attribute
  ) {
    join(views, baseline)
    span(views)
    for view in views {
      add(
        view, side, .equal, stack.spanner, side, at: UILayoutPriority(25),
        "UISV-ambiguity-suppression")
    }
  }

  /// Makes the stack as wide across as its views, and no wider unless it has to be.
  private mutating func span(_ views: [UIView]) {
    let spanner = stack.spanner
    for (side, own) in [(Side.start, acrossStart), (.end, acrossEnd)] {
      add(spanner, own, .equal, stack, edge(side, along: false), "UISV-canvas-connection")
    }
    for view in views {
      add(spanner, acrossStart, .lessThanOrEqual, view, acrossStart, "UISV-spanning-boundary")
      add(spanner, acrossEnd, .greaterThanOrEqual, view, acrossEnd, "UISV-spanning-boundary")
    }
    add(
      spanner, breadth, .equal, nil, .notAnAttribute, at: UILayoutPriority(51), "UISV-spanning-fit")
  }

  // MARK: Open lengths

  private mutating func leaveOpen(_ views: [UIView]) {
    var firstOpen: UIView?
    for view in views {
      let isInnerStack = (view as? UIStackView)?.arrangedSubviews.isEmpty == false
      if isInnerStack { continue }
      let size = stack.openSize(of: view)
      let isOpen = stack.distribution == .fill && (isRow ? size.width : size.height) == 0
      if isOpen, firstOpen == nil { firstOpen = view }
      openings[ObjectIdentifier(view)] = StackOpening(
        isLast: view === views.last, sharesWith: isOpen ? firstOpen : nil)
    }
  }

  private mutating func add(
    _ first: ModelObject, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: ModelObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    constant: CGFloat = 0, at priority: UILayoutPriority = .required, _ identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    constraint.isOfStack = true
    constraints.append((StackRelation(constraint, first, second), constraint))
  }
}
