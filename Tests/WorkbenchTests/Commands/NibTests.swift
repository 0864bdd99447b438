import Foundation
import Records
import Rendering
import Testing
import Workbench

/// `nib`: what it shows, and that it is a command like all others.
@Suite struct NibTests {
  private static let lines = [
    "class CardViewController: UIViewController { @IBOutlet weak var ok: UIButton! }",
    "add view card 0 0 300 200", "add button ok 20 20 80 44 in card",
    "nib CardView from card", "nib CardView outlet ok to ok",
  ]

  @Test("A nib goes with undo, comes back with redo, and is saved as its lines (VC-3)")
  func journal() {
    let session = session(after: Self.lines)
    session.mustRun(["let made = CardViewController()", "expect made.view.subviews.count == 1"])
    session.mustRun(["undo 4"])
    #expect(session.refusal(of: "nib CardView")?.contains("no nib `CardView`") ?? false)
    session.mustRun(["redo 2", "nib CardView"])
    #expect(session.savedLines.suffix(2) == Self.lines.suffix(2), "asking is no change")
  }

  @Test("Its names are completed: nibs, and the views of one")
  func completion() {
    let session = session(after: Self.lines)
    func candidates(_ line: String) -> [String] {
      Completer(session).complete(line)?.candidates ?? []
    }
    #expect(candidates("ni") == ["nib"])
    #expect(candidates("nib C") == ["CardView"])
    #expect(candidates("nib CardView ") == ["from", "outlet", "action"])
    #expect(candidates("nib CardView outlet ok to ") == ["card", "ok", "owner"])
    #expect(candidates("nib CardView from card ") == ["without"])
  }

  @Test("Before a view is loaded why says which nib it will come of, afterwards how (VC-3, VC-21)")
  func why() {
    let session = session(after: Self.lines + ["let made = CardViewController()"])
    let before = session.shown("why made view")
    #expect(before.contains("CardView.nib") && before.contains("found"))
    #expect(!before.contains("CardViewController.nib"), "the search ends where it finds one")
    session.mustRun(["made.loadViewIfNeeded()"])
    let steps = [
      "init(coder:)", "owner.view = card", "owner.ok = ok", "awakeFromNib", "viewDidLoad",
    ]
    let after = session.shown("why made view")
    let places = steps.compactMap { after.range(of: $0)?.lowerBound }
    #expect(places.count == steps.count && places == places.sorted())
    #expect(session.shown("nib CardView").contains("owner.ok = ok"))
  }

  @Test("A name that was given and has no nib is said to end in an exception (EX-29)")
  func missing() {
    let session = session(after: ["let made = UIViewController(nibName: \"Card\", bundle: nil)"])
    #expect(session.shown("why made view").contains("EX-29"))
  }
}
