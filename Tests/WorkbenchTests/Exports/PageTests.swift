import Files
import Foundation
import Pages
import Records
import Rendering
import Testing
import Workbench

/// `export trace.html`, as a file.
@Suite struct PageTests {
  static func page(_ session: Session, _ language: Language = .english) throws -> String {
    let subject = try session.exportSubject(for: .page)
    return String(decoding: Exporters.export(.page, subject, language), as: UTF8.self)
  }

  private static func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "data-touchstone>"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let object = try JSONSerialization.jsonObject(
      with: Data(page[start.upperBound..<end.lowerBound].utf8))
    return try #require(object as? [String: Any])
  }

  @Test("Digests are those of FIPS 180-4")
  func digests() {
    func hexadecimal(_ text: String) -> String {
      SHA256.digest(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    #expect(
      hexadecimal("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hexadecimal("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hexadecimal(String(repeating: "a", count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("A page loads nothing, and its policy allows its own script and style alone")
  func policy() throws {
    let page = try Self.page(session(after: ["add view red 0 0 100 100", "hit 50 50"]))
    #expect(page.contains("default-src 'none'"))
    #expect(page.contains(SHA256.policy(PageAssets.script)))
    #expect(page.contains(SHA256.policy(PageAssets.style)))
    #expect(!page.contains("unsafe"))
    #expect(!page.contains(" src=") && !page.contains("<link") && !page.contains("@import"))
    let addresses = page.matches(of: #/https?:\/\/[^"' ]*/#).map { String($0.output) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
  }

  @Test("Names and texts full of markup, quotes, controls and emoji stay data")
  func hostile() throws {
    let texts = [
      "</script><script>alert(1)</script>", "<!--", "a & b", "\\\"quoted\\\"", "]]>",
      "\u{1}\u{7}\u{1B}[31m", "\u{202E}evil", "👩‍👩‍👧 灯", "\u{2028}\u{FFFE}",
      String(repeating: "x", count: 10_000),
    ]
    for text in texts {
      let session = session(after: [
        "add label 标签 0 0 100 40", "set 标签.text \"\(text)\"", "hit 10 10",
      ])
      let page = try Self.page(session)
      #expect(page.components(separatedBy: "<script").count == 3, "\(text.prefix(20))")
      #expect(page.components(separatedBy: "</script>").count == 3, "\(text.prefix(20))")
      #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      let views = try #require(try Self.data(page)["views"] as? [[String: Any]])
      #expect(views.contains { $0["name"] as? String == "标签" })
    }
  }

  @Test("What a page tells of a trace are the words of the stepper")
  func words() throws {
    let session = session(after: [
      "add view red 100 100 200 200", "add view green 50 50 100 100 in red",
      "add view blue 0 0 50 50 in red", "hit 210 210",
    ])
    let data = try Self.data(Self.page(session))
    let trace = try #require(data["trace"] as? [String: Any])
    let steps = try #require(trace["steps"] as? [[String: Any]])
    #expect(steps.count == 5)
    for (number, step) in steps.enumerated() {
      let shown = session.shown("trace \(number + 1)").split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      for fact in try #require(step["facts"] as? [[String]]) {
        let text = fact[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(shown.contains(text), "step \(number + 1): \(text)")
      }
    }
  }

  @Test("A page of 400 views with trace and map is smaller than 1.5 MB, and always the same")
  func isLight() throws {
    let lines =
      (0..<400).map { "add view v\($0) \($0 % 20 * 19) \($0 / 20 * 40) 18 38" } + ["hit 200 400"]
    let page = try Self.page(session(after: lines))
    #expect(page.utf8.count < 1_500_000, "\(page.utf8.count)")
    #expect(try page == Self.page(session(after: lines)))
  }

  @Test("A page of more views than a browser shows says how many are left out, and keeps the trace")
  func isCut() throws {
    let session = session(after: [
      "for index in 0..<6000 { let view = UIView(frame: CGRect(x: index % 380, y: index / 380, "
        + "width: 9, height: 9)); root.addSubview(view) }", "hit 1 1",
    ])
    let page = try Self.page(session)
    let data = try Self.data(page)
    let views = try #require(data["views"] as? [[String: Any]])
    #expect(views.count == PageDataMaker.mostViews)
    #expect(data["leftOut"] as? Int == 6002 - PageDataMaker.mostViews)
    #expect(data["isPlain"] as? Bool == false)
    let trace = try #require(data["trace"] as? [String: Any])
    let result = try #require(trace["result"] as? Int)
    #expect(views.indices.contains(result))
    #expect(page.utf8.count < 3_000_000, "\(page.utf8.count)")
  }

  @Test("A map that a script stops is left out with the reason")
  func stopped() throws {
    let session = session(after: [
      """
      class Bad: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          let list: [Int] = []
          return point.x > 300 ? list[1] == 0 : true
        }
      }
      """, "add Bad bad 0 0 390 844", "hit 10 10",
    ])
    let data = try Self.data(Self.page(session))
    #expect(data["map"] == nil)
    #expect(data["mapProblem"] != nil)
    #expect(data["trace"] != nil)
  }

  @Test("The folder of a script is not published with its code")
  func isAnonymous() throws {
    try withFolder { folder in
      let path = """
        class Dot: UIView {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
        }
        add Dot dot 10 10 40 40
        """.written(to: "\(folder)/dots.touchstone")
      let page = try Self.page(session(after: ["source \(path)", "hit 20 20"]))
      #expect(!page.contains(folder))
    }
  }
}
