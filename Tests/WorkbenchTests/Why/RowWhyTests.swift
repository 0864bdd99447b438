import Records
import Rendering
import Testing
import UIKitModel
import Workbench

/// `why` of a table, a row, and what is in it, after a touch.
@Suite struct RowWhyTests {
  nonisolated private static let source = """
    class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 2
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
    """

  private func said(_ session: Session, _ line: String) -> String {
    session.shown(line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    "GR-17: whatever of a table is asked about, the row that was not selected is told, and who took it",
    arguments: [
      "why", "why feed", "why feed section 1 row 1", "why feed section 1 row 1.contentView",
    ])
  func taken(_ question: String) throws {
    let session = session(after: [
      Self.source, "add table feed 0 0 390 600", "let rows = Rows()", "feed.dataSource = rows",
      "feed.delegate = rows", "gesture tap away on root", "tap 100 200",
    ])
    let text = said(session, question)
    #expect(text.contains("`feed section 1 row 1` was not selected"), "\(text)")
    #expect(
      text.contains("the tap recognizer `away` of `root`") && text.contains("GR-17"), "\(text)")
    guard case .eventWhy(let why)? = try session.run(question).first else {
      Issue.record("no answer about the event")
      return
    }
    let cures = try #require(why.findings.first).cures.map(\.line)
    #expect(cures.count == 2)
    for cure in cures {
      session.mustRun([
        "log clear", cure, "tap 100 200", "expect log has \"feed didSelectRowAt\"", "undo 3",
      ])
    }
  }

  @Test("a table that keeps touches back for scrolling never heard of the one that was taken")
  func keptBack() {
    let session = session(after: [
      "add table feed 0 0 390 600 rows 20", "gesture tap away on root", "tap feed row 2",
    ])
    let text = said(session, "why feed")
    #expect(text.contains("`feed` never received the touch") && text.contains("SC-2"), "\(text)")
    #expect(!text.contains("GR-45"), "\(text)")
  }

  @Test("a row that was selected says so, and whom the table told")
  func chosen() {
    let session = session(after: ["add table feed 0 0 390 600 rows 3", "tap feed row 2"])
    #expect(said(session, "why feed row 2").contains("told its delegate with didSelectRowAt"))
    session.mustRun(["feed.delegate = nil", "tap feed row 1"])
    let text = said(session, "why feed")
    #expect(text.contains("has no delegate") && text.contains("on feed didSelectRowAt"), "\(text)")
  }

  @Test("a cell that was added by hand selects nothing, and why says what is missing")
  func byHand() {
    let session = session(after: ["add table feed 0 0 390 600", "add cell hand 0 0 390 44 in feed"])
    let trace = said(session, "tap hand")
    #expect(trace.contains("hand is not selected: feed has no data source"), "\(trace)")
    #expect(trace.contains("set feed.rows 5"), "\(trace)")
    for question in ["why feed", "why hand", "why hand.contentView"] {
      let text = said(session, question)
      #expect(text.contains("`feed` has no data source, so it has no rows"), "\(text)")
    }
    session.mustRun(["set feed.rows 5", "put hand in feed"])
    #expect(said(session, "tap hand").contains("shows no row of the data source"))
  }

  @Test("each reason for which a row is not selected is told")
  func reasons() {
    let session = session(after: [
      Self.source, "add table feed 0 0 390 600", "let rows = Rows()", "feed.dataSource = rows",
      "feed.delegate = rows", "tap feed row 2",
    ])
    #expect(said(session, "why feed").contains("returned false from shouldHighlightRowAt"))
    session.mustRun(["feed.alwaysBounceVertical = false", "drag feed row 1 by 0 60"])
    #expect(said(session, "why feed").contains("lifted outside the row"))
    session.mustRun(["set feed.allowsSelection false", "tap feed row 1"])
    #expect(said(session, "why feed").contains("set feed.allowsSelection true"))
    session.mustRun([
      "set feed.allowsSelection true", "add button buy 0 0 100 44 in feed row 1.contentView",
      "target buy touchUpInside", "tap buy",
    ])
    let text = said(session, "why feed")
    #expect(text.contains("`buy` in it handled the touch"), "\(text)")
    #expect(text.contains("`buy` did act"), "\(text)")
  }

  @Test("a touch concerns every view that holds the one that it hit")
  func holders() {
    let session = session(after: [
      "add view card 0 0 200 200", "add view leaf 0 0 100 100 in card", "gesture tap away on root",
      "add scroll list 0 300 390 300", "set list.contentSize 390 300",
      "add view page 0 0 390 300 in list", "tap leaf",
    ])
    for question in ["why card", "why root", "why window"] {
      #expect(said(session, question).contains("`leaf` is the hit-test view and got touchesBegan"))
    }
    #expect(!said(session, "why list").contains("last event"))
    session.mustRun(["tap page"])
    let text = said(session, "why list")
    #expect(text.contains("GR-17") && !text.contains("handles the touch"), "\(text)")
  }

  @Test("unnamed cells are told apart in areas and maps, and other views by where they are")
  func areas() {
    let session = session(after: [
      "add table feed 0 0 390 600 rows 3", "add view card 0 600 300 100",
      "card.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))",
      "card.addSubview(UIView(frame: CGRect(x: 100, y: 0, width: 60, height: 50)))",
    ])
    let area = said(session, "why feed")
    for row in 0..<3 { #expect(area.contains("go to its subview feed row \(row).contentView")) }
    #expect(said(session, "map").contains("feed row 2.contentView"))
    let card = said(session, "why card")
    #expect(card.contains("UIView (0 0; 50 50) in card"), "\(card)")
    #expect(card.contains("UIView (100 0; 60 50) in card"), "\(card)")
    session.mustRun(["why card subview 1", "hit card subview 1", "inspect card subview 0"])
  }

  @Test("what a tap named and missed is asked about, not what it hit instead")
  func missed() {
    let session = session(after: ["add label terms 20 300 200 40"])
    let text = said(session, "tap terms")
    #expect(text.contains("The touch missed terms: it went to root"), "\(text)")
    #expect(text.contains("`why terms`") && !text.contains("on root touches"), "\(text)")
  }

  @Test("CT-15: a finger that is lifted outside a button is told with its distance")
  func lifted() {
    let session = session(after: [
      "add button buy 100 100 80 44", "target buy touchUpInside", "target buy touchUpInside",
    ])
    let near = said(session, "drag buy by 0 60")
    #expect(near.contains("38 points outside") && near.contains("70") && near.contains("CT-15"))
    let why = said(session, "why buy")
    #expect(why.contains("both targets only logged it (CT-20). The finger was lifted 38 points"))
    #expect(why.contains("CT-15"))
    let far = said(session, "drag buy by 0 120")
    #expect(far.contains("lifted 98 points outside, and only up to about 70"), "\(far)")
  }

  @Test("a property that UIKit does not have is told as one of ours, with what an app writes")
  func ours() {
    let session = session(after: [
      "add button buy 100 100 80 44", "set buy.isAnimatingWithoutUserInteraction true",
    ])
    #expect(said(session, "why buy").contains("options: .allowUserInteraction"))
    let facts = said(session, "inspect buy")
    let ours = facts.range(of: "Touchstone's own, not in UIKit")
    #expect(ours != nil)
    #expect(
      ours.map { facts[$0.upperBound...].contains("isAnimatingWithoutUserInteraction") } == true)
  }
}
