import Scenes
import UIKitModel

/// A colour of a pixel: red, green, blue and alpha, 0 to 255.
struct PixelColor: Equatable {
  let parts: [UInt8]

  /// The colour as it is typed: `RRGGBB`, with two more digits if it is not opaque; `clear`.
  var text: String {
    if parts[3] == 0 { return "clear" }
    let shown = parts[3] == 255 ? parts.prefix(3) : parts[...]
    return shown.map(\.hex).joined()
  }

  init(parts: [UInt8]) {
    self.parts = parts
  }

  /// `RRGGBB`, `RRGGBBAA`, or a colour's name; nil for anything else.
  init?(_ text: String) {
    if let color = Colors.color(named: text) {
      parts = [color.red, color.green, color.blue, color.alpha].map {
        UInt8((min(max($0, 0), 1) * 255).rounded())
      }
      return
    }
    guard text.count == 6 || text.count == 8, let number = UInt32(text, radix: 16) else {
      return nil
    }
    let whole = text.count == 8 ? number : number << 8 | 0xFF
    parts = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: whole >> $0) }
  }
}

extension UInt8 {
  fileprivate var hex: String {
    let digits = String(self, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
