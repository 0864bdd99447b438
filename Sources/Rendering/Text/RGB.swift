import Foundation
import Records

/// A colour as screens show it: red, green and blue, 0 to 255.
package struct RGB: Sendable, Hashable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `0xRRGGBB`.
  package init(_ digits: UInt32) {
    self.init(
      UInt8(digits >> 16 & 255), UInt8(digits >> 8 & 255), UInt8(digits & 255))
  }

  package static let black = RGB(0x000000)
  package static let white = RGB(0xFFFFFF)

  /// A colour composited over another one.
  package init(_ color: SceneRecord.Color, on ground: RGB) {
    let alpha = Self.share(color.alpha)
    func mixed(_ part: Double, _ below: UInt8) -> UInt8 {
      UInt8((Self.share(part) * 255 * alpha + Double(below) * (1 - alpha)).rounded())
    }
    self.init(
      mixed(color.red, ground.red), mixed(color.green, ground.green),
      mixed(color.blue, ground.blue))
  }

  private static func share(_ part: Double) -> Double {
    part.isFinite ? min(max(part, 0), 1) : 0
  }

  /// `#rrggbb`.
  package var hexadecimal: String { String(format: "#%02x%02x%02x", red, green, blue) }

  // MARK: Contrast

  /// The relative luminance by WCAG, from 0 to 1.
  package var luminance: Double {
    let parts = linear
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// Linear red, green and blue, 0 to 1.
  package var linear: [Double] {
    [red, green, blue].map { part in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
  }

  /// The WCAG contrast ratio of two colours, from 1 to 21; 4.5 is enough for level AA.
  package func contrast(with other: RGB) -> Double {
    let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  /// The readable text colour on it: black or white, whichever has more contrast.
  package var ink: RGB {
    contrast(with: .black) >= contrast(with: .white) ? .black : .white
  }
}

extension RGB {
  /// Whether it could be mistaken for another one.
  func isNear(_ other: RGB) -> Bool {
    let parts = [(red, other.red), (green, other.green), (blue, other.blue)]
    return parts.allSatisfy { abs(Int($0.0) - Int($0.1)) < 80 }
  }
}

/// The colours for objects without a colour of their own.
package enum Palette {
  /// Eight colours that colour-blind people can distinguish, too, each with an ink of contrast 4.5
  /// or more; in the order in which they are used. From the palettes of Okabe and Ito and of Tol.
  package static let colors: [RGB] = [
    RGB(0x56B4E9), RGB(0xE69F00), RGB(0x332288), RGB(0xF0E442), RGB(0x882255), RGB(0x0072B2),
    RGB(0xD55E00), RGB(0x999999),
  ]

  /// The colour with a number; after the last comes the first again.
  package static func color(_ number: Int) -> RGB { colors[number % colors.count] }

  /// The colour for a name in a record: one of UIKit's names, or `#rrggbb`.
  package static func color(named name: String) -> RGB? {
    if let color = named[name] { return color }
    guard name.hasPrefix("#"), name.utf8.count == 7 else { return nil }
    return UInt32(name.dropFirst(), radix: 16).map { RGB($0) }
  }

  /// The name of a colour that is `#RRGGBB` in a record, with its numbers; as it is if it has none.
  package static func name(of hex: String) -> String {
    let color = color(named: hex)
    let all = named.filter { $0.value == color } + system.filter { $0.value == color }
    return all.map(\.key).min().map { "\($0) (\(hex))" } ?? hex
  }

  /// The system's colours that answers may have in place of others, in the light appearance.
  private static let system: [String: RGB] = [
    "systemRed": RGB(0xFF3B30), "systemOrange": RGB(0xFF9500), "systemYellow": RGB(0xFFCC00),
    "systemGreen": RGB(0x34C759), "systemMint": RGB(0x00C7BE), "systemTeal": RGB(0x30B0C7),
    "systemCyan": RGB(0x32ADE6), "systemBlue": RGB(0x007AFF), "systemIndigo": RGB(0x5856D6),
    "systemPurple": RGB(0xAF52DE), "systemPink": RGB(0xFF2D55), "systemBrown": RGB(0xA2845E),
    "systemGray": RGB(0x8E8E93), "systemGray2": RGB(0xAEAEB2),
  ]

  private static let named: [String: RGB] = [
    "black": .black, "darkGray": RGB(0x555555), "lightGray": RGB(0xAAAAAA), "white": .white,
    "gray": RGB(0x808080), "red": RGB(0xFF0000), "green": RGB(0x00FF00), "blue": RGB(0x0000FF),
    "cyan": RGB(0x00FFFF), "yellow": RGB(0xFFFF00), "magenta": RGB(0xFF00FF),
    "orange": RGB(0xFF8000), "purple": RGB(0x800080), "brown": RGB(0x996633),
  ]
}
