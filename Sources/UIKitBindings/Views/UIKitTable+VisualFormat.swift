import Foundation
import Machine
import ScriptLibrary
import UIKitModel

/// Constraints from visual formats.
extension UIKitTable {
  static func addFormatOptions(_ table: Table) {
    table.optionSet(
      NSLayoutConstraint.FormatOptions.self,
      [
        ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
        ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
        ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
        ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
        ("alignAllLastBaseline", .alignAllLastBaseline),
        ("alignAllFirstBaseline", .alignAllFirstBaseline), ("alignmentMask", .alignmentMask),
        ("directionLeadingToTrailing", .directionLeadingToTrailing),
        ("directionLeftToRight", .directionLeftToRight),
        ("directionRightToLeft", .directionRightToLeft), ("directionMask", .directionMask),
      ], in: NSLayoutConstraint.self, "Alignment and direction of a visual format (AL-21).")
  }

  static func addVisualFormat(_ type: TypeTable) {
    type.staticMethod(
      "constraints(withVisualFormat:options:metrics:views:)", defaults: ["options": .zero],
      "Those that a format such as H:|-[a(32)]-8-[b]-| describes; not active yet (AL-19)."
    ) {
      (
        format: String, options: NSLayoutConstraint.FormatOptions, metrics: CarriedDictionary?,
        views: CarriedDictionary
      ) in
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics?.values, views: views.values)
    }
  }
}

extension CarriedDictionary {
  /// The entries in the model's types.
  @MainActor fileprivate var values: [String: Any] {
    guard let storage = object as? DictionaryStorage else { return [:] }
    var values: [String: Any] = [:]
    for index in 0..<storage.count {
      let value = AnyValue.read(storage.valueRegisters(index))
      values[String.read(storage.keyRegisters(index))] = Crossing.native(value)
    }
    return values
  }
}
