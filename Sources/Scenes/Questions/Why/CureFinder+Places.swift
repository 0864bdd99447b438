import Foundation
import Records
import TypedText
import UIKitModel

// Cures for views that are in the wrong place, or too small.
extension CureFinder {
  /// The point of the question in the coordinates of an ancestor of the view; the ancestor's middle
  /// if the point is not in it.
  private func place(in ancestor: UIView) -> CGPoint {
    let way = WayDown(to: view)
    let own = way.point(point, at: way.path.count - 1)
    let isInside = view.storedBounds.standardized.contains(own)
    return view.convert(isInside ? own : view.storedBounds.middle, to: ancestor)
  }

  /// Gives a view that constraints place the ones that it lacks: it ends where its content does, or
  /// has the size that a fingertip needs if it is the view itself.
  func constraining(_ ancestor: UIView) -> Proposal? {
    guard !ancestor.translatesAutoresizingMaskIntoConstraints else { return nil }
    let bounds = ancestor.storedBounds
    let box = view.convert(view.storedBounds, to: ancestor)
    let isNarrow = bounds.width <= 0 || box.maxX > bounds.maxX
    let isLow = bounds.height <= 0 || box.maxY > bounds.maxY
    guard isNarrow || isLow else { return nil }
    let branch = sequence(first: view) { $0.superview }.first { $0.superview === ancestor }
    return Proposal(
      purpose: .mend, movesView: true,
      lines: { speaker in
        var lines: [String] = []
        guard let name = speaker.name(of: ancestor, &lines) else { return nil }
        let inner = branch.flatMap { speaker.name(of: $0, &lines) }
        guard branch == nil || inner != nil else { return nil }
        func line(_ edge: String, _ size: String) -> String {
          let end = inner.map { "\(edge)Anchor.constraint(equalTo: \($0).\(edge)Anchor)" }
          return "\(name).\(end ?? "\(size)Anchor.constraint(equalToConstant: 44)").isActive = true"
        }
        if isNarrow { lines.append(line("trailing", "width")) }
        if isLow { lines.append(line("bottom", "height")) }
        return lines
      }, apply: nil)
  }

  /// Enlarges an ancestor to contain the view, if the point is to its right or below it; at the
  /// left or the top a larger frame would move the subviews, too.
  func enlarging(_ ancestor: UIView) -> Proposal? {
    let bounds = ancestor.storedBounds
    guard bounds.width >= 0, bounds.height >= 0, bounds.size == bounds.standardized.size,
      ancestor.storedTransform.isInvertible
    else { return nil }
    var rectangle = view.convert(view.storedBounds, to: ancestor)
    // A view without an area gets the size that a fingertip needs.
    if rectangle.width == 0 { rectangle.size.width = 44 }
    if rectangle.height == 0 { rectangle.size.height = 44 }
    let place = place(in: ancestor)
    guard place.x >= bounds.minX, place.y >= bounds.minY else { return nil }
    let size = CGSize(
      width: max(bounds.width, (rectangle.maxX - bounds.minX).rounded(.up)),
      height: max(bounds.height, (rectangle.maxY - bounds.minY).rounded(.up)))
    guard size != bounds.size, size.isTypable else { return nil }
    let (oldBounds, oldCenter) = (bounds, ancestor.center)
    // A view that had no area has another middle now.
    let isSelf = ancestor === view
    let takeBack = {
      ancestor.bounds = oldBounds
      ancestor.center = oldCenter
    }
    guard !ancestor.storedTransform.isIdentity else {
      let frame = CGRect(origin: ancestor.storedFrame.origin, size: size)
      return Proposal(
        purpose: .mend, movesView: isSelf,
        lines: self.lines(for: ancestor) { ["frame \($0) \(frame.typed)"] }
      ) {
        ancestor.frame = frame
        return takeBack
      }
    }
    // Under a transform the size is that of the bounds, whose center does not change; moved by its
    // growth, everything inside stays where it is.
    let anchor = ancestor.anchorPoint
    let grown = CGSize(
      width: (size.width - bounds.width) * anchor.x,
      height: (size.height - bounds.height) * anchor.y
    ).applying(ancestor.storedTransform)
    let center = CGPoint(x: oldCenter.x + grown.width, y: oldCenter.y + grown.height)
    guard center.isTypable else { return nil }
    return Proposal(
      purpose: .mend, movesView: isSelf,
      lines: self.lines(for: ancestor) {
        ["set \($0).bounds.size \(size.typed)", "set \($0).center \(center.typed)"]
      }
    ) {
      ancestor.bounds.size = size
      ancestor.center = center
      return takeBack
    }
  }

