import Foundation
import InterfaceBuilder
import UIKitModel

/// Where views are, and how they are arranged.
extension InterfaceViewSettings {
  /// Applies what places a view: frame, mask, priorities and margins.
  func applyLayout(_ element: XMLElement, to view: UIView) {
    if let frame = element.rectangle("frame") { view.frame = frame }
    if let mask = element.child(key: "autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
    // Interface Builder adds the constraints of a view with a fixed frame itself, by the view's
    // autoresizing mask.
    let isFixed = element.flag("fixedFrame") ?? false
    if !isFixed, let flag = element.flag("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = flag
    }
    let priorities: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    for (word, axis) in priorities {
      if let number = element.number("\(word)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(number)), for: axis)
      }
      if let number = element.number("\(word)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(number)), for: axis)
      }
    }
    if let flag = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = flag
    }
    if let flag = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = flag
    }
    if let insets = element.insets("layoutMargins") {
      view.layoutMargins = Self.edgeInsets(insets)
    }
    if let insets = element.insets("directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
  }

  /// Insets of the model.
  static func edgeInsets(
    _ sides: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: sides.top, left: sides.left, bottom: sides.bottom, right: sides.right)
  }

  private static func mask(_ element: XMLElement) -> UIView.AutoresizingMask {
    let sides: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    let flags = element.flags
    return sides.reduce(into: []) { if flags.contains($1.0) { $0.insert($1.1) } }
  }

  /// Applies the properties of a stack view.
  func apply(_ element: XMLElement, to stack: UIStackView) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    stack.distribution = Self.distributions[element["distribution"] ?? ""] ?? .fill
    stack.alignment = Self.alignments[element["alignment"] ?? ""] ?? .fill
    stack.isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement")
      ?? (element.child(key: "layoutMargins") != nil
        || element.child(key: "directionalLayoutMargins") != nil)
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: UIStackView.Alignment] = [
    "top": .leading, "leading": .leading, "center": .center, "bottom": .trailing,
    "trailing": .trailing, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    "baseline": .lastBaseline,
  ]
}
