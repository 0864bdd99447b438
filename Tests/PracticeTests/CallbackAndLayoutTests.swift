import Foundation
import Practice
import Records
import Rendering
import Testing

/// Exercises that compare callbacks and layouts, and the wording of differences.
@Suite struct CallbackAndLayoutTests {
  // MARK: Callbacks

  /// A container that has to tell its child that it appears.
  private let container = MadeExercise(
    submission: "{ file: Shelf.swift, class: Shelf, inherits: UIViewController }",
    compare: """

      - as: callbacks
        of: [page]
        only: [viewDidLoad, willMoveToParent, didMoveToParent]
        play: shelf.show(page)
      """.indented,
    scene: """
      let page = UIViewController()
      let shelf = Shelf()
      window.rootViewController = shelf
      """,
    solution: Self.shelf(
      "addChild(page); view.addSubview(page.view); page.didMove(toParent: self)"),
    starter: Self.shelf(""))

  private static func shelf(_ body: String) -> String {
    """
    class Shelf: UIViewController {
      func show(_ page: UIViewController) {
        \(body)
      }
    }
    """
  }

  @Test("An answer whose objects hear the same callbacks is right, however it makes them come")
  func sameCallbacks() throws {
    let other = Self.shelf(
      "addChild(page); page.view.frame = view.bounds; view.insertSubview(page.view, at: 0)\n"
        + "    page.didMove(toParent: self)")
    let verdict = try container.verdict(on: other)
    #expect(verdict.outcome == .right, "\(shown(.verdict(verdict)))")
  }

  @Test("A callback that never comes is named, beside all that do")
  func missingCallback() throws {
    let verdict = try container.verdict(
      on: Self.shelf("addChild(page); view.addSubview(page.view)"))
    let facts = try #require(verdict.finding?.facts)
    #expect(facts.kind == .callbacks)
    #expect(facts.diagnoses == [.missing(fact: "page didMoveToParent")])
    #expect(shown(.verdict(verdict)).contains("shelf.show(page)"))
  }

  @Test("What an answer makes itself is named by its class, also when it goes")
  func byClass() throws {
    let made = MadeExercise(
      submission: "{ file: Maker.swift, class: Maker }",
      compare: "{ as: callbacks, of: [Page], only: [viewDidLoad, deinit], play: Maker().make() }",
      scene: "add view box 0 0 9 9",
      solution: """
        class Page: UIViewController {}
        class Maker {
          func make() { Page().loadViewIfNeeded() }
        }
        """,
      starter: "class Page: UIViewController {}\nclass Maker { func make() {} }")
    #expect(try made.verdict(on: made.solution).outcome == .right)
    let verdict = try made.verdict(on: made.starter)
    #expect(verdict.finding?.facts?.expected == ["Page viewDidLoad", "Page deinit"])
    let kept = """
      class Page: UIViewController {}
      class Maker {
        static var last: Page?
        func make() {
          Maker.last = Page()
          Maker.last?.loadViewIfNeeded()
        }
      }
      """
    #expect(try made.verdict(on: kept).finding?.facts?.diagnoses == [.missing(fact: "Page deinit")])
  }

