import Testing
import Workbench

/// The parts that `tree` marks as unreachable (HT-4).
struct OutsidePartsTests {
  private func outside(_ name: String, in session: Session) throws -> Double? {
    guard case .tree(let tree)? = try session.run("tree").first else { return nil }
    return tree.nodes.first { $0.view.text == name }?.outside
  }

  @Test func `HT-4: A part outside is marked, unless an override accepts it`() throws {
    let session = session(after: [
      "add view plain 0 0 100 100", "add button a 50 0 100 40 in plain",
      "add view wide 0 200 100 100", "add button b 50 0 100 40 in wide",
      "on wide pointInside return true",
    ])
    #expect(try outside("a", in: session) == 0.5)
    #expect(try outside("b", in: session) == 0)
  }

  @Test func `HT-26: A hit test of one's own is asked, and what it refuses stays marked`() throws {
    let session = session(after: [
      """
      class Reach: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          for view in subviews {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
          }
          return super.hitTest(point, with: event)
        }
      }
      """,
      """
      class Round: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.contains(point) && point.x > 10
        }
      }
      """,
      "add Reach reach 0 0 100 100", "add button a 150 150 100 40 in reach",
      "add Round round 0 300 100 100", "add button b 50 0 100 40 in round",
    ])
    #expect(try outside("a", in: session) == 0)
    #expect(try outside("b", in: session) == 0.5)
  }
}
