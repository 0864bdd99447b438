import Foundation
import Practice
import Records
import Rendering
import Testing
import Workbench

@Suite struct LessonTests {
  @Test("Every block of every lesson runs, and both languages have the same ones")
  func verify() throws {
    let report = try LessonVerifier(LessonLibrary(content), in: practice).report([])
    #expect(report.problems.map { $0.text(.english) } == [])
  }

  private func lesson(_ body: String) throws -> Lesson {
    let header = "---\nformat: 1\nid: 01-a\ntitle: A\nminutes: 1\n---\n"
    return try withFolder { folder in
      try write(
        ["01-a/lesson.md": header + body, "01-a/lesson.zh-Hans.md": header + body], in: folder)
      return try LessonReader.read(folder: "\(folder)/01-a")
    }
  }

  private func player(_ body: String) throws -> LessonPlayer {
    LessonPlayer(try lesson(body), in: Engine.session(in: practice), next: nil)
  }

  @Test("A prediction is asked first, then compared")
  func predict() throws {
    let player = try player(
      "Text.\n\n```touchstone\nadd view red 0 0 50 50\n```\n\n"
        + "```touchstone predict\npredict hit 10 10\n```\n")
    _ = player.start()
    _ = player.goOn()
    #expect(player.isAsking)
    let events = try player.answer("red")
    guard case .prediction(.answered(let prediction)) = events.first else {
      Issue.record("no prediction")
      return
    }
    #expect(prediction.isRight)
    #expect(prediction.truth == .view("red"))
    #expect(player.isOver)
  }

  @Test("All kinds of predictions fit in a lesson, one after the other")
  func predictions() throws {
    let player = try player(
      """
      ```touchstone
      add view red 0 0 50 50
      ```

      ```touchstone predict
      predict order 10 10
      predict inside red at 60 10
      predict chain red
      ```
      """)
    _ = player.start()
    _ = player.goOn()
    for guess in ["window, root, red", "false", "root → controller → window → app → delegate"] {
      let events = try player.answer(guess)
      guard case .prediction(.answered(let prediction)) = events.first else {
        Issue.record("no prediction for \(guess)")
        return
      }
      #expect(prediction.isRight, "\(guess)")
    }
    #expect(player.isOver)
  }

  @Test("A guess that names nobody is asked for again, a hint closes nothing")
  func unknownGuess() throws {
    let player = try player(
      "```touchstone\nadd view red 0 0 50 50\n```\n\n"
        + "```touchstone predict\npredict hit 10 10\n```\n")
    _ = player.start()
    _ = player.goOn()
    player.session.isInteractive = true
    #expect(throws: Diagnostic.self) { try player.answer("reb") }
    #expect(player.isAsking)
    _ = try player.answer("?")
    #expect(player.isAsking)
    _ = player.goOn()
    #expect(player.isOver)
  }

  @Test("A lesson in a script continues after its question, no matter who answers it")
  func lessonInScript() throws {
    let session = freshSession()
    _ = try session.run("lesson 2")
    var events: [LessonEvent] = []
    for _ in 0..<40 where session.prediction == nil {
      for case .practice(.lesson(let more)) in try session.run("next") { events += more }
    }
    let asked = session.prediction?.question
    #expect(asked != nil)
    let answers = try session.run("nil")
    guard case .prediction(.answered) = answers.first,
      case .practice(.lesson(let rest)) = answers.last
    else {
      Issue.record("the lesson does not go on")
      return
    }
    #expect(!rest.isEmpty)
    #expect(session.prediction?.question != asked)
  }

  @Test("A task is judged by its checks, and helped by its hints")
  func task() throws {
    let player = try player(
      """
      ```touchstone task
      # Add red.
      expect hit 10 10 is red
      hint: Use add.
      answer: add view red 0 0 50 50
      ```
      """)
    _ = player.start()
    // Of what is not there yet, nothing can be expected.
    guard case .notJudged = player.goOn().first else {
      Issue.record("judged before there was anything")
      return
    }
    guard case .hint(let hint) = player.hint().first else {
      Issue.record("no hint")
      return
    }
    #expect(hint.text.en == "Use add.")
    let transcript = shown(.lesson(player.transcript()))
    #expect(transcript.contains("one way: add view red 0 0 50 50"))
    #expect(transcript.contains("✔ done"))
  }

