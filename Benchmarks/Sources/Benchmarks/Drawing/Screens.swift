import Foundation

/// Drawings as large as a phone's screen, in the form of the tests' `drawings.txt`.
enum Screens {
  static let text: String = [
    fills, sheets, circles, strokes, chart, clips, cards, modes,
  ].joined(separator: "\n")

  private static let size = "size 390 844"
  private static let white = "color 1 1 1 1\npath R 0 0 390 844\nfill winding"

  /// A list: a background, rows, lines between them.
  private static let fills: String = {
    var lines = ["drawing screen, opaque fills", size, white]
    for row in 0..<18 {
      let y = 44 * row + 30
      lines += ["color 0.9 0.92 0.95 1", "path R 16 \(y) 358 43", "fill winding"]
      lines += ["color 0.2 0.\(row % 10) 0.7 1", "path R 24 \(y + 6) 31 31", "fill winding"]
      lines += ["color 0.7 0.7 0.7 1", "path R 64 \(y + 43).5 310 0.5", "fill winding"]
    }
    return lines.joined(separator: "\n")
  }()

  /// Half-transparent sheets over each other.
  private static let sheets: String = {
    var lines = ["drawing screen, half-transparent fills", size, white]
    for sheet in 0..<12 {
      lines += [
        "color 0.\(sheet % 10) 0.5 0.\(9 - sheet % 10) 0.5",
        "path R \(sheet * 12).25 \(sheet * 30).5 250 400", "fill winding",
      ]
    }
    return lines.joined(separator: "\n")
  }()

  /// Discs and rings of many sizes.
  private static let circles: String = {
    var lines = ["drawing screen, circles", size, white]
    for index in 0..<80 {
      let (x, y) = (25 + index % 8 * 48, 40 + index / 8 * 84)
      let radius = 8 + index * 7 % 40
      lines += ["color 0.\(index % 10) 0.4 0.8 0.\(5 + index % 5)"]
      lines += ["path A \(x) \(y) \(radius) 0 360 Z"]
      if index % 3 == 0 {
        lines += ["path M \(x + radius / 2) \(y) A \(x) \(y) \(radius / 2) 0 360 Z"]
      }
      lines += ["fill evenOdd"]
    }
    return lines.joined(separator: "\n")
  }()

  /// Lines of all widths, with all ends and turns, and dashes.
  private static let strokes: String = {
    var lines = ["drawing screen, strokes", size, white]
    let (caps, joins) = (["butt", "round", "square"], ["miter", "round", "bevel"])
    for index in 0..<40 {
      let y = 20 + index * 20
      lines += ["color 0.1 0.\(index % 10) 0.6 1", "width \(1 + index % 5)"]
      lines += ["cap \(caps[index % 3])", "join \(joins[index / 3 % 3])"]
      switch index % 4 {
      case 0: lines += ["path M 10 \(y) C 120 \(y - 90) 260 \(y + 90) 380 \(y)"]
      case 1: lines += ["path M 10 \(y) L 130 \(y + 30) L 250 \(y - 30) L 380 \(y + 10)"]
      case 2: lines += ["path A 195 \(y) 40 0 360 Z"]
      default: lines += ["dash 0 8 5", "path M 10 \(y) L 380 \(y + 7)"]
      }
      lines += ["stroke"]
      if index % 4 == 3 { lines += ["dash 0"] }
    }
    return lines.joined(separator: "\n")
  }()

  /// A chart: a grid, an area and a line of 180 points.
  private static let chart: String = {
    var lines = ["drawing screen, chart", size, white, "color 0.8 0.8 0.8 1", "width 0.5"]
    for line in 0...20 {
      lines += ["path M 15 \(100 + line * 30) L 375 \(100 + line * 30)", "stroke"]
    }
    let points = (0...180).map { index -> String in
      let x = Double(index)
      return String(
        format: "%d %.2f", 15 + index * 2, 400 + 180 * sin(x / 11) * cos(x / 47) + 25 * sin(x * 2.3)
      )
    }
    let line = points.map { "L \($0)" }.joined(separator: " ").dropFirst()
    lines += ["color 0.2 0.5 0.9 0.4", "path M 15 700 L\(line) L 375 700 Z", "fill winding"]
    lines += ["color 0.2 0.5 0.9 1", "width 2", "join round", "path M\(line)", "stroke"]
    return lines.joined(separator: "\n")
  }()

  /// Pictures cut to circles.
  private static let clips: String = {
    var lines = ["drawing screen, clips", size, white]
    for index in 0..<24 {
      let (x, y) = (60 + index % 4 * 90, 70 + index / 4 * 130)
      lines += ["save", "path A \(x) \(y) 40 0 360 Z", "clip winding"]
      lines += [
        "color 0.3 0.6 0.\(index % 10) 1", "path R \(x - 40) \(y - 40) 80 80", "fill winding",
      ]
      lines += ["color 1 1 1 0.6", "path A \(x) \(y - 10) 16 0 360 Z", "fill winding"]
      lines += ["path A \(x) \(y + 40) 30 0 360 Z", "fill winding", "restore"]
    }
    return lines.joined(separator: "\n")
  }()

  /// Cards with round corners and thin edges, with discs and lines in them.
  private static let cards: String = {
    var lines = ["drawing screen, cards", size, "color 0.95 0.95 0.97 1", "path R 0 0 390 844"]
    lines += ["fill winding"]
    for index in 0..<8 {
      let (left, top, right, bottom) = (16, 12 + index * 104, 374, 104 + index * 104)
      let outline =
        "path M \(left + 12) \(top) L \(right - 12) \(top) A \(right - 12) \(top + 12) 12 270 360"
        + " L \(right) \(bottom - 12) A \(right - 12) \(bottom - 12) 12 0 90"
        + " L \(left + 12) \(bottom) A \(left + 12) \(bottom - 12) 12 90 180"
        + " L \(left) \(top + 12) A \(left + 12) \(top + 12) 12 180 270 Z"
      lines += ["color 1 1 1 1", outline, "fill winding"]
      lines += ["color 0.8 0.8 0.82 1", "width 1", outline, "stroke"]
      lines += ["color 0.2 0.5 0.\(index) 1", "path A 60 \(top + 46) 28 0 360 Z", "fill winding"]
      for line in 0..<4 {
        lines += ["color 0.3 0.3 0.35 0.\(9 - line * 2)"]
        lines += ["path R 104 \(top + 16 + line * 18) \(240 - line * 37) 9", "fill winding"]
      }
    }
    return lines.joined(separator: "\n")
  }()

  /// Large areas in modes.
  private static let modes: String = {
    var lines = ["drawing screen, modes", size, white]
    for (index, mode) in ["MULTIPLY", "SCREEN", "OVERLAY", "DARKEN"].enumerated() {
      lines += ["mode \(mode)", "color 0.9 0.\(index + 3) 0.3 0.8"]
      lines += ["path R \(20 + index * 40) \(40 + index * 150) 200 250", "fill winding"]
    }
    return lines.joined(separator: "\n")
  }()
}
