import Foundation
import FoundationXML
import Pages
import Records
import Rendering
import Testing
import UIKitModel
import Workbench

/// `export scene.svg`.
@Suite struct SceneSVGTests {
  private static func svg(_ session: Session, _ language: Language = .english) -> String {
    String(
      decoding: Exporters.export(.sceneSVG, ExportSubject(session.scene.record), language),
      as: UTF8.self)
  }

  @Test(
    "The groups lead every rectangle to the corners that the record tells",
    arguments: UInt64(200)...230)
  func transforms(_ seed: UInt64) throws {
    let session = RandomScene(seed: seed).session()
    let drawing = try Drawing(Self.svg(session))
    let record = session.scene.record
    let drawn = record.views.filter { view in
      sequence(first: view) { $0.superview.map { record.views[$0] } }
        .allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }
    #expect(drawing.boxes.count == drawn.count, "seed \(seed)")
    var left = drawing.boxes
    for view in drawn {
      let index = left.firstIndex { corners in
        zip(corners, view.corners).allSatisfy { abs($0.x - $1.x) + abs($0.y - $1.y) < 1e-6 }
      }
      #expect(index != nil, "seed \(seed): \(view.name) is not where it should be")
      if let index { left.remove(at: index) }
    }
  }

  @Test("What lies in front is drawn later, by zPosition first, and inside what clips it")
  func order() throws {
    let session = session(after: [
      "add view back 0 0 100 100", "add view front 0 0 100 100", "add view low 0 0 100 100",
      "set low.layer.zPosition -1", "add view box 200 200 50 50 clipsToBounds true",
      "add view inner 10 10 100 100 in box",
    ])
    let drawing = try Drawing(Self.svg(session))
    #expect(drawing.titles == ["window", "root", "low", "back", "front", "box", "inner"])
    #expect(drawing.clipped == ["inner"])
  }

  @Test("A hidden view is not drawn and is named in the description; alpha is its group's")
  func hidden() throws {
    let session = session(after: [
      "add view veil 0 0 100 100 isHidden true", "add view inner 0 0 10 10 in veil",
      "add view thin 0 0 100 100 alpha 0.5",
    ])
    let text = Self.svg(session)
    let drawing = try Drawing(text)
    #expect(drawing.titles == ["window", "root", "thin"])
    #expect(text.contains("Not drawn, since hidden or transparent: veil."))
    #expect(text.contains("opacity=\"0.5\""))
    #expect(Self.svg(session, .chinese).contains("因隐藏或透明而没有画出：veil。"))
  }

  @Test("Names and texts full of markup, quotes, controls and emoji make well-formed XML")
  func hostile() throws {
    let texts = [
      "<script>alert(1)</script>", "a & b", "\\\"quoted\\\"", "]]>", "\u{1}\u{7}\u{1B}[31m",
      "\u{202E}evil", "👩‍👩‍👧 灯", "\u{FFFE}\u{FFFF}", String(repeating: "x", count: 10_000),
    ]
    for text in texts {
      let session = session(after: ["add label 标签 0 0 100 40", "set 标签.text \"\(text)\""])
      let svg = Self.svg(session)
      let drawing = try Drawing(svg)
      #expect(drawing.titles.contains("标签"), "\(text.prefix(20))")
      #expect(!svg.contains("<script"))
      #expect(!svg.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  @Test("The same scene makes the same bytes, and a scene of 400 views stays light")
  func isLight() throws {
    let lines = (0..<400).map { "add view v\($0) \($0 % 20 * 19) \($0 / 20 * 40) 18 38" }
    let first = Self.svg(session(after: lines))
    #expect(first == Self.svg(session(after: lines)))
    #expect(first.utf8.count < 200_000, "\(first.utf8.count)")
  }
}

/// A file of SVG as a reader of XML sees it.
private final class Drawing: NSObject, XMLParserDelegate {
  /// The corners of every rectangle of a view, on the screen.
  private(set) var boxes: [[CGPoint]] = []
  /// The names in the tooltips, in the order of drawing.
  private(set) var titles: [String] = []
  /// Those of them that are in a group that clips.
  private(set) var clipped: [String] = []
  private var maps: [(map: CGAffineTransform, clips: Bool)] = [(.identity, false)]
  private var isTitle = false
  private var isClipPath = false
  private var text = ""

  struct NotWellFormed: Error {
    let reason: String
  }

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw NotWellFormed(reason: "\(parser.parserError.map { "\($0)" } ?? "") \(svg.prefix(500))")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "g":
      let own = attributes["transform"].map(Self.transform) ?? .identity
      let outer = maps[maps.count - 1]
      maps.append(
        (own.concatenating(outer.map), outer.clips || attributes["clip-path"] != nil))
    case "clipPath": isClipPath = true
    case "rect" where maps.count > 1 && !isClipPath:
      let numbers = ["x", "y", "width", "height"].map { Double(attributes[$0] ?? "") ?? .nan }
      let (left, top) = (numbers[0], numbers[1])
      let (right, bottom) = (left + numbers[2], top + numbers[3])
      boxes.append(
        [(left, top), (right, top), (right, bottom), (left, bottom)].map {
          CGPoint(x: $0.0, y: $0.1).applying(maps[maps.count - 1].map)
        })
    case "title" where maps.count > 1:
      isTitle = true
      text = ""
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    switch name {
    case "g": maps.removeLast()
    case "clipPath": isClipPath = false
    case "title" where isTitle:
      isTitle = false
      let name = String(text.prefix { $0 != ":" && $0 != " " })
      titles.append(name)
      if maps[maps.count - 1].clips { clipped.append(name) }
    default: break
    }
  }

  private static func transform(_ text: String) -> CGAffineTransform {
    let numbers = text.drop { $0 != "(" }.dropFirst().dropLast().split(separator: " ")
      .compactMap { Double($0) }
    return numbers.count == 2
      ? CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: numbers[0], ty: numbers[1])
      : CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
  }
}
