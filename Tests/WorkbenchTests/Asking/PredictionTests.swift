import Records
import Rendering
import Testing
import UIKitModel
import Wording
import Workbench

/// Questions that are answered before they are shown.
@Suite struct PredictionTests {
  private static let scene = ["add view ok 0 0 100 100", "add view cover 0 0 100 100"]

  /// The prediction that a guess becomes.
  private func prediction(
    _ question: String, _ guess: String, in session: Session
  ) throws -> Prediction {
    _ = try session.run("predict \(question)")
    for case .prediction(.answered(let prediction)) in try session.run(guess) { return prediction }
    throw Problem.noLastQuestion
  }

  @Test(
    "A guess is read as people write it",
    arguments: [
      ("order 50 50", "window root cover"), ("order 50 50", "window, root, cover"),
      ("order 50 50", "window、root、cover"), ("order 50 50", "Window → ROOT → cover"),
      ("order 50 50", "window -> view -> cover"), ("order 50 50", "  window ，root cover "),
      ("hit 50 50", "COVER"), ("hit 500 500", "nil"), ("hit 500 500", "没有"),
      ("inside ok at 100 0", "false"), ("inside ok at 0 0", "是"), ("inside ok at cover", "Y"),
      ("chain ok", "root controller window app delegate"),
      ("chain ok", "ok → view → self → window → app → delegate → nil"),
    ])
  func reading(_ question: String, _ guess: String) throws {
    let prediction = try prediction(question, guess, in: session(after: Self.scene))
    #expect(prediction.isRight, "\(guess): \(prediction.truth)")
    #expect(prediction.reason == nil)
  }

  @Test(
    "A wrong guess is answered with the fact that it goes against",
    arguments: [
      ("hit 50 50", "ok", "cover returned itself, so ok was never asked (HT-5)"),
      ("hit 50 50", "nil", "cover contains the point"),
      ("hit 50 50", "root", "root asked its subviews, and cover returned itself"),
      ("hit 50 50", "app", "only views are asked"),
      ("hit 200 200", "ok", "ok was asked, but (200, 200) is outside its bounds"),
      ("order 50 50", "window root", "cover is asked after root"),
      ("order 50 50", "root window cover", "window is asked before root, which is in it"),
      ("order 200 200", "window root ok cover", "cover is asked before ok"),
      ("order 50 50", "window root cover ok", "so ok was never asked"),
      ("chain ok", "root window", "root's next is controller"),
      ("chain app", "delegate ok", "delegate ends the chain"),
    ])
  func reasons(_ question: String, _ guess: String, _ words: String) throws {
    let prediction = try prediction(question, guess, in: session(after: Self.scene))
    #expect(!prediction.isRight)
    let said = prediction.reason?.wording.en ?? "nothing"
    #expect(said.contains(words), "\(said)")
  }

