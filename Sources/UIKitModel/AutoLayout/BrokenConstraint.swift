import Foundation

/// A required constraint that conflicts with others (AL-5).
public struct BrokenConstraint {
  /// The constraint that was given up.
  public let constraint: NSLayoutConstraint
  /// The constraints that it conflicts with.
  public let others: [NSLayoutConstraint]
  /// The required sizes that it contradicts and that are not constraints made by code.
  public let sizes: [SizeLimit]
  /// The views whose frames are fixed by `translatesAutoresizingMaskIntoConstraints` (AL-9).
  public let frames: [UIView]

  /// Whether the conflict results from a stack view without a window, or from a size there that
  /// would be negative: a device does not lay that out yet.
  var isOffScreen: Bool {
    let restsOnSize = sizes.contains { $0.natural == nil }
    return ([constraint] + others).contains {
      ($0.isOfStack || restsOnSize) && $0.container?.window == nil
    }
  }
}

/// A size that a view has by itself, without a constraint made by code.
public struct SizeLimit {
  /// The view or the guide.
  public let item: ModelObject
  /// The axis of the size.
  public let axis: NSLayoutConstraint.Axis
  /// The intrinsic size in points (AL-4); nil for the limit of all sizes: none is below zero.
  public let natural: CGFloat?

  init(_ item: ModelObject, _ axis: NSLayoutConstraint.Axis, _ natural: CGFloat?) {
    self.item = item
    self.axis = axis
    self.natural = natural
  }

  /// The size with a name, as UIKit logs its `NSContentSizeLayoutConstraint`:
  /// `title.width == 120 Hug:250 CompressionResistance:1000`.
  public func text(_ name: (ModelObject) -> String) -> String {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let side = "\(item.layoutText(name)).\(attribute)"
    guard let natural, let view = item as? UIView else { return "\(side) >= 0" }
    func number(_ value: CGFloat) -> String { NSLayoutConstraint.number(value) }
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    return "\(side) == \(number(natural)) Hug:\(number(CGFloat(hugging)))"
      + " CompressionResistance:\(number(CGFloat(resistance)))"
  }
}
