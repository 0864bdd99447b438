import Foundation
import Records
import SeededRandom
import Testing
import Workbench

/// `export trace.html` in a browser without a screen: each page examines itself, at every point of
/// its map, at each step, with keys, slider and pointer. Without a browser they are skipped, and
/// say so; `script/setup --browser` installs one.
@Suite(.serialized) struct PageBrowserTests {
  /// The browser; nil where there is none.
  private static let browser: String? = {
    if Browser.path == nil { print("no Chromium: pages are not tried in a browser") }
    return Browser.path
  }()

  /// The results that a page finds out about itself.
  private static func verdict(_ page: String, in folder: String, _ browser: String) throws -> String
  {
    let path = page.written(to: "\(folder)/page.html")
    let window = try Browser(browser, opening: "\(path)#selftest")
    defer { window.close() }
    try window.wait("document.title.startsWith('selftest')", seconds: 60)
    return try window.text("document.title")
  }

  private static func expectWell(
    _ session: Session, points: ClosedRange<Int>, _ language: Language = .english
  ) throws {
    guard let browser else { return }
    let page = try PageTests.page(session, language)
    var verdict = ""
    try withFolder { verdict = try Self.verdict(page, in: $0, browser) }
    #expect(verdict.hasPrefix("selftest ok: "), "\(verdict)")
    let count = Int(verdict.split(separator: " ").dropFirst(2).first ?? "") ?? -1
    #expect(points.contains(count), "\(verdict)")
  }

  @Test(
    "What the page calculates of plain scenes is what the program found",
    arguments: Sample.of([UInt64(3), 17, 40], count: 1))
  func plain(_ seed: UInt64) throws {
    let session = RandomScene(seed: seed).session()
    session.mustRun(["hit 120 200"])
    try Self.expectWell(session, points: 0...2_000_000)
  }

  @Test("Every switch, clip, transform and order is calculated as the program does")
  func whole() throws {
    let session = session(after: [
      "add view card 40 120 310 320 backgroundColor yellow clipsToBounds true",
      "add button buy 20 230 270 60 in card title \"Buy now\"",
      "add view badge 250 -20 80 80 in card", "set badge.transform rotation 30deg",
      "add label note 20 20 220 40 in card text \"A card\"",
      "add view veil 0 0 390 844 isUserInteractionEnabled false",
      "add view ghost 60 500 200 100 isHidden true", "add view thin 60 640 200 100 alpha 0.005",
      "add scroll list 10 700 300 100", "set list.contentSize 300 900",
      "set list.contentOffset 0 120", "add view row 0 150 300 40 in list", "hit 320 150",
    ])
    try Self.expectWell(session, points: 329_160...329_160)
    try Self.expectWell(session, points: 329_160...329_160, .chinese)
  }

  @Test("Where code decides, the page answers by the map")
  func code() throws {
    let session = session(after: [
      """
      class Round: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          let dx = point.x - bounds.midX
          let dy = point.y - bounds.midY
          return dx * dx + dy * dy < 3600
        }
      }
      """, "add Round ok 100 100 120 120", "hit 105 105",
    ])
    try Self.expectWell(session, points: 0...0)
  }

  @Test("A page without a trace, one of a gesture and one of hostile names run as well")
  func others() throws {
    try Self.expectWell(session(after: ["add view red 0 0 100 100"]), points: 1...329_160)
    let gesture = session(after: [
      "add view pad 40 120 310 320", "on pad touches", "gesture pan panner on pad",
      "drag 100 200 to 250 330",
    ])
    try Self.expectWell(gesture, points: 1...329_160)
    let hostile = session(after: [
      "add label 标签 0 0 100 40",
      "set 标签.text \"</script><script>document.title = 1</script>\u{202E}\u{1}\"", "hit 10 10",
    ])
    try Self.expectWell(hostile, points: 1...329_160)
  }
}
