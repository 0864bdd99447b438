import Foundation
import Lettering
import Records
import Rendering
import Wording

/// The colours of pictures, light or dark: those of the page, each readable on its background.
struct PictureColors {
  let ground: String
  let screen: String
  let ink: String
  let quiet: String
  let line: String
  let edge: String
  let accent: String
  let soft: String
  let no: String

  init(_ scheme: ExportLook.Scheme) {
    switch scheme {
    case .light:
      ground = "#fbfbfa"
      screen = "#ffffff"
      ink = "#1b1b1e"
      quiet = "#5f5f66"
      line = "#e3e3e0"
      edge = "#8a8a90"
      accent = "#0a5cd6"
      soft = "#e8f0fd"
      no = "#a3370b"
    case .dark:
      ground = "#161618"
      screen = "#26262a"
      ink = "#ececef"
      quiet = "#a2a2ab"
      line = "#333338"
      edge = "#7c7c84"
      accent = "#6aa8ff"
      soft = "#1d2b42"
      no = "#ff9d70"
    }
  }

  /// The colours of a map's owners, distinguishable for colour-blind people, too.
  static let owners = [
    "#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#5850aa",
    "#966e3c", "#3c963c",
  ]
}

/// A picture while it is drawn.
struct Picture {
  var page = SVGPage()
  let colors: PictureColors
  let language: Language

  /// Begins a picture; `size` is in points, and the user may have asked for another width in
  /// pixels.
  init(
    _ subject: ExportSubject, _ language: Language, size: (width: Double, height: Double),
    title: Bilingual, description: Bilingual
  ) {
    colors = PictureColors(subject.look.scheme)
    self.language = language
    let scale = subject.look.width.map { Double($0) / max(1, size.width) } ?? 1
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    page.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", Self.number(size.width * scale)),
        ("height", Self.number(size.height * scale)), ("viewBox", "0 0 \(width) \(height)"),
        ("role", "img"), ("aria-labelledby", "title desc"), ("xml:lang", language.rawValue),
        ("font-family", "system-ui, sans-serif"), ("font-size", "12"), ("fill", colors.ink),
      ])
    page.element("title", [("id", "title")], title[language])
    page.element("desc", [("id", "desc")], description[language])
    page.empty("rect", [("width", width), ("height", height), ("fill", colors.ground)])
  }

  /// Finishes the picture and returns the file.
  mutating func finished() -> [UInt8] {
    page.close("svg")
    return Array(page.text.utf8)
  }

  /// A number with at most two decimals: no picture shows more.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    return SVGPage.number((number * 100).rounded() / 100 + 0)
  }

  mutating func text(
    _ text: String, x: Double, y: Double, _ more: [(String, String)] = [], most: Int = 400
  ) {
    page.element(
      "text", [("x", Self.number(x)), ("y", Self.number(y))] + more,
      Escaping.name(text).shortened(to: most))
  }

  mutating func line(
    from: (Double, Double), to: (Double, Double), _ more: [(String, String)] = []
  ) {
    page.empty(
      "line",
      [
        ("x1", Self.number(from.0)), ("y1", Self.number(from.1)), ("x2", Self.number(to.0)),
        ("y2", Self.number(to.1)), ("stroke", colors.edge),
      ] + more)
  }

  mutating func box(
    x: Double, y: Double, width: Double, height: Double, _ more: [(String, String)]
  ) {
    page.empty(
      "rect",
      [
        ("x", Self.number(x)), ("y", Self.number(y)), ("width", Self.number(width)),
        ("height", Self.number(height)),
      ] + more)
  }

  mutating func polygon(_ corners: [CGPoint], _ more: [(String, String)]) {
    let points = corners.map { "\(Self.number($0.x)),\(Self.number($0.y))" }
    page.empty("polygon", [("points", points.joined(separator: " "))] + more)
  }

  /// Draws words in lines that fit a width, one below the other, and returns the position below the
  /// last.
  mutating func paragraph(
    _ text: String, x: Double, y: Double, width: Double, _ more: [(String, String)] = []
  ) -> Double {
    let columns = max(8, Int(width / 6.6))
    var y = y
    for line in Wrapping.lines(Escaping.name(text), width: columns).prefix(12) {
      self.text(line, x: x, y: y, more)
      y += 17
    }
    return y
  }
}
