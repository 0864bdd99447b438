import Foundation
import Records
import Rendering
import Testing
import Workbench

/// Sentences that were false in rarely seen places, in both languages.
@Suite struct TruthfulWordingTests {
  private func check(
    _ session: Session, _ line: String, says english: String, _ chinese: String,
    never: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (language, wanted) in [(Language.english, english), (.chinese, chinese)] {
      session.language = language
      // Where a line is broken does not matter.
      let shown = session.shown(line).split(whereSeparator: \.isWhitespace)
        .joined(separator: language == .english ? " " : "")
      let sought = language == .english ? wanted : wanted.filter { !$0.isWhitespace }
      #expect(shown.contains(sought), "\(line): \(shown)", sourceLocation: sourceLocation)
      for word in never {
        #expect(!shown.contains(word), "\(line): \(shown)", sourceLocation: sourceLocation)
      }
    }
    session.language = .english
  }

  nonisolated private static let hider = """
    class Hider: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        isHidden = true
        return super.point(inside: point, with: event)
      }
    }
    """

  @Test(
    "What an override writes while the map is asked is no reason, and is said",
    arguments: [
      hider,
      """
      class Hider: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          removeFromSuperview()
          return super.hitTest(point, with: event)
        }
      }
      """,
    ])
  func writtenWhileAsked(_ source: String) throws {
    let session = session(after: [source, "add Hider ok 10 10 100 100"])
    for line in ["map", "map ok", "map save /tmp/touchstone-written.map"] {
      check(session, line, says: "an override writes something while it is asked", "写入了内容")
    }
    check(
      session, "expect map is /tmp/touchstone-written.map",
      says: "an override writes something while it is asked", "写入了内容")
    check(
      session, "why ok", says: "`ok` gets the touch at (60, 60): it is the hit-test view",
      "`ok` 收到 (60, 60) 处的触摸", never: ["type:", "输入：", "isHidden", "in no window", "不在任何窗口"])
    check(session, "why ok", says: "An override writes something while it is asked", "写入了内容")
    #expect(session.refusal(of: "expect hit 60 60 is ok") == nil)
  }

  @Test("A class whose overrides write nothing has no such remark")
  func unwritten() {
    let session = session(after: [
      """
      class Round: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
      }
      """, "add Round ok 10 10 100 100",
    ])
    #expect(!session.shown("map ok").contains("writes"))
    #expect(!session.shown("why ok").contains("writes"))
  }

  @Test("why alone says that the scene has changed since the hit, and hides nothing behind it")
  func changedSince() {
    let session = session(after: [
      Self.hider, "add view box 10 10 200 200", "add Hider ok 10 10 100 100 in box",
    ])
    #expect(!session.shown("hit 300 300").isEmpty)
    #expect(!session.shown("why").contains("has changed since"))
    #expect(session.shown("hit 60 60").contains("hit-test view: ok"))
    check(session, "why", says: "the scene has changed since that hit", "那次 hit 之后场景有变化")
  }

  @Test("trace of a stopped hit tells why each step has no answer")
  func stoppedTrace() {
    let session = session(after: [
      "add view ok 100 100 100 100", "on ok pointInside return [1, 2][5] > 1",
    ])
    _ = session.shown("hit 120 120")
    for step in ["1", "2", "last"] {
      check(
        session, "trace \(step)", says: "none: your code stopped at prompt line 1: Index out",
        "没有：代码在 prompt 第 1 行停止：下标越界", never: ["lines that ran", "运行过的行"])
    }
    check(session, "trace all", says: "your code stopped at prompt line 1", "代码在 prompt 第 1 行停止")
    check(session, "why", says: "the last hit, at (120, 120), was stopped", "得到回答之前就停止了")
  }

  @Test("A chain that is a loop says so")
  func circle() {
    let session = session(after: [
      "on root next return window", "on window next return root",
    ])
    check(
      session, "chain root", says: "is a loop: next of window is root again",
      "绕成了一圈：window 的 next 又是 root", never: ["does not reach", "没有到达"])
    let plain = try? session.run("chain root").map(
      PlainRenderer(language: .english, teach: .normal).render)
    #expect(plain?.joined().contains("returnsTo=root") ?? false)
  }

