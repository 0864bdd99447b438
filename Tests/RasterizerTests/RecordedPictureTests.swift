import Foundation
import Rasterizer
import Testing
import UIKitModel

/// Drawings that Cairo has drawn, too; `make_pictures.py` makes its pictures.
@Suite struct RecordedPictureTests {
  private static let side = 48

  @Test(
    "drawings look as Cairo's: on average each part of a pixel is less than 2 of 255 away",
    arguments: Drawing.all)
  func recorded(_ drawing: Drawing) throws {
    let theirs = try #require(Self.pictures[drawing.name], "no picture of it")
    let ours = Self.pixels(of: drawing)
    #expect(ours.count == theirs.count)
    let far = zip(ours, theirs).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    let mean = Double(far) / Double(ours.count)
    #expect(mean < 2, "\(mean)")
    // Edges differ by how finely they are cut; what is inside or outside does not differ at all.
    let wrong = zip(ours, theirs).count { abs(Int($0) - Int($1)) > 64 }
    #expect(wrong < 12, "\(wrong) parts differ by more than a quarter")
  }

  @Test("every drawing has a picture, and every picture a drawing")
  func complete() {
    #expect(Drawing.all.count >= 40)
    #expect(Set(Drawing.all.map(\.name)) == Set(Self.pictures.keys))
  }

  /// Red, green, blue and alpha of each pixel, colours multiplied by alpha.
  private static func pixels(of drawing: Drawing) -> [UInt8] {
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    let window = UIWindow(frame: box)
    let view = Canvas(drawing, frame: box)
    window.addSubview(view)
    window.makeKeyAndVisible()
    UIApplication.shared.runUpdateCycle()
    window.isHidden = true
    let plain = view.rendered(scale: 1)?.rgba ?? []
    return plain.indices.map { index in
      let alpha = plain[index / 4 * 4 + 3]
      if index % 4 == 3 { return alpha }
      return UInt8((Double(plain[index]) * Double(alpha) / 255).rounded())
    }
  }

  /// Cairo's pixels by the name of the drawing.
  private static let pictures: [String: [UInt8]] = {
    var pictures: [String: [UInt8]] = [:]
    var name = ""
    for line in Drawing.text(of: "pictures.txt").split(separator: "\n") {
      if line.hasPrefix("picture ") {
        name = String(line.dropFirst(8))
        continue
      }
      for run in line.split(separator: " ") {
        let parts = run.split(separator: "*")
        let pixel = UInt32(parts[1], radix: 16) ?? 0
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
        for _ in 0..<(Int(parts[0]) ?? 0) { pictures[name, default: []] += bytes }
      }
    }
    return pictures
  }()
}

/// A drawing of `drawings.txt`.
nonisolated struct Drawing: CustomTestStringConvertible, Sendable {
  let name: String
  let lines: [[String]]

  var testDescription: String { name }

  static let all: [Drawing] = {
    var drawings: [(name: String, lines: [[String]])] = []
    for line in text(of: "drawings.txt").split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("drawing ") {
        drawings.append((String(line.dropFirst(8)), []))
      } else {
        drawings[drawings.count - 1].lines.append(line.split(separator: " ").map(String.init))
      }
    }
    return drawings.map { Drawing(name: $0.name, lines: $0.lines) }
  }()

  static func text(of file: String) -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
  }
}

/// Draws a drawing.
private final class Canvas: UIView {
  private let drawing: Drawing

  init(_ drawing: Drawing, frame: CGRect) {
    self.drawing = drawing
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for line in drawing.lines { context.perform(line) }
  }
}

extension CGContext {
  fileprivate func perform(_ line: [String]) {
    let numbers = line.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
    switch line[0] {
    case "path": addPath(line.dropFirst())
    case "color":
      setFillColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
      setStrokeColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    case "width": setLineWidth(numbers[0])
    case "cap": setLineCap(line[1] == "round" ? .round : line[1] == "square" ? .square : .butt)
    case "join": setLineJoin(line[1] == "round" ? .round : line[1] == "bevel" ? .bevel : .miter)
    case "miter": setMiterLimit(numbers[0])
    case "dash": setLineDash(phase: numbers[0], lengths: Array(numbers.dropFirst()))
    case "save": saveGState()
    case "restore": restoreGState()
    case "translate": translateBy(x: numbers[0], y: numbers[1])
    case "scale": scaleBy(x: numbers[0], y: numbers[1])
    case "rotate": rotate(by: numbers[0] * .pi / 180)
    case "mode": setBlendMode(Self.modes[line[1]] ?? .clear)
    case "fill": fillPath(using: line[1] == "evenOdd" ? .evenOdd : .winding)
    case "stroke": strokePath()
    case "clip": clip(using: line[1] == "evenOdd" ? .evenOdd : .winding)
    default: Issue.record("no such line: \(line)")
    }
  }

  private func addPath(_ words: ArraySlice<String>) {
    var rest = words
    func take(_ count: Int) -> [CGFloat] {
      let numbers = rest.prefix(count).map { CGFloat(Double($0) ?? .nan) }
      rest = rest.dropFirst(count)
      return numbers
    }
    while let word = rest.popFirst() {
      switch word {
      case "M":
        let n = take(2)
        move(to: CGPoint(x: n[0], y: n[1]))
      case "L":
        let n = take(2)
        addLine(to: CGPoint(x: n[0], y: n[1]))
      case "C":
        let n = take(6)
        addCurve(
          to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
          control2: CGPoint(x: n[2], y: n[3]))
      case "R":
        let n = take(4)
        addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
      case "A":
        let n = take(5)
        addArc(
          center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: n[3] * .pi / 180,
          endAngle: n[4] * .pi / 180, clockwise: false)
      default: closePath()
      }
    }
  }

  /// The modes by Cairo's names.
  private static let modes: [String: CGBlendMode] = [
    "MULTIPLY": .multiply, "SCREEN": .screen, "DARKEN": .darken, "LIGHTEN": .lighten,
    "OVERLAY": .overlay, "COLOR_DODGE": .colorDodge, "COLOR_BURN": .colorBurn,
    "HARD_LIGHT": .hardLight, "SOFT_LIGHT": .softLight, "DIFFERENCE": .difference,
    "EXCLUSION": .exclusion, "XOR": .xor, "ATOP": .sourceAtop, "DEST_OVER": .destinationOver,
    "HSL_HUE": .hue, "HSL_SATURATION": .saturation, "HSL_COLOR": .color,
    "HSL_LUMINOSITY": .luminosity,
  ]
}
