import Foundation
import Records
import Rendering
import SeededRandom
import Testing

/// Views of a scene as JSON, beside what the encoder writes for any record.
@Suite struct SceneJSONWriterTests {
  @Test("A view is written with the bytes that the encoder writes")
  func sameBytes() {
    let seed =
      ProcessInfo.processInfo.environment["TOUCHSTONE_SEED"].flatMap { UInt64($0) } ?? 20_261_130
    var random = RandomViews(SeededRandom(seed: seed))
    for number in 0..<2_000 {
      let view = random.view()
      var writer = SceneJSONWriter()
      writer.append(view)
      let written = String(decoding: writer.bytes, as: UTF8.self)
      #expect(written == JSONRenderer.object(view), "TOUCHSTONE_SEED=\(seed), view \(number)")
    }
  }

  @Test("A view without anything is written with the bytes that the encoder writes")
  func leastBytes() {
    let view = SceneRecord.View(name: "card", className: "UIView")
    var writer = SceneJSONWriter()
    writer.append(view)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == JSONRenderer.object(view))
  }

  @Test("An invisible character above FFFF is escaped by its two halves, and read back")
  func tags() throws {
    let flag = "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}"
    let json = JSONRenderer.object([flag])
    #expect(json == #"["\#u{1F3F4}\udb40\udc67\udb40\udc62\udb40\udc7f"]"#)
    #expect(try JSONReader.record([String].self, from: Data(json.utf8)) == [flag])
  }
}

/// Views with all kinds of values.
private struct RandomViews {
  private var random: SeededRandom

  init(_ random: SeededRandom) {
    self.random = random
  }

  private static let numbers = [
    0, -0.0, 1, -1, 0.5, 100, 1 / 3, 0.1, 1e-7, 123.456, 4_294_967_296, 2_147_483_647,
    -2_147_483_648, 1e15, 9_007_199_254_740_992, 1e16, 1e20, -1e300, .leastNonzeroMagnitude,
    .infinity, -.infinity,
    .nan, .pi,
  ]

  private static let texts = [
    "", "card", "root subview 3", "\"quoted\" \\ and / slashed", "one\ntwo\r\n\tthree",
    "\u{8}\u{C}", "\u{0}\u{1F}\u{7F}\u{85}", "按钮", "é", "👩‍👩‍👧",
    "\u{200E}\u{2028}\u{FEFF}", "\u{E0001}", "it's <b>&amp;",
  ]

  private mutating func isLucky() -> Bool { Int.random(in: 0..<2, using: &random) == 0 }

  private mutating func number() -> Double {
    isLucky()
      ? Self.numbers[Int.random(in: 0..<Self.numbers.count, using: &random)]
      : Double.random(in: -1_000...1_000, using: &random)
  }

  private mutating func text() -> String {
    Self.texts[Int.random(in: 0..<Self.texts.count, using: &random)]
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func rectangle() -> CGRect {
    CGRect(origin: point(), size: CGSize(width: number(), height: number()))
  }

  private mutating func list<Element>(_ make: (inout RandomViews) -> Element) -> [Element] {
    (0..<Int.random(in: 0..<4, using: &random)).map { _ in make(&self) }
  }

  private mutating func maybe<Value>(_ make: (inout RandomViews) -> Value) -> Value? {
    isLucky() ? make(&self) : nil
  }

  private mutating func setting() -> SceneRecord.Setting {
    let value: SceneRecord.Value =
      switch Int.random(in: 0..<6, using: &random) {
      case 0: .none
      case 1: .boolean(isLucky())
      case 2: .number(number())
      case 3: .text(text())
      case 4: .numbers(list { $0.number() })
      default: .words(list { $0.text() })
      }
    return SceneRecord.Setting(path: text(), value: value)
  }

  private mutating func recognizer() -> SceneRecord.Recognizer {
    var recognizer = SceneRecord.Recognizer(name: text(), className: text())
    recognizer.settings = list { $0.setting() }
    recognizer.requires = list { $0.text() }
    recognizer.lines = list { $0.text() }
    return recognizer
  }

  mutating func view() -> SceneRecord.View {
    var view = SceneRecord.View(name: text(), className: text())
    view.modelClass = maybe { $0.text() }
    view.isPart = isLucky()
    view.superview = maybe { Int.random(in: 0..<20_000, using: &$0.random) }
    (view.frame, view.bounds) = (rectangle(), rectangle())
    (view.center, view.anchorPoint) = (point(), point())
    view.transform = maybe { $0.list { $0.number() } }
    view.transform3D = maybe { $0.list { $0.number() } }
    view.sublayerTransform = maybe { $0.list { $0.number() } }
    view.anchorPointZ = maybe { $0.number() }
    view.isDoubleSided = maybe { $0.isLucky() }
    view.perspective = maybe { $0.list { $0.number() } }
    view.corners = list { $0.point() }
    view.visible = maybe { $0.list { $0.point() } }
    (view.isHidden, view.isUserInteractionEnabled) = (isLucky(), isLucky())
    view.clipsToBounds = isLucky()
    (view.alpha, view.zPosition, view.cornerRadius) = (number(), number(), number())
    view.color = maybe {
      SceneRecord.Color(
        red: $0.number(), green: $0.number(), blue: $0.number(), alpha: $0.number())
    }
    view.text = maybe { $0.text() }
    view.arranged = maybe { Int.random(in: 0..<9, using: &$0.random) }
    view.customSpacing = maybe { $0.number() }
    view.settings = list { $0.setting() }
    view.recognizers = list { $0.recognizer() }
    view.lines = list { $0.text() }
    return view
  }
}
