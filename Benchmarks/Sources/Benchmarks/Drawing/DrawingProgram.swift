import CairoBaseline
import Foundation
import UIKitModel

/// A drawing as numbers that Cairo's side and the model's side read, each in its own language.
struct DrawingProgram {
  let name: String
  let width: Int
  let height: Int
  let words: [Double]

  /// The drawings of a text in the form of the tests' `drawings.txt`. `size` in it says how large a
  /// drawing is.
  static func all(in text: String) -> [DrawingProgram] {
    var drawings: [DrawingProgram] = []
    var (name, size, words) = ("", (48, 48), [Double]())
    func finish() {
      guard !words.isEmpty else { return }
      drawings.append(
        DrawingProgram(name: name, width: size.0, height: size.1, words: words))
    }
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ").map(String.init)
      switch parts[0] {
      case "drawing":
        finish()
        (name, size, words) = (parts.dropFirst().joined(separator: " "), (48, 48), [])
      case "size": size = (Int(parts[1]) ?? 48, Int(parts[2]) ?? 48)
      default: words += Self.words(of: parts)
      }
    }
    finish()
    return drawings
  }

  private static func words(of line: [String]) -> [Double] {
    let numbers = line.dropFirst().compactMap { Double($0) }
    func word(_ word: DrawingWord, _ numbers: [Double] = []) -> [Double] {
      [Double(word.rawValue)] + numbers
    }
    func choice(_ names: String...) -> [Double] { [Double(names.firstIndex(of: line[1]) ?? 0)] }
    switch line[0] {
    case "path": return path(line.dropFirst())
    case "color": return word(drawingColor, numbers)
    case "width": return word(drawingWidth, numbers)
    case "cap": return word(drawingCap, choice("butt", "round", "square"))
    case "join": return word(drawingJoin, choice("miter", "round", "bevel"))
    case "miter": return word(drawingMiter, numbers)
    case "dash": return word(drawingDash, [numbers[0], Double(numbers.count - 1)] + numbers[1...])
    case "save": return word(drawingSave)
    case "restore": return word(drawingRestore)
    case "translate": return word(drawingTranslate, numbers)
    case "scale": return word(drawingScale, numbers)
    case "rotate": return word(drawingRotate, numbers.map { $0 * .pi / 180 })
    case "mode":
      guard let mode = modes[line[1]] else { preconditionFailure("no such mode: \(line)") }
      return word(drawingMode, [Double(mode.0), Double(mode.1.rawValue)])
    case "fill": return word(drawingFill, choice("winding", "evenOdd"))
    case "stroke": return word(drawingStroke)
    case "clip": return word(drawingClip, choice("winding", "evenOdd"))
    default: preconditionFailure("no such line: \(line)")
    }
  }

  private static func path(_ words: ArraySlice<String>) -> [Double] {
    let kinds: [String: DrawingWord] = [
      "M": drawingMove, "L": drawingLine, "C": drawingCurve, "R": drawingRect, "A": drawingArc,
      "Z": drawingClose,
    ]
    var (result, place, isArc) = ([Double](), 0, false)
    for word in words {
      if let kind = kinds[word] {
        result.append(Double(kind.rawValue))
        (place, isArc) = (0, kind == drawingArc)
      } else {
        let number = Double(word) ?? 0
        // Angles are in degrees.
        result.append(isArc && place > 2 ? number * .pi / 180 : number)
        place += 1
      }
    }
    return result
  }
}

extension DrawingProgram {
  /// Cairo's number and Core Graphics' mode by Cairo's names.
  private static let modes: [String: (Int, CGBlendMode)] = [
    "XOR": (11, .xor), "ATOP": (5, .sourceAtop), "DEST_OVER": (7, .destinationOver),
    "MULTIPLY": (14, .multiply), "SCREEN": (15, .screen), "OVERLAY": (16, .overlay),
    "DARKEN": (17, .darken), "LIGHTEN": (18, .lighten), "COLOR_DODGE": (19, .colorDodge),
    "COLOR_BURN": (20, .colorBurn), "HARD_LIGHT": (21, .hardLight),
    "SOFT_LIGHT": (22, .softLight), "DIFFERENCE": (23, .difference),
    "EXCLUSION": (24, .exclusion), "HSL_HUE": (25, .hue), "HSL_SATURATION": (26, .saturation),
    "HSL_COLOR": (27, .color), "HSL_LUMINOSITY": (28, .luminosity),
  ]
}
