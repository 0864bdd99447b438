import Foundation
import Records
import Rendering
import Testing
import Wording

/// Wordings: in both languages, without blame and without what only one of them has.
@Suite("Catalogue")
struct CatalogueTests {
  private static let ok = ObjectName("ok", className: "UIButton")
  private static let box = ObjectName("box", className: "UIView")

  private static let remarks: [Remark] = [
    .partlyOutside(
      ok, superview: box, hidden: CGSize(width: 20, height: 0), size: CGSize(width: 60, height: 40)),
    .partlyOutside(
      ok, superview: box, hidden: CGSize(width: 20, height: 5), size: CGSize(width: 60, height: 40)),
    .whollyOutside(ok, superview: box), .empty(ok), .negativeSize(ok), .interactionOffByDefault(ok),
    .superviewRefuses(box, .hidden), .superviewRefuses(box, .transparent(alpha: 0.005)),
    .superviewRefuses(box, .animating), .superviewRefuses(box, .interactionDisabled),
    .alphaBelowLimit(ok, stored: 0.00999999978), .zPositionIgnored(ok), .cornersTouchable(ok),
    .clippingIgnored(box), .frameUnderTransform(ok), .singularTransform(ok),
    .losesTouch(ok), .endsAttempt(ok, .cancelled), .nameIsCommand("list"),
    .swiftName("isHidden", for: "hidden"), .disabledStillHit(ok),
    .propertiesLost(ok, ["title", "isEnabled"]), .notSaved("Card", isDeclared: false),
    .notSaved("Card", isDeclared: true),
  ]

  @Test("Every remark is said in both languages and names the view")
  func remarksAreSaid() {
    for remark in Self.remarks {
      let words = remark.wording
      #expect(!words.en.unicodeScalars.contains { isChinese($0) }, "\(words.en)")
      #expect(words.zh.unicodeScalars.contains { isChinese($0) }, "\(words.zh)")
      #expect(!words.en.hasSuffix(".") && !words.en.contains("!"), "\(words.en)")
    }
  }

  @Test("Every confidence and every purpose of a cure has its words")
  func enums() {
    let words =
      Cure.Purpose.allCases.map(\.wording)
      + Confidence.allCases.map(\.wording) + Words.all.map(\.meaning)
    for words in words {
      #expect(!words.en.isEmpty && !words.en.unicodeScalars.contains { isChinese($0) })
      #expect(!words.zh.isEmpty)
    }
    #expect(Words.all.count == 14)
  }

  @Test("No wording blames, hurries or belittles")
  func isKind() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Wording").standardizedFileURL
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(names.count > 40)
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("en: \"") {
        for word in ["simply", "just ", "obviously", "of course", "stupid", "illegal", "please"] {
          #expect(!line.lowercased().contains(word), "\(name): \(line)")
        }
      }
    }
  }

  private func isChinese(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value)
  }
}