  @Test(
    "In random scenes every other view than the hit-test view is told why it is not",
    arguments: 1...30)
  func reasonsInRandomScenes(_ seed: Int) throws {
    var lines = RandomSessions(seed: UInt64(seed))
    let session = freshSession()
    for line in lines.lines(40) { _ = try? session.run(line) }
    for _ in 0..<4 {
      let (x, y) = (
        Int.random(in: -10..<400, using: &lines), Int.random(in: -10..<400, using: &lines)
      )
      for (name, object) in session.scene.namedObjects where object is UIView {
        let prediction = try prediction("hit \(x) \(y)", name, in: session)
        #expect(prediction.isRight == (prediction.truth == .view(name)))
        #expect(
          prediction.isRight || prediction.reason != nil,
          "seed \(seed), \(name) at \(x) \(y):\n\(session.shownPicture)")
      }
    }
  }

  @Test("A guess that names nobody is asked for again where a person types, and fails a script")
  func unknownNames() throws {
    let person = session(after: Self.scene)
    person.isInteractive = true
    _ = try person.run("predict hit 50 50")
    #expect(person.refusal(of: "covr") == "nothing is named `covr`; did you mean `cover`?")
    #expect(person.refusal(of: "ok cover")?.contains("only one answer is expected") == true)
    #expect(person.promptPlace == "answer")
    _ = try person.run("cover")
    #expect(person.promptPlace == nil)

    let script = session(after: Self.scene)
    #expect(script.failures(of: ["predict hit 50 50", "covr", "hit 50 50"]).count == 1)
    #expect(script.promptPlace == nil)
  }

  @Test("A wrong guess fails no script, comments are passed over, and the end shows what was asked")
  func scripts() throws {
    let session = freshSession()
    var events: [PredictionEvent] = []
    var lines =
      (Self.scene + ["predict hit 50 50", "# What do you think?", "ok", "predict chain ok"])[...]
    ScriptRunner(session, name: "a", stopsAtFirst: true).run(next: { lines.popFirst() }) {
      _, outcome in
      guard case .answers(let answers) = outcome else {
        Issue.record("\(outcome)")
        return
      }
      for case .prediction(let event) in answers { events.append(event) }
    }
    let answered = events.compactMap { event -> Bool? in
      if case .answered(let prediction) = event { return prediction.guess == nil }
      return nil
    }
    #expect(answered == [false, true])
  }

  @Test("A sourced script answers its own questions, whatever is open outside of it")
  func sourced() throws {
    try withFolder { folder in
      let path = "\(folder)/a.touchstone"
      let text = (Self.scene + ["predict hit 50 50", "cover", "predict hit 50 50"])
        .joined(separator: "\n")
      _ = text.written(to: path)
      let session = freshSession()
      session.isInteractive = true
      _ = try session.run("predict hit 50 50")
      let answers = try session.run(":source \(path)")
      guard case .sourced(_, let changes, let inner) = answers.first else {
        Issue.record("not sourced")
        return
      }
      #expect(changes == 2)
      #expect(inner.count { if case .prediction(.answered) = $0 { true } else { false } } == 2)
      #expect(session.promptPlace == "answer")
      guard case .prediction(.answered(let outer)) = try session.run("cover").first else {
        Issue.record("not answered")
        return
      }
      #expect(outer.isRight)
    }
  }

  @Test("While a question is open, nothing is remarked")
  func remarks() throws {
    let session = freshSession()
    _ = try session.run("predict hit 5 5")
    for line in [":add label a 0 0 10 10", ":add view b 0 0 0 0", ":set b.alpha 0"] {
      for answer in try session.run(line) {
        switch answer {
        case .placed(let placed): #expect(placed.remarks.isEmpty)
        case .changed(let change): #expect(change.remarks.isEmpty)
        default: Issue.record("\(answer)")
        }
      }
    }
    _ = try session.run("nil")
    guard case .placed(let placed) = try session.run("add label c 0 0 10 10").first else { return }
    #expect(!placed.remarks.isEmpty)
  }

  @Test(
    "What a script writes while it is asked stays written, with the question alone in the journal")
  func journal() throws {
    let session = session(after: [
      "class Counter: UIView {\n  var count = 0\n  override func point(inside point: CGPoint, "
        + "with event: UIEvent?) -> Bool {\n    count += 1\n    return true\n  }\n}",
      "add Counter box 0 0 100 100", "predict hit 50 50", "root", "predict inside box at 300 300",
      "false",
    ])
    session.mustRun(["expect box.count == 2"])
    #expect(
      session.savedLines.suffix(2) == [":hit 50 50", ":expect inside box at 300 300 is true"])
    session.mustRun(["add view red 0 0 1 1", "undo", "expect box.count == 2"])
  }

  @Test("Hints run no script, and the last one comes again")
  func hints() throws {
    let session = session(after: [
      "add view box 0 0 100 100", "on box hitTest return nil",
    ])
    _ = try session.run("predict hit 50 50")
    var facts: [PredictionHint.Fact] = []
    for _ in 0..<3 {
      for case .prediction(.hint(let hint)) in try session.run("?") { facts.append(hint.fact) }
    }
    try #require(facts.count == 3)
    guard case .containing(let views) = facts[1] else {
      Issue.record("\(facts)")
      return
    }
    #expect(facts.first == .rule)
    #expect(views.map(\.text) == ["window", "root", "box"])
    #expect(facts[2] == facts[1])
  }
}