  @Test("A quiz takes a number, a letter or the words", arguments: ["2", "b", "No"])
  func quiz(answer: String) throws {
    let player = try player("```touchstone quiz\n? Is it?\n- yes\n* no  : because\n```\n")
    _ = player.start()
    guard case .quizAnswered(let result) = try player.answer(answer).first else {
      Issue.record("not answered")
      return
    }
    #expect(result.choice == 2)
    #expect(result.why == "because")
  }

  @Test("A wrong choice is called wrong, and explained; the end says how many were right")
  func wrongChoice() throws {
    let player = try player(
      "```touchstone quiz\n? Is it?\n- yes\n* no  : because\n```\n"
        + "```touchstone quiz\n? And now?\n* yes\n- no\n```\n")
    _ = player.start()
    let first = shown(.lesson(try player.answer("1")))
    #expect(first.contains("✘ no: 1, yes\n  the answer: 2, no\n  because\n"))
    let last = try player.answer("1")
    #expect(shown(.lesson(last)).contains("You answered 1 of 2 questions right."))
    #expect(player.isOver)
  }

  @Test("A wrong choice is told its own reason, then the right one with its reason")
  func wrongReason() throws {
    let player = try player(
      "```touchstone quiz\n? Is it?\n- yes : it *never* was\n* no : because\n```\n")
    _ = player.start()
    let events = try player.answer("yes")
    #expect(
      shown(.lesson(events)).hasPrefix(
        "✘ no: 1, yes\n  it never was\n  the answer: 2, no\n  because\n"))
    guard case .quizAnswered(let result) = events.first else {
      Issue.record("not answered")
      return
    }
    #expect(result.choiceText == "yes")
    #expect(result.choiceWhy == "it *never* was")
  }

  @Test("A colon within backquotes belongs to the choice")
  func colonInCode() throws {
    let lesson = try lesson("```touchstone quiz\n? A?\n* `a ? b : c` : why\n- `x : y`\n```\n")
    guard case .quiz(let quiz) = lesson.blocks(.english).first?.content else {
      Issue.record("no quiz")
      return
    }
    #expect(quiz.choices.map(\.text) == ["`a ? b : c`", "`x : y`"])
    #expect(quiz.choices.map(\.why) == ["why", nil])
  }

  @Test("Lines that are indented below an answer belong to it")
  func answerOfSeveralLines() throws {
    let player = try player(
      """
      ```touchstone task
      # Make a *round* pad.
      expect hit 1 1 is root
      answer: class Pad: UIView {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            return false
          }
        }
      answer: add Pad pad 0 0 50 50
      hint: Not even there.
      ```
      """)
    let text = shown(.lesson(player.start()))
    #expect(text.contains("Your turn: Make a round pad."))
    let transcript = shown(.lesson(player.transcript()))
    #expect(transcript.contains("one way:\nclass Pad: UIView {\n  override func point"))
    #expect(player.session.scene.object(named: "pad") != nil)
  }

  @Test("Emphasis is shown without its asterisks, in prose and in questions; code keeps them")
  func emphasis() throws {
    let player = try player(
      "A *superview* of\n*many views*, not `a * b * c` or 2 * 3.\n\n"
        + "```touchstone quiz\n? Is it *its* size?\n- *yes*\n* no\n```\n")
    let text = shown(.lesson(player.start()))
    #expect(text.contains("A superview of many views, not `a * b * c` or 2 * 3."))
    #expect(text.contains("Is it its size?"))
    #expect(text.contains("  1  yes\n"))
  }

  @Test("Emphasis is strong where there are colours, also over the end of a line")
  func strongEmphasis() throws {
    let event = LessonEvent.prose("One *two three* four")
    let text = TextRenderer(
      language: .english, teach: .normal, style: Style(hasColor: true, columns: 17)
    ).render(.practice(.lesson([event])))
    let (on, off) = ("\u{1B}[1m", "\u{1B}[0m")
    #expect(text == "One \(on)two three\(off)\nfour\n\n")
  }

  @Test("Remarks of lines directly before a question are not shown: they would answer it")
  func remarksBeforeQuestions() throws {
    let lines = "add view red 0 0 50 50\nadd view ok 40 40 90 90 in red\n"
    let block = "```touchstone\n\(lines)```\n"
    #expect(try !remarks(block + "\nText.\n").isEmpty)
    let question = "```touchstone predict\npredict hit 10 10\n```\n"
    let quiz = "```touchstone quiz\n? A?\n- b\n* c\n```\n"
    for after in [question, quiz, "Text.\n" + question] {
      #expect(try remarks(block + after).isEmpty)
    }
  }

  /// The remarks on the views that the first page of a lesson adds.
  private func remarks(_ body: String) throws -> [Remark] {
    try player(body).start().flatMap { event -> [Remark] in
      guard case .ran(_, let answers) = event else { return [] }
      return answers.flatMap { answer -> [Remark] in
        if case .placed(let placed) = answer { placed.remarks } else { [] }
      }
    }
  }

  @Test(
    "again begins a task with the scene of its beginning, and keeps what the learner did before")
  func again() throws {
    let player = try player(Self.threePages)
    _ = player.start()
    _ = try player.session.run("add view mine 60 60 9 9")
    _ = player.goOn()
    let count = player.session.journal.count
    _ = try player.session.run("remove red")
    let text = shown(.lesson(player.beginAgain()))
    #expect(text.contains("page 2 of 3"))
    #expect(text.contains("Your turn: Hide red."))
    #expect(player.session.journal.count == count)
    #expect(player.session.scene.object(named: "mine") != nil)
    #expect(try player.session.run("hit 10 10").count == 1)
  }

  @Test("back goes to the page before, as it was; before the first page is nothing")
  func goesBack() throws {
    let player = try player(Self.threePages)
    _ = player.start()
    #expect(player.goBack() == nil)
    _ = player.goOn()
    let events = try #require(player.goBack())
    guard case .page(1, of: 3) = events.first else {
      Issue.record("\(events)")
      return
    }
    #expect(player.page == 1)
    // The line of the page has run once, not twice.
    #expect(player.session.journal.count == 2)
    _ = player.goOn()
    #expect(player.page == 2)
  }

  @Test("The end names the pages of the questions that were answered wrongly, once each")
  func pagesToRepeat() throws {
    let quiz = "```touchstone quiz\n? Is it?\n- yes\n* no\n```\n"
    let player = try player(quiz + quiz + quiz)
    _ = player.start()
    _ = try player.answer("1")
    _ = try player.answer("2")
    let text = shown(.lesson(try player.answer("1")))
    #expect(text.contains("You answered 1 of 3 questions right."))
    #expect(text.contains("To repeat: pages 1 and 3. lesson 1 from 1 opens it at page 1."))
    // A second answer counts in place of the first.
    let other = try self.player(quiz + quiz)
    _ = other.start()
    _ = try other.answer("1")
    _ = other.goBack()
    _ = try other.answer("2")
    #expect(
      shown(.lesson(try other.answer("2"))).contains("You answered 2 of 2 questions right."))
  }

  @Test("What is not a choice is told with what can be typed", arguments: ["dance", "3", "0"])
  func noChoice(text: String) throws {
    let player = try player("```touchstone quiz\n? Is it?\n- yes\n* no\n```\n")
    _ = player.start()
    let events = try player.answer(text)
    guard case .noChoice(text, count: 2) = events.first else {
      Issue.record("\(events)")
      return
    }
    #expect(shown(.lesson(events)).contains("type a number from 1 to 2"))
    #expect(player.isAsking)
  }

  private static let threePages = """
    First.

    ```touchstone
    add view red 0 0 50 50
    ```

    Second.

    ```touchstone task
    # Hide red.
    tap red
    expect hit 10 10 is root
    answer: set red.isHidden true
    ```

    Third.
    """

  @Test("A lesson has pages, and one comes back to the page that one left")
  func pages() throws {
    let player = try player(Self.threePages)
    guard case .page(1, of: 3) = player.start()[1] else {
      Issue.record("no first page")
      return
    }
    _ = player.goOn()
    #expect(player.page == 2)
    let again = try self.player(Self.threePages)
    let events = again.start(at: 2)
    guard case .returned = events.first, case .page(2, of: 3) = events[1] else {
      Issue.record("\(events)")
      return
    }
    #expect(again.page == 2)
    #expect(again.session.scene.object(named: "red") != nil)
    guard case .task = again.waiting else {
      Issue.record("no task is open")
      return
    }
  }

  @Test("A page that is taken up again runs nothing: the scene is the learner's")
  func takeUp() throws {
    let player = try player(Self.threePages)
    _ = try player.session.run("add view red 0 0 20 20")
    let count = player.session.journal.count
    let text = shown(.lesson(player.takeUp(at: 1)))
    #expect(text.contains("> add view red 0 0 50 50"))
    #expect(text.contains("page 1 of 3"))
    #expect(player.session.journal.count == count)
    _ = player.goOn()
    #expect(player.page == 2)
  }

  @Test("The checks of a task leave nothing that undo would take back first")
  func undoAfterNext() throws {
    let player = try player(Self.threePages)
    _ = player.start()
    _ = player.goOn()
    _ = try player.session.run("set red.alpha 0.5")
    let count = player.session.journal.count
    guard case .judged(holds: false, .some) = player.goOn().first else {
      Issue.record("held before it was done")
      return
    }
    #expect(player.session.journal.count == count)
    guard case .undone(_, _, let lines) = try player.session.run("undo").first else {
      Issue.record("nothing undone")
      return
    }
    #expect(lines == ["set red.alpha 0.5"])
  }

  @Test("A check of something that is not there says so")
  func missingRecognizer() throws {
    let player = try player(
      "```touchstone task\n# Do.\nexpect states mine is possible\n"
        + "answer: gesture tap mine on root\n```\n")
    _ = player.start()
    let text = shown(.lesson(player.goOn()))
    #expect(text.contains("✘ no recognizer is named `mine`"))
  }

  @Test("Who sends a message to the superview by hand has not called super")
  func handSent() throws {
    let lesson = try LessonLibrary(content).lesson("9")
    let player = LessonPlayer(lesson, in: Engine.session(in: practice), next: nil)
    _ = player.start()
    while !player.isOver {
      if case .task = player.waiting { break }
      _ = player.goOn()
    }
    let text = """
      class Pad: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          CALL.touchesBegan(touches, with: event)
        }
      }
      """
    _ = try player.session.run(text.replacing("CALL", with: "superview?"))
    guard case .judged(holds: false, .some) = player.goOn().first else {
      Issue.record("taken for super")
      return
    }
    _ = try player.session.run(text.replacing("CALL", with: "super"))
    guard case .judged(holds: true, _) = player.goOn().first else {
      Issue.record("super is not recognized")
      return
    }
  }

  @Test("A question about scenery that was not shown is reported to the author")
  func unseenScenery() throws {
    let header = "---\nformat: 1\nid: 01-a\ntitle: A\nminutes: 1\n---\n"
    let body =
      "```touchstone quiet\nadd view red 0 0 9 9\n```\n"
      + "```touchstone predict\npredict hit 1 1\n```\n"
    try withFolder { folder in
      try write(
        [
          "lessons/01-a/lesson.md": header + body,
          "lessons/01-a/lesson.zh-Hans.md": header + body,
        ], in: folder)
      let report = try LessonVerifier(LessonLibrary(ContentFolder(path: folder)), in: practice)
        .report([])
      #expect(report.problems.map { $0.text(.english) }.first?.contains("were not shown") == true)
    }
  }

  @Test("What is wrong with a lesson is told with its line")
  func problems() throws {
    let header = "---\nformat: 1\nid: 01-a\ntitle: A\nminutes: 1\n---\n"
    let body = "Text.\n```touchstone dance\nhit 1 1\n```\n```touchstone quiz\n? A\n- b\n```\n"
    try withFolder { folder in
      try write(["01-a/lesson.md": header + body], in: folder)
      do throws(ContentProblems) {
        _ = try LessonReader.read(folder: "\(folder)/01-a")
        Issue.record("was read")
      } catch {
        let texts = error.all.map { $0.text(.english) }
        #expect(texts.contains { $0.hasPrefix("01-a/lesson.md:8: there is no block") }, "\(texts)")
        #expect(texts.contains { $0.contains("a quiz has one right choice") })
        #expect(texts.contains("01-a/lesson.zh-Hans.md: this file is missing"))
      }
    }
  }
}
