import ScriptLibrary
import UIKitModel

/// The members of colours that write into variables.
package enum ColorParts {
  /// The part of them that is written in Swift.
  package static let part = Prelude.Part(
    names: ["getRed", "getHue", "getWhite"],
    text: """
      extension UIColor {
        @discardableResult
        func getRed(
          _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
        ) -> Bool {
          let parts = __redParts
          red = parts[0]
          green = parts[1]
          blue = parts[2]
          alpha = parts[3]
          return true
        }
        @discardableResult
        func getHue(
          _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
          alpha: inout CGFloat
        ) -> Bool {
          let parts = __hueParts
          hue = parts[0]
          saturation = parts[1]
          brightness = parts[2]
          alpha = parts[3]
          return true
        }
        @discardableResult
        func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
          let parts = __whiteParts
          if parts.isEmpty { return false }
          white = parts[0]
          alpha = parts[1]
          return true
        }
      }
      """)

  /// The rows that this part reads.
  static func add(to type: TypeTable) {
    type.property(
      "__redParts", get: { (c: UIColor) in [c.red, c.green, c.blue, c.alpha] }, "For getRed.")
    type.property(
      "__hueParts",
      get: { (c: UIColor) in
        let parts = c.hueParts
        return [parts.hue, parts.saturation, parts.brightness, c.alpha]
      }, "For getHue.")
    type.property(
      "__whiteParts", get: { (c: UIColor) in c.whitePart.map { [$0, c.alpha] } ?? [] },
      "For getWhite.")
  }
}
