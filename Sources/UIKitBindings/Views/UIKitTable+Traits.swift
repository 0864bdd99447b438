import Foundation
import ScriptLibrary
import UIKitModel

nonisolated extension UIUserInterfaceStyle: BridgedEnumeration {}
nonisolated extension UIUserInterfaceSizeClass: BridgedEnumeration {}
nonisolated extension UITraitEnvironmentLayoutDirection: BridgedEnumeration {}
nonisolated extension UIForceTouchCapability: BridgedEnumeration {}
nonisolated extension UIAccessibilityScrollDirection: BridgedEnumeration {}
nonisolated extension UIBaselineAdjustment: BridgedEnumeration {}
nonisolated extension UIAccessibility.Notification: BridgedValue {}

/// The traits of an interface.
extension UIKitTable {
  static func addTraits(_ table: Table) {
    table.enumeration(
      UIUserInterfaceStyle.self,
      [("unspecified", .unspecified), ("light", .light), ("dark", .dark)], "Light or dark.")
    table.enumeration(
      UIUserInterfaceSizeClass.self,
      [("unspecified", .unspecified), ("compact", .compact), ("regular", .regular)],
      "How much room there is in a direction.")
    table.enumeration(
      UITraitEnvironmentLayoutDirection.self,
      [
        ("unspecified", .unspecified), ("leftToRight", .leftToRight),
        ("rightToLeft", .rightToLeft),
      ], "The direction in which the interface runs.")
    table.enumeration(
      UIForceTouchCapability.self,
      [("unknown", .unknown), ("unavailable", .unavailable), ("available", .available)],
      "Whether a touch tells how hard it presses.")
    table.protocol("UITraitEnvironment", "What has traits.")
    table.class(
      UITraitCollection.self, superclass: NSObject.self,
      "What an interface adapts to: a light iPhone, its size classes those of the screen."
    ) {
      $0.initializer("init()", designated: true, "Nothing is specified.") { () in
        UITraitCollection()
      }
      $0.initializer("init(userInterfaceStyle:)", "The style alone.") {
        (style: UIUserInterfaceStyle) in UITraitCollection(userInterfaceStyle: style)
      }
      $0.initializer("init(horizontalSizeClass:)", "The room across alone.") {
        (size: UIUserInterfaceSizeClass) in UITraitCollection(horizontalSizeClass: size)
      }
      $0.initializer("init(verticalSizeClass:)", "The room upright alone.") {
        (size: UIUserInterfaceSizeClass) in UITraitCollection(verticalSizeClass: size)
      }
      $0.staticProperty("current", get: { UITraitCollection.current }, "Those of the device.")
      $0.readOnly("userInterfaceStyle", \UITraitCollection.userInterfaceStyle, "Light or dark.")
      $0.readOnly("horizontalSizeClass", \UITraitCollection.horizontalSizeClass, "Room across.")
      $0.readOnly("verticalSizeClass", \UITraitCollection.verticalSizeClass, "Room upright.")
      $0.readOnly("displayScale", \UITraitCollection.displayScale, "Pixels of a point.")
      $0.readOnly("userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom, "A phone.")
      $0.readOnly("layoutDirection", \UITraitCollection.layoutDirection, "From left to right.")
      $0.readOnly(
        "forceTouchCapability", \UITraitCollection.forceTouchCapability, "Unavailable.")
      $0.method("hasDifferentColorAppearance(comparedTo:)", "Whether the styles differ.") {
        (t: UITraitCollection, other: UITraitCollection?) in
        t.hasDifferentColorAppearance(comparedTo: other)
      }
    }
  }
}
