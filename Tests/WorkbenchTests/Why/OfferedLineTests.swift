import Records
import Scenes
import SeededRandom
import Testing
import UIKitModel
import Workbench

/// Scenes by chance, in which much has no name: whatever a trace or `why` offers can be typed.
@Suite struct OfferedLineTests {
  nonisolated private static let source = """
    class Rows: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    """

  /// Lines of which each adds something.
  nonisolated private static let pieces = [
    "root.addGestureRecognizer(UITapGestureRecognizer())",
    "root.addGestureRecognizer(UIPanGestureRecognizer())",
    "gesture tap away on root",
    "root.addSubview(UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 200)))",
    "root.addSubview(UIButton(frame: CGRect(x: 20, y: 20, width: 300, height: 200)))",
    "root.addSubview(UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 500)))",
    "add table feed 0 0 390 600 rows 20",
    "add table short 0 100 390 500 rows 3",
    "add table hand 0 0 390 400",
    "hand.addSubview(UITableViewCell(frame: CGRect(x: 0, y: 0, width: 390, height: 300)))",
    "add table own 0 0 390 844\nlet rows = Rows()\nown.dataSource = rows",
    "add collection grid 0 200 390 600 items 9",
    "grid.addGestureRecognizer(UILongPressGestureRecognizer())",
    "root.addSubview(UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))",
    "for view in root.subviews { view.addGestureRecognizer(UITapGestureRecognizer()) }",
    "for view in root.subviews { view.isUserInteractionEnabled = false }",
    "root.subviews.last?.isMultipleTouchEnabled = true",
    "add button ok 100 100 200 200",
    "ok.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))",
    "add scroll roll 0 0 390 844\nset roll.contentSize 390 3000",
    "roll.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))",
  ]

  nonisolated private static let gestures = [
    "tap 200 200", "tap 150 450", "drag 200 300 by 0 -80", "drag 200 300 by 90 0 over 1",
    "longpress 150 150 for 1", "touch 1 down 200 200", "pinch 200 300 by 2",
  ]

  @Test("every line that is offered after an event is accepted as it is", arguments: 0..<28)
  func accepted(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var lines = [Self.source]
    let session = session(after: lines)
    for piece in Self.pieces.shuffled(using: &random).prefix(8) {
      let new = piece.split(separator: "\n").map(String.init)
      // A piece that speaks of what this scene has not, is left out.
      guard new.allSatisfy({ session.refusal(of: $0) == nil }) else { continue }
      lines += new
    }
    let gesture = Self.gestures.randomElement(using: &random) ?? ""
    let trace = try session.run(gesture)
    var offered: [[String]] = []
    for case .event(let trace) in trace {
      offered += trace.conclusions.compactMap { $0.line.map { [$0] } }
    }
    var asked =
      ["why"]
      + session.scene.order.filter { session.scene.object(named: $0) is UIView }
      .map { "why \($0)" }
    let hit = session.scene.recorder.stories.touches.first?.way.first?.view
    asked += hit.flatMap { session.scene.typedName(of: $0) }.map { ["why \($0)"] } ?? []
    for question in asked {
      for answer in try session.run(question) {
        switch answer {
        case .eventWhy(let why): offered += why.findings.flatMap(\.cures).map { [$0.line] }
        case .why(let why): offered += why.cures.map(\.lines)
        default: break
        }
      }
    }
    var tried: Set<[String]> = []
    for typed in offered where tried.insert(typed).inserted {
      let before = session.journal.count
      for line in typed {
        #expect(session.refusal(of: line) == nil, "seed \(seed): \(line)")
      }
      let changes = session.journal.count - before
      if changes > 0 { _ = try session.undo(changes) }
    }
  }
}
