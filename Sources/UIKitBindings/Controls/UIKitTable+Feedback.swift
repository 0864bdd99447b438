import Foundation
import ScriptLibrary
import UIKitModel

nonisolated extension UIImpactFeedbackGenerator.FeedbackStyle: BridgedEnumeration {}
nonisolated extension UINotificationFeedbackGenerator.FeedbackType: BridgedEnumeration {}

/// Haptics: calls that apps make while they handle touches, and that have no effect here.
extension UIKitTable {
  static func addFeedback(_ table: Table) {
    table.class(
      UIFeedbackGenerator.self, superclass: NSObject.self, "Taps the finger back; nothing here."
    ) {
      $0.initializer("init()", designated: true, "A generator.") { () in UIFeedbackGenerator() }
      $0.silence = .haptics
      $0.method("prepare()", "Makes ready.") { (g: UIFeedbackGenerator) in g.prepare() }
    }
    table.enumeration(
      UIImpactFeedbackGenerator.FeedbackStyle.self,
      [
        ("light", .light), ("medium", .medium), ("heavy", .heavy), ("soft", .soft),
        ("rigid", .rigid),
      ], in: UIImpactFeedbackGenerator.self, "How hard a knock is.")
    table.class(
      UIImpactFeedbackGenerator.self, superclass: UIFeedbackGenerator.self, "A knock; nothing here."
    ) {
      $0.initializer("init()", designated: true, "A knock.") { () in UIImpactFeedbackGenerator() }
      $0.convenience(
        "init(style:)", [UIImpactFeedbackGenerator.FeedbackStyle.self], over: "init()",
        "A knock of a style.")
      $0.silence = .haptics
      $0.method("impactOccurred()", "Knocks.") {
        (g: UIImpactFeedbackGenerator) in g.impactOccurred()
      }
      $0.method("impactOccurred(intensity:)", "Knocks, harder or softer.") {
        (g: UIImpactFeedbackGenerator, intensity: CGFloat) in
        g.impactOccurred(intensity: intensity)
      }
    }
    table.class(
      UISelectionFeedbackGenerator.self, superclass: UIFeedbackGenerator.self,
      "A tick while something is chosen; nothing here."
    ) {
      $0.initializer("init()", designated: true, "A tick.") { () in
        UISelectionFeedbackGenerator()
      }
      $0.silence = .haptics
      $0.method("selectionChanged()", "Ticks.") {
        (g: UISelectionFeedbackGenerator) in g.selectionChanged()
      }
    }
    table.enumeration(
      UINotificationFeedbackGenerator.FeedbackType.self,
      [("success", .success), ("warning", .warning), ("error", .error)],
      in: UINotificationFeedbackGenerator.self, "How something went.")
    table.class(
      UINotificationFeedbackGenerator.self, superclass: UIFeedbackGenerator.self,
      "Tells how something went; nothing here."
    ) {
      $0.initializer("init()", designated: true, "A pattern.") { () in
        UINotificationFeedbackGenerator()
      }
      $0.silence = .haptics
      $0.method("notificationOccurred(_:)", "Tells.") {
        (
          g: UINotificationFeedbackGenerator, kind: UINotificationFeedbackGenerator.FeedbackType
        ) in g.notificationOccurred(kind)
      }
    }
  }
}
