import Foundation
import Practice
import Records
import Rendering
import Rulebook
import Testing
import Workbench

/// The results of `ask`, for everyday words.
@Suite struct AskTests {
  /// Questions of people, and an answer that has to be among the first three.
  nonisolated private static let asked: [(words: String, found: String)] = [
    ("how do I enlarge a button", "Q-4"), ("扩大点击区域", "enlarged-tap-area"),
    ("why does my button not work", "Q-9"), ("按钮点不到", "Q-9"), ("my view gets no touches", "Q-9"),
    ("pointInside", "Q-2"), ("hitTest:withEvent:", "Q-6"), ("手写 hitTest", "Q-6"),
    ("button outside its parent", "Q-7"), ("子视图超出父视图", "Q-7"),
    ("let touches through an overlay", "Q-12"), ("蒙层穿透", "Q-12"), ("手势冲突", "Q-5"),
    ("button with a tap gesture on its parent", "Q-13"),
    ("find the view controller of a view", "Q-18"), ("通过响应链找到控制器", "controller-up-the-chain"),
    ("round button", "Q-8"), ("圆形按钮", "circular-button"), ("nil target", "Q-24"),
    ("difference between frame and bounds", "Q-22"), ("is hitTest called twice", "Q-23"),
    ("tap a view while it animates", "Q-21"), ("动画中的视图如何响应点击", "Q-21"),
    ("raised tab bar button", "Q-15"), ("floating window", "Q-14"),
    ("nearest common superview", "Q-20"), ("UIView 与 CALayer 的区别", "Q-3"),
    ("scroll view delays my button", "Q-17"), ("clipsToBounds", "Q-16"), ("shake", "Q-24"),
  ]

  private static let desk = freshDesk()

  private func ids(_ words: String) throws -> [String] { try Self.desk.matters(words).map(\.id) }

  @Test("What people ask is answered by the first three", arguments: asked)
  func finds(_ words: String, _ found: String) throws {
    let first = try ids(words).prefix(3)
    #expect(first.contains(found), "\(first)")
  }

  @Test("Of rules there are at most three, and of everything at most nine")
  func few() throws {
    for (words, _) in Self.asked {
      let found = try ids(words)
      #expect(found.count <= 9)
      #expect(found.count { Rulebook.rule(RuleID(rawValue: $0)) != nil } <= 3)
    }
  }

  @Test(
    "Names that are run together, and misspelled words, are found as they are meant",
    arguments: [
      ("scrollview", "scroll view"), ("clipstobounds", "clips bounds"), ("buton", "button"),
    ])
  func meant(_ typed: String, _ meant: String) throws {
    let found = try ids(typed)
    #expect(try Set(ids(meant)).intersection(found).count > found.count / 2, "\(found)")
  }

  @Test(
    "Nothing is found about nonsense, and that is said",
    arguments: [
      "zzzz qqq", "…", "的", "how to sort an array", "swift concurrency actor", "怎么学做菜",
      "swiftUI tap gesture not working", "数组怎么排序",
    ])
  func nothing(_ words: String) throws {
    #expect(throws: Diagnostic.self) { try freshSession(at: Self.desk).run("ask \(words)") }
  }

  /// Whether the first sentence answers a question, or nothing is found where nothing here is about
  /// it.
  private func isRight(_ question: AskedQuestion) throws -> Bool {
    do {
      let answers = try freshSession(at: Self.desk).run("ask \(question.words)")
      guard case .practice(.found(_, _, let answer?))? = answers.first else { return false }
      return question.rules.contains { $0 == answer.rules.first }
    } catch {
      return question.rules.isEmpty
    }
  }

  @Test("A question that the index was made with is answered by the first sentence")
  func building() throws {
    #expect(AskedQuestion.building.count == 100)
    let wrong = try AskedQuestion.building.filter { try !isRight($0) }.map(\.words)
    #expect(wrong == [])
  }

  @Test("Of a hundred questions that the index was never adjusted to 90 are answered at least")
  func heldOut() throws {
    #expect(AskedQuestion.heldOut.count == 100)
    #expect(Set(AskedQuestion.heldOut.map(\.words)).count == 100)
    let right = try AskedQuestion.heldOut.count { try isRight($0) }
    #expect(right >= 90)
  }

  @Test("No question of the index is among those that it is measured on")
  func separate() {
    let measured = Set(AskedQuestion.heldOut.map { QuestionWords($0.words).all })
    let known = Rulebook.directAnswers.flatMap(\.asked).filter {
      AskedQuestion.heldOut.map(\.words).contains($0)
    }
    #expect(known == [])
    #expect(measured.count > 90)
  }

  @Test("A sentence names rules that exist, the lesson and the exercise come next, then lines")
  func answersWhole() throws {
    let answers = try freshSession(at: Self.desk).run("ask how do I enlarge a button")
    guard case .practice(.found(let matters, _, let answer?))? = answers.first else {
      Issue.record("\(answers)")
      return
    }
    #expect(matters.prefix(2).map(\.id) == ["05-your-own-point-inside", "enlarged-tap-area"])
    #expect(!answer.lines.isEmpty)
    for answer in Rulebook.directAnswers {
      #expect(!answer.sentence.en.isEmpty && !answer.sentence.zh.isEmpty)
      for id in answer.rules { #expect(Rulebook.rule(id) != nil, "\(id)") }
    }
  }

  @Test("The lines of every answer run in an empty scene; what they show to be refused is refused")
  func linesRun() throws {
    for answer in Rulebook.directAnswers {
      let lines = Desk.lines(for: answer.rules)
      guard !lines.isEmpty else { continue }
      let rule = try #require(
        answer.rules.lazy.compactMap(Rulebook.rule).first {
          $0.demonstration.filter { !$0.hasPrefix("expect ") } == lines
        })
      let session = freshSession(at: Self.desk)
      for line in rule.demonstration
      where !line.hasPrefix("expect ") || line.hasPrefix("expect error") {
        for case .expectation(let refusal) in try session.run(line) {
          #expect(refusal.holds, "\(rule.id): \(line)")
        }
      }
    }
  }

  @Test("Words of one matter are one word, in either language")
  func words() {
    #expect(QuestionWords("扩大按钮点击区域").all == QuestionWords("enlarge the tap area of a button").all)
    #expect(QuestionWords("UIScrollView").all == QuestionWords("滚动视图").all)
    #expect(QuestionWords("hitTest:withEvent:").all.contains("hittest"))
    #expect(QuestionWords("doesn't fire").all == ["silent", "call"])
    #expect(QuestionWords("").all == [])
  }

  @Test(
    "A question is shown by its number, however it is written", arguments: ["Q-7", "q7", "Q 7"])
  func byNumber(_ id: String) throws {
    let answers = try freshSession(at: Self.desk).run("ask \(id)")
    guard case .practice(.oralQuestion("Q-7"))? = answers.first else {
      Issue.record("\(answers)")
      return
    }
  }

  @Test("Alone it lists the questions")
  func alone() throws {
    let answers = try freshSession(at: Self.desk).run("ask")
    guard case .practice(.found(let matters, "", nil))? = answers.first else {
      Issue.record("\(answers)")
      return
    }
    #expect(matters.count == 34)
  }

  @Test("rule finds by several words, in any order")
  func rules() throws {
    let answers = try freshSession(at: Self.desk).run("rule touch finger queue process")
    #expect(!answers.isEmpty)
  }
}
