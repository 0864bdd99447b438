import Foundation
import Interpreter
import UIKitModel

/// What views look like.
extension UIKitTable {
  static func addViewTypes(_ table: Table) {
    table.enumeration(
      UIView.ContentMode.self,
      [
        ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
        ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
        ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
        ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
        ("bottomRight", .bottomRight),
      ], in: UIView.self, "How content is placed when the bounds change.")
    table.optionSet(
      UIView.AutoresizingMask.self,
      [
        ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
        ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
        ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
      ], in: UIView.self, "What gives way when the superview's size changes.")
    addAnimationTypes(table)
  }

  static func addViewAppearance(_ type: TypeTable) {
    let layerType = CALayer.type(in: type.library)
    type.staticProperty(
      "layerClass", get: { TypeValue(layerType) }, "The class of the layers that views get.")
    type.overridable(
      "backgroundColor", .getBackgroundColor, .setBackgroundColor,
      get: { (v: UIView) in v.backgroundColor },
      set: { (v: UIView, new: UIColor?) in v.backgroundColor = new },
      "What fills the bounds; changes no touch (HT-6).")
    type.overridable(
      "tintColor", .getTintColor, .setTintColor, isImplicitlyUnwrapped: true,
      get: { (v: UIView) -> UIColor? in v.tintColor },
      set: { (v: UIView, new: UIColor?) in v.tintColor = new },
      "The colour of what can be tapped; the superview's unless set.")
    type.stored("contentMode", \UIView.contentMode, "How content is placed in the bounds.")
    type.stored("autoresizingMask", \UIView.autoresizingMask, "Kept, not acted on.")
    type.stored("autoresizesSubviews", \UIView.autoresizesSubviews, "Kept, not acted on.")
    type.stored(
      "translatesAutoresizingMaskIntoConstraints",
      \UIView.translatesAutoresizingMaskIntoConstraints, "Kept; there is no Auto Layout (AL-9).")
    type.stored("isOpaque", \UIView.isOpaque, "Whether it promises to fill its bounds (HT-17).")
    type.stored(
      "clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing, "Whether it is cleared.")
    type.stored("contentScaleFactor", \UIView.contentScaleFactor, "How many pixels a point has.")
    type.stored("layoutMargins", \UIView.layoutMargins, "What content keeps from the edges.")
    type.readOnly("safeAreaInsets", \UIView.safeAreaInsets, "What bars cover; nothing here.")
    type.stored("mask", \UIView.mask, "Cuts the drawing out; touches ignore it (HT-17).")
  }

  static func addAppearance(_ table: Table) {
    table.enumeration(
      NSTextAlignment.self,
      [
        ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
        ("natural", .natural),
      ], "How lines of text are aligned.")
    table.enumeration(
      NSLineBreakMode.self,
      [
        ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping),
        ("byClipping", .byClipping), ("byTruncatingHead", .byTruncatingHead),
        ("byTruncatingTail", .byTruncatingTail), ("byTruncatingMiddle", .byTruncatingMiddle),
      ], "What is done with text that is too long.")
  }

  static func addViewAccessibility(_ type: TypeTable) {
    type.stored(
      "isAccessibilityElement", \UIView.isAccessibilityElement, "Whether it is an element.")
    type.stored("accessibilityLabel", \UIView.accessibilityLabel, "What is read out.")
    type.stored("accessibilityHint", \UIView.accessibilityHint, "What is read of its purpose.")
    type.stored("accessibilityValue", \UIView.accessibilityValue, "What is read of its value.")
    type.stored("accessibilityIdentifier", \UIView.accessibilityIdentifier, "A name for tests.")
    type.stored("accessibilityTraits", \UIView.accessibilityTraits, "What the element is.")
    type.stored(
      "accessibilityElementsHidden", \UIView.accessibilityElementsHidden, "Hides what is inside.")
    type.stored(
      "accessibilityViewIsModal", \UIView.accessibilityViewIsModal, "Hides what is beside it.")
  }

  static func addAccessibility(_ table: Table) {
    table.optionSet(
      UIAccessibilityTraits.self,
      [
        ("none", .none), ("button", .button), ("link", .link), ("image", .image),
        ("selected", .selected), ("staticText", .staticText), ("notEnabled", .notEnabled),
        ("adjustable", .adjustable), ("header", .header),
      ], rawType: UInt64.self, "What an element is to assistive technologies.")
    table.namespace("UIAccessibility", "The settings of assistive technologies, all of them off.") {
      for (name, value) in settings {
        $0.staticProperty(name, get: { value() }, "Whether it is on: false.")
      }
    }
  }

  private static let settings: [(String, () -> Bool)] = [
    ("isVoiceOverRunning", { UIAccessibility.isVoiceOverRunning }),
    ("isSwitchControlRunning", { UIAccessibility.isSwitchControlRunning }),
    ("isAssistiveTouchRunning", { UIAccessibility.isAssistiveTouchRunning }),
    ("isReduceMotionEnabled", { UIAccessibility.isReduceMotionEnabled }),
    ("isReduceTransparencyEnabled", { UIAccessibility.isReduceTransparencyEnabled }),
    ("isBoldTextEnabled", { UIAccessibility.isBoldTextEnabled }),
  ]
}