  /// Moves the view into the superview of the ancestor that excludes it, with the same position and
  /// rotation.
  func movingOut(of ancestor: UIView) -> Proposal? {
    guard ancestor !== view, let target = ancestor.superview, let superview = view.superview,
      (try? scene.checkMovable(view)) != nil, view.storedTransform.isInvertible
    else { return nil }
    let between = sequence(first: superview) { $0.superview }.prefix { $0 !== target }
    let space = between.reduce(Projection.identity) { $0.concatenating($1.mapToSuperview) }
    // With perspective no transform of the plane has the same effect.
    guard space.isAffine, !view.isInPerspective else { return nil }
    let map = space.plane
    let turn = CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0)
    let (oldTransform, oldCenter) = (view.storedTransform, view.center)
    let isPlain = turn.isIdentity && oldTransform.isIdentity
    let transform = oldTransform.concatenating(turn)
    let center =
      turn.isIdentity ? superview.convert(oldCenter, to: target) : oldCenter.applying(map)
    let origin = superview.convert(view.storedFrame.origin, to: target)
    guard center.isTypable, transform.isTypable else { return nil }
    return Proposal(
      purpose: .mend,
      lines: { [view] speaker in
        var lines: [String] = []
        guard let name = speaker.name(of: view, &lines),
          let targetName = speaker.name(of: target, &lines)
        else { return nil }
        lines.append("put \(name) in \(targetName)")
        if isPlain { return lines + ["move \(name) to \(origin.typed)"] }
        if !turn.isIdentity { lines.append("set \(name).transform \(transform.typed)") }
        return lines + ["set \(name).center \(center.typed)"]
      }
    ) { [view] in
      guard let index = superview.indexOfSubview(view),
        (try? target.insert(view, at: .front)) != nil
      else { return nil }
      if !turn.isIdentity { view.transform = transform }
      if isPlain { view.frame.origin = origin } else { view.center = center }
      return {
        superview.insertSubview(view, at: index)
        if !turn.isIdentity { view.transform = oldTransform }
        view.center = oldCenter
      }
    }
  }

  /// Moves the branch that contains the view so that the view is inside the bounds that exclude it.
  func movingInside(_ ancestor: UIView) -> Proposal? {
    let way = sequence(first: view) { $0.superview }
    guard let branch = way.first(where: { $0.superview === ancestor }) else { return nil }
    let rectangle = view.convert(view.storedBounds, to: ancestor)
    let bounds = ancestor.storedBounds.standardized
    let move = CGPoint(
      x: Self.shift(rectangle.minX, rectangle.maxX, into: bounds.minX, bounds.maxX),
      y: Self.shift(rectangle.minY, rectangle.maxY, into: bounds.minY, bounds.maxY))
    return moving(branch, by: move, purpose: .moveInside)
  }

  /// Moves a view so that the one in question is on the screen: the topmost one that is completely
  /// off it, or itself.
  func movingOntoScreen() -> Proposal? {
    let way = WayDown(to: view)
    let screen = scene.application.screen.bounds
    let maps = way.path.map { $0.mapToSuperview }
    /// The transform from a level's own points to the screen.
    func toScreen(_ level: Int) -> Projection {
      maps[...level].reversed().reduce(.identity) { $0.concatenating($1) }
    }
    let last = way.path.count - 1
    let level =
      way.path.indices.first {
        !way.path[$0].storedBounds.applying(toScreen($0)).overlaps(screen)
      } ?? last
    let box = view.storedBounds.applying(toScreen(last))
    let move = CGSize(
      width: Self.shift(box.minX, box.maxX, into: screen.minX, screen.maxX),
      height: Self.shift(box.minY, box.maxY, into: screen.minY, screen.maxY))
    let outward = level == 0 ? Projection.identity : toScreen(level - 1)
    let above = outward.plane(around: way.path[level].center)
    guard above.isInvertible else { return nil }
    let own = move.applying(above.inverted())
    return moving(way.path[level], by: CGPoint(x: own.width, y: own.height), purpose: .mend)
  }

  private func moving(_ moved: UIView, by move: CGPoint, purpose: Cure.Purpose) -> Proposal? {
    guard move != .zero, move.isTypable else { return nil }
    let origin = CGPoint(x: moved.storedFrame.minX + move.x, y: moved.storedFrame.minY + move.y)
    return Proposal(
      purpose: purpose, movesView: true,
      lines: self.lines(for: moved) {
        moved.storedTransform.isIdentity && origin.isTypable
          ? ["move \($0) to \(origin.typed)"] : ["move \($0) by \(move.typed)"]
      }
    ) {
      let center = moved.center
      moved.center = CGPoint(x: center.x + move.x, y: center.y + move.y)
      return { moved.center = center }
    }
  }

  /// Scrolls until the view is visible.
  func scrolling(_ ancestor: UIView) -> Proposal? {
    guard let scroll = ancestor as? UIScrollView, scroll !== view else { return nil }
    let bounds = scroll.storedBounds
    let rectangle = view.convert(view.storedBounds, to: scroll)
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let offset = CGPoint(
      x: bounds.minX - Self.shift(rectangle.minX, rectangle.maxX, into: bounds.minX, bounds.maxX),
      y: bounds.minY - Self.shift(rectangle.minY, rectangle.maxY, into: bounds.minY, bounds.maxY))
    guard offset != bounds.origin, offset.isTypable else { return nil }
    return Proposal(
      purpose: .scroll, movesView: true,
      lines: self.lines(for: scroll) { ["set \($0).contentOffset \(offset.typed)"] }
    ) {
      let old = scroll.contentOffset
      scroll.contentOffset = offset
      return { scroll.contentOffset = old }
    }
  }

  /// The distance by which an interval has to move to be inside another; if it is too long, their
  /// middles are aligned.
  private static func shift(
    _ from: CGFloat, _ to: CGFloat, into lower: CGFloat, _ upper: CGFloat
  ) -> CGFloat {
    if to - from > upper - lower { return (lower + upper - from - to) / 2 }
    return from < lower ? lower - from : to > upper ? upper - to : 0
  }
}

extension UIView {
  /// The nearest scroll view among the ancestors.
  var enclosingScrollView: UIView? {
    sequence(first: self) { $0.superview }.dropFirst().first { $0 is UIScrollView }
  }
}

extension CGFloat {
  /// Whether commands accept the number.
  fileprivate var isTypable: Bool { isFinite && magnitude <= TypedNumbers.largest }
}

extension CGPoint {
  fileprivate var isTypable: Bool { x.isTypable && y.isTypable }
}

extension CGSize {
  fileprivate var isTypable: Bool { width.isTypable && height.isTypable }
}

extension CGAffineTransform {
  fileprivate var isTypable: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isTypable) }

  /// The six entries in their typed form.
  fileprivate var typed: String { [a, b, c, d, tx, ty].map(\.typed).joined(separator: " ") }
}
