import Foundation
import Testing
import UIKitModel

/// Changes of single rows: those that fit the data source keep cells with their rows, others are
/// refused (EX-40).
@Suite struct TableUpdateTests {
  private final class Words: NSObject, UITableViewDataSource {
    var rows = (0..<6).map { "\($0)" }
    private var made = 6

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    /// Replaces some rows by new ones; returns the places before and afterwards.
    func change(_ random: inout Steps) -> (deleted: [IndexPath], inserted: [IndexPath]) {
      let gone = rows.indices.filter { _ in random.next() % 3 == 0 }
      for index in gone.reversed() { rows.remove(at: index) }
      var added: [Int] = []
      for _ in 0..<Int(random.next() % 3) {
        let index = Int(random.next() % UInt64(rows.count + 1))
        rows.insert("\(made)", at: index)
        made += 1
        added = added.map { $0 >= index ? $0 + 1 : $0 } + [index]
      }
      return (
        gone.map { IndexPath(row: $0, section: 0) }, added.map { IndexPath(row: $0, section: 0) }
      )
    }
  }

  /// The same numbers for the same seed.
  struct Steps {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }

  @Test("EX-40: every change that fits leaves each cell with its row", arguments: 1...20)
  func cellsFollowRows(seed: Int) {
    withApplication { _ in
      let table = UITableView(frame: rect(0, 0, 320, 4000))
      let words = Words()
      var random = Steps(state: UInt64(seed))
      table.dataSource = words
      for _ in 0..<10 {
        table.layoutIfNeeded()
        let before = Dictionary(
          table.visibleCells.map { ($0.textLabel?.text ?? "", $0) },
          uniquingKeysWith: { first, _ in first })
        let (deleted, inserted) = words.change(&random)
        let refused = refusals {
          table.performBatchUpdates {
            table.deleteRows(at: deleted, with: .none)
            table.insertRows(at: inserted, with: .none)
          }
        }
        #expect(refused.isEmpty)
        let cells = table.visibleCells
        #expect(cells.map { $0.textLabel?.text } == words.rows)
        for cell in cells {
          guard let old = before[cell.textLabel?.text ?? ""] else { continue }
          #expect(old === cell)
        }
      }
    }
  }

  @Test("EX-40: a change that does not fit is refused")
  func refusedUpdates() {
    withApplication { _ in
      let table = UITableView(frame: rect(0, 0, 320, 400))
      let words = Words()
      table.dataSource = words
      table.layoutIfNeeded()
      let path = IndexPath(row: 0, section: 0)
      let far = IndexPath(row: 6, section: 0)
      #expect(refusals { table.deleteRows(at: [path], with: .none) }.count == 1)
      #expect(refusals { table.reloadRows(at: [far], with: .none) }.count == 1)
      words.rows.removeFirst()
      #expect(refusals { table.deleteRows(at: [path], with: .none) }.isEmpty)
    }
  }
}