  @Test("A transform that cannot be undone is named, wherever it is")
  func singular() {
    let session = session(after: [
      "add view box 0 400 100 100", "add view ok 10 10 20 20 in box",
      "set box.transform scale 0",
    ])
    check(
      session, "measure ok 10 10", says: "the transform of box cannot be undone",
      "box 的 transform 不可逆")
    for (guess, wanted) in [
      ("box", "box was asked, but the transform of box cannot be undone"),
      ("ok", "the transform of box cannot be undone, so no point leads into box"),
    ] {
      _ = session.shown("predict hit 50 450")
      let words = session.shown(guess).split(whereSeparator: \.isWhitespace)
      #expect(words.joined(separator: " ").contains(wanted))
    }
    session.language = .chinese
    for (guess, wanted) in [("box", "box 被询问，但 box 的 transform 不可逆"), ("ok", "没有点能换算到 box 里")] {
      _ = session.shown("predict hit 50 450")
      #expect(
        session.shown(guess).filter { !$0.isWhitespace }.contains(wanted.filter { $0 != " " }))
    }
  }

  @Test("What is infinite is not measured")
  func infinite() {
    let session = session(after: [
      "add view v 0 0 10 10", "v.transform = CGAffineTransform(scaleX: .infinity, y: 1)",
    ])
    check(session, "measure v root", says: "no measure: the place of `v` is infinite", "无法测量")
  }

  @Test("Advice on a point outside a view is one that can work")
  func advice() {
    let session = session(after: [
      "add view box 0 400 100 100", "add view ok 10 10 20 20 in box",
    ])
    check(
      session, "why ok at 80 480", says: "overrides point(inside:) in its class (HT-29)",
      "在它的类里重写 point(inside:)（HT-29）")
    check(
      session, "why ok at 300 300", says: "must accept the point, too, and `box` does not (HT-29)",
      "而 `box` 不接受（HT-29）")
    check(
      session, "why ok at -5 450", says: "off the screen as well: no finger can be there",
      "手指到不了", never: ["HT-29"])
    session.mustRun(["set root.isUserInteractionEnabled false"])
    check(session, "why ok at 80 480", says: "`root` does not (HT-29)", "而 `root` 不接受（HT-29）")
  }

  @Test("Views that hold points beyond the first six are counted")
  func furtherShares() {
    let session = session(after: ["add view big 0 0 100 100"])
    for number in 0..<9 {
      session.mustRun(["add view s\(number) \(number * 10) 0 10 \(number > 5 ? 5 : 10) in big"])
    }
    check(
      session, "why big", says: "150 go to 3 more of its subviews", "其中 150 个给了它里面另外 3 个视图")
  }

  @Test("Controllers are spoken of as such")
  func controllers() {
    let session = session(after: ["add navigation nav"])
    check(
      session, "pop", says: "nothing was pushed on it yet", "还没有压入任何控制器",
      never: ["its first controller stays"])
    check(session, "dismiss nix", says: "no controller is named `nix`", "没有名为 `nix` 的控制器")
    check(session, "push a on nix", says: "no controller is named `nix`", "没有名为 `nix` 的控制器")
    check(
      session, "inspect window", says: "rootViewController controller",
      "rootViewController controller")
    session.mustRun(["push a"])
    check(session, "pop", says: "its first controller stays", "第一个会一直保留")
  }

  @Test("why offers no point that cannot be typed")
  func points() {
    let session = session(after: [
      "add view v 0 0 100 100", "v.bounds = CGRect(x: 0, y: 0, width: 1e300, height: 1e300)",
    ])
    #expect(!session.shown("why v").contains("e+"))
  }

  @Test("What is shortened has no blanks within Chinese words", arguments: ["alpha", "HT", "UI"])
  func blanks(_ word: String) {
    let session = freshSession(.chinese)
    let shown = session.shown("rule \(word)")
    #expect(shown.contains("…"))
    #expect(shown.firstMatch(of: /\p{Han} \p{Han}/) == nil, "\(shown)")
  }
}
