import Foundation

/// An attribute of a view or a layout guide, from which constraints are created.
open class NSLayoutAnchor: ModelObject {
  final let item: ModelObject
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: ModelObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  deinit { willDeinitialize() }

  /// The anchor for an attribute of an item.
  final class func anchor(
    of item: ModelObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutAnchor {
    switch attribute.kind {
    case .size: NSLayoutDimension(item, attribute)
    case .vertical: NSLayoutYAxisAnchor(item, attribute)
    case .leftOrRight, .leadingOrTrailing, .horizontalMiddle: NSLayoutXAxisAnchor(item, attribute)
    case nil: NSLayoutAnchor(item, attribute)
    }
  }

  /// Whether another anchor is for the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor else { return false }
    return MainActor.assumeIsolated { other.item === item && other.attribute == attribute }
  }

  /// The same for equal anchors.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { ObjectIdentifier(item).hashValue ^ attribute.rawValue }
  }

  /// A constraint of this part to another one of the same kind; not active yet.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.equal, to: anchor, constant: c) }

  /// A constraint that requires this part to be at or after another one; not active yet.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, to: anchor, constant: c) }

  /// A constraint that requires this part to be at or before another one; not active yet.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, to: anchor, constant: c) }

  /// A constraint to this part at a number of the system's spaces after another one (AL-20).
  fileprivate final func space(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutAnchor, times: CGFloat
  ) -> NSLayoutConstraint {
    relate(relation, to: anchor, constant: times * NSLayoutConstraint.standardSpace)
  }

  final func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor.item,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant)
  }
}

/// An edge or a center in the horizontal direction.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
  deinit { willDeinitialize() }

  /// A constraint that puts this part a number of standard spaces after another one (AL-20); not
  /// active yet.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.equal, after: anchor, times: multiplier) }

  /// A constraint to at least that many standard spaces after another part; not active yet.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.greaterThanOrEqual, after: anchor, times: multiplier) }

  /// A constraint to at most that many standard spaces after another part; not active yet.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.lessThanOrEqual, after: anchor, times: multiplier) }
}

/// An edge, a center or a baseline in the vertical direction.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
  deinit { willDeinitialize() }

  /// A constraint that puts this part a number of standard spaces below another one (AL-20); not
  /// active yet. Fonts, which increase the distance of baselines on a device, are ignored here.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.equal, after: anchor, times: multiplier) }

  /// A constraint to at least that many standard spaces below another part; not active yet.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.greaterThanOrEqual, after: anchor, times: multiplier) }

  /// A constraint to at most that many standard spaces below another part; not active yet.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { space(.lessThanOrEqual, after: anchor, times: multiplier) }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor {
  deinit { willDeinitialize() }

  /// A constraint to a number of points; not active yet.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    number(.equal, c)
  }

  /// A constraint to at least that many points; not active yet.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    number(.greaterThanOrEqual, c)
  }

  /// A constraint to at most that many points; not active yet.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    number(.lessThanOrEqual, c)
  }

  /// A constraint to a share of another size; not active yet.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.equal, to: anchor, multiplier: m, constant: c) }

  /// A constraint to at least a share of another size; not active yet.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }

  /// A constraint to at most a share of another size; not active yet.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }

  private func number(
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: constant)
  }
}
