import Foundation
import FoundationXML
import Pages
import Records
import Rendering
import Testing
import Workbench

/// The pictures of `export`: exploded, step, map, chain, timeline and frame.
@Suite struct ExportedPictureTests {
  private nonisolated static let pictures = ExportFormat.allCases.filter(\.isPicture)

  /// A picture; nil where the scene has nothing of the kind.
  private static func picture(
    _ format: ExportFormat, _ session: Session, _ language: Language = .english
  ) throws -> Elements {
    var subject = try session.exportSubject(for: format)
    subject.look.step = subject.trace?.steps.count
    subject.look.view = subject.scene.views.count - 1
    let bytes = Exporters.export(format, subject, language)
    return try Elements(String(decoding: bytes, as: UTF8.self))
  }

  @Test(
    "Pictures of random scenes are well-formed, with a title, a description and ids of their own",
    arguments: pictures, [UInt64(301), 302, 303, 304])
  func isWellFormed(_ format: ExportFormat, _ seed: UInt64) throws {
    let session = RandomScene(seed: seed).session()
    session.mustRun(["hit 120 200"])
    for line in ["tap 120 200", "hit 120 200"] { session.mustRun([line]) }
    for language in Language.allCases {
      let picture = try Self.picture(format, session, language)
      #expect(picture.names.contains("title") && picture.names.contains("desc"))
      #expect(Set(picture.ids).count == picture.ids.count)
      #expect(picture.references.allSatisfy { $0.hasPrefix("url(#") })
      #expect(!picture.names.contains("script") && !picture.names.contains("image"))
    }
  }

  @Test("Names full of markup, controls and 10,000 letters stay text", arguments: pictures)
  func hostile(_ format: ExportFormat) throws {
    for text in ["<script>&\\\"", "\u{1}\u{202E}x", String(repeating: "长", count: 10_000)] {
      let session = session(after: [
        "add label 标签 0 0 200 40", "set 标签.text \"\(text)\"", "tap 10 10", "hit 10 10",
      ])
      let picture = try Self.picture(format, session)
      #expect(!picture.names.contains("script"))
    }
  }

  @Test("A map's regions have as many points as the map tells")
  func regions() throws {
    for seed in [UInt64(401), 402, 403] {
      let session = RandomScene(seed: seed).session()
      let subject = try session.exportSubject(for: .map)
      let map = try #require(subject.map)
      let picture = try Self.picture(.map, session)
      let areas = picture.paths.map { path in
        path.matches(of: #/h(\d+)v(\d+)/#).reduce(0) {
          $0 + (Int($1.output.1) ?? 0) * (Int($1.output.2) ?? 0)
        }
      }
      #expect(
        areas.sorted() == (map.owners.map(\.points) + [map.nobody].filter { $0 > 0 }).sorted())
    }
  }

  @Test("The marks of a step are where the record has the views")
  func marks() throws {
    let session = session(after: [
      "add view red 100 100 200 200", "set red.transform rotation 20deg",
      "add view green 50 50 100 100 in red", "hit 200 200",
    ])
    let subject = try session.exportSubject(for: .step)
    let picture = try Self.picture(.step, session)
    for name in ["red", "green"] {
      let view = try #require(subject.scene.views.first { $0.name == name })
      let points = view.corners.map {
        "\(Self.rounded($0.x)),\(Self.rounded($0.y))"
      }.joined(separator: " ")
      #expect(picture.polygons.contains(points), "\(name): \(points)")
    }
  }

  @Test("The numbers of a step are at the right, where they cover no names")
  func numbersOfSteps() throws {
    let session = session(after: [
      "add view page 0 0 390 844", "add view card 0 0 390 844 in page",
      "add view list 0 0 390 844 in card", "hit 200 200",
    ])
    var subject = try session.exportSubject(for: .step)
    subject.look.step = subject.trace?.steps.count
    let svg = String(decoding: Exporters.export(.step, subject, .english), as: UTF8.self)
    let numbers = svg.matches(of: #/<rect x="([-\d.]+)" y="([-\d.]+)"[^>]* rx="8"/#)
    #expect(numbers.count == 5)
    for number in numbers {
      #expect((Double(number.output.1) ?? 0) > 195 && (Double(number.output.2) ?? 0) <= 0)
    }
    #expect(Set(numbers.map(\.output.1)).count == 5)
  }

  @Test("The drawn timeline has the columns of `timeline`: moves that are alike are one")
  func columns() throws {
    let session = session(after: [
      "add scroll feed 0 100 390 400", "feed.contentSize = CGSize(width: 390, height: 4000)",
      "drag feed by 0 -100",
    ])
    let subject = try session.exportSubject(for: .timeline)
    let svg = String(decoding: Exporters.export(.timeline, subject, .english), as: UTF8.self)
    let times = svg.matches(of: #/<text [^>]*font-family="monospace"[^>]*>([^<]+)</#)
      .map { String($0.output.1) }
    #expect(times.contains { $0.contains("–") })
    #expect(times.count < (subject.timeline?.times.count ?? 0) / 2)
    #expect(times.first == "0.00")
  }

  private static func rounded(_ number: Double) -> String {
    let value = (number * 100).rounded() / 100
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

/// The elements of a file of SVG.
private final class Elements: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var ids: [String] = []
  private(set) var references: [String] = []
  private(set) var paths: [String] = []
  private(set) var polygons: [String] = []

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
    names.append(name)
    if let id = attributes["id"] { ids.append(id) }
    for key in ["href", "xlink:href", "src", "clip-path"] {
      if let reference = attributes[key] { references.append(reference) }
    }
    if name == "path", let data = attributes["d"] { paths.append(data) }
    if name == "polygon", let points = attributes["points"] { polygons.append(points) }
  }
}