  @Test("The update cycle's calls count: a mark too many is one layoutSubviews too many")
  func cycleCallbacks() throws {
    let made = MadeExercise(
      compare: """
        { as: callbacks, of: [box], only: [layoutSubviews], play: box.tap() }
        """,
      solution: Self.box("setNeedsLayout(); setNeedsLayout()"), starter: Self.box(""))
    #expect(try made.verdict(on: Self.box("setNeedsLayout()")).outcome == .right)
    let verdict = try made.verdict(
      on: Self.box("setNeedsLayout(); layoutIfNeeded(); setNeedsLayout()"))
    #expect(
      verdict.finding?.facts?.diagnoses
        == [.again(fact: "box layoutSubviews")])
  }

  private static func box(_ body: String) -> String {
    "class Box: UIView {\n  func tap() { \(body) }\n}\n"
  }

  @Test("Delegates of the app count with the callbacks that they have a method for")
  func lifeCallbacks() throws {
    let made = MadeExercise(
      submission: "{ file: Main.swift, class: Main }",
      compare: "{ as: callbacks, of: [delegate], play: \"launch Main\\ndevice home\" }",
      scene: "add view box 0 0 9 9",
      solution: Self.main("applicationDidEnterBackground"),
      starter: Self.main("applicationWillResignActive"))
    #expect(try made.verdict(on: made.solution).outcome == .right)
    let facts = try #require(made.verdict(on: made.starter).finding?.facts)
    #expect(facts.actual == ["delegate applicationWillResignActive"])
    #expect(facts.expected == ["delegate applicationDidEnterBackground"])
  }

  private static func main(_ callback: String) -> String {
    """
    class Main: UIResponder, UIApplicationDelegate {
      func \(callback)(_ application: UIApplication) {}
    }
    """
  }

  @Test("A callback that there is not is refused with those that are near")
  func unknownCallback() throws {
    var made = container
    made.compare = "{ as: callbacks, only: [viewWillAppeer], play: wait 1 }"
    do {
      _ = try withFolder { try made.written(in: $0) }
      Issue.record("read")
    } catch let problems as ContentProblems {
      #expect(problems.all.contains { $0.text(.english).contains("viewWillAppear") })
    }
  }

  // MARK: Layout

  /// A view that fills its superview but for a margin.
  private let card = MadeExercise(
    compare: "{ as: layout, of: [box], screens: [320x568, 390x844] }",
    scene: "add Box box 0 0 100 100",
    solution: Self.card("20"), starter: Self.card("0"))

  private static func card(_ margin: String, width: String = "nil") -> String {
    """
    class Box: UIView {
      override func didMoveToSuperview() {
        guard let superview else { return }
        translatesAutoresizingMaskIntoConstraints = false
        let width: CGFloat? = \(width)
        leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: \(margin)).isActive = true
        topAnchor.constraint(equalTo: superview.topAnchor, constant: \(margin)).isActive = true
        heightAnchor.constraint(equalToConstant: 50).isActive = true
        if let width {
          widthAnchor.constraint(equalToConstant: width).isActive = true
        } else {
          trailingAnchor.constraint(
            equalTo: superview.trailingAnchor, constant: -\(margin)).isActive = true
        }
      }
    }
    """
  }

  @Test("A layout is right by where views are on the screen, by constraints or by numbers")
  func sameLayout() throws {
    let numbers = """
      class Box: UIView {
        override func layoutSubviews() {
          guard let superview else { return }
          frame = CGRect(x: 20, y: 20, width: superview.bounds.width - 40, height: 50)
        }
      }
      """
    let verdict = try card.verdict(on: numbers)
    #expect(verdict.outcome == .right, "\(shown(.verdict(verdict)))")
  }

  @Test("A width that is right on one screen only is told so, and by how much it is off")
  func oneScreen() throws {
    let verdict = try card.verdict(on: Self.card("20", width: "350"))
    let facts = try #require(verdict.finding?.facts)
    #expect(facts.subject == "box on 320x568")
    #expect(
      facts.diagnoses == [
        .resized(name: "box", width: 70, height: 0),
        .onScreens(right: ["390x844"], wrong: ["320x568"]),
      ])
    let text = shown(.verdict(verdict))
    #expect(text.contains("box is 70 points wider than it should be."), "\(text)")
    #expect(text.contains("right on 390 × 844, and wrong on 320 × 568"), "\(text)")
  }

  @Test("A view of the right size in the wrong place is told how far")
  func moved() throws {
    let shifted = Self.card("20").replacing(
      "topAnchor, constant: 20", with: "topAnchor, constant: 32")
    let facts = try #require(card.verdict(on: shifted).finding?.facts)
    #expect(facts.diagnoses == [.moved(name: "box", x: 0, y: 12)])
  }

  @Test("Constraints that contradict each other are wrong even where the place is right")
  func broken() throws {
    let contradicting = Self.card("20").replacing(
      "if let width {",
      with: """
        widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
            widthAnchor.constraint(lessThanOrEqualToConstant: 90).isActive = true
            if let width {
        """)
    let facts = try #require(card.verdict(on: contradicting).finding?.facts)
    guard case .broken? = facts.diagnoses.first else {
      Issue.record("\(facts.diagnoses)")
      return
    }
  }
}

extension String {
  /// Two columns farther right, as a value in YAML is.
  fileprivate var indented: String { replacing("\n", with: "\n  ") }
}
