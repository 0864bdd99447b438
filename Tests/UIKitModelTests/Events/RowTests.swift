import Foundation
import Testing
import UIKitModel

/// The effects of touches on the rows of tables and the items of collections.
@Suite struct RowTests {
  private let device = Device()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
  private let rows = Rows()

  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var told: [String] = []
    var refusesHighlight = false
    var chooses: (IndexPath) -> IndexPath? = { $0 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = indexPath.row
      return cell
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      told.append("shouldHighlight \(path.row)")
      return !refusesHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
      told.append("didHighlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
      told.append("didUnhighlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      told.append("willSelect \(path.row)")
      return chooses(path)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      told.append("didSelect \(path.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
      told.append("didDeselect \(path.row)")
    }
  }

  init() {
    table.dataSource = rows
    table.delegate = rows
    device.window.addSubview(table)
    table.layoutIfNeeded()
    let application = device.application
    application.eventQueue.onTurnEnd = { [unowned application] in application.runUpdateCycle() }
  }

  private func tap(_ y: CGFloat) -> [Device.Input] { [.down(100, y, after: 1), .up(after: 0.05)] }

  @Test("A tap on a row shows it as touched, and chooses it; the one before is chosen no longer")
  func tapped() {
    device.run(tap(20))
    #expect(
      rows.told == [
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "willSelect 0", "didSelect 0",
      ])
    rows.told = []
    device.run(tap(60))
    #expect(Array(rows.told.suffix(3)) == ["willSelect 1", "didDeselect 0", "didSelect 1"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
  }

  @Test("SC-2: the row shows as touched when the scroll view has let the touch through")
  func highlighted() {
    device.run([.down(100, 20)])
    #expect(rows.told == [])
    device.run([.wait(0.2)])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted == true)
    device.run([.up()])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted == false)
  }

  @Test("A touch that scrolls, at once or after a while, chooses nothing")
  func scrolled() {
    device.run([.down(100, 300), .move(100, 250), .move(100, 200), .up()])
    #expect(rows.told == [] && table.contentOffset.y > 0)
    device.run([.wait(5), .down(100, 300), .wait(0.2), .move(100, 250), .move(100, 200), .up()])
    #expect(rows.told.map { $0.prefix(6) } == ["should", "didHig", "didUnh"])
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("GR-17: a recognizer that takes the touch keeps the row from being chosen")
  func recognized() {
    _ = device.attach(UITapGestureRecognizer(), "tap", to: table)
    #expect(device.run(tap(20)).contains("tap ended"))
    #expect(!rows.told.contains { $0.hasPrefix("willSelect") || $0.hasPrefix("didSelect") })
  }

  @Test("The delegate can refuse, or choose another row")
  func refused() {
    rows.refusesHighlight = true
    device.run(tap(20))
    #expect(rows.told == ["shouldHighlight 0"])
    rows.refusesHighlight = false
    rows.chooses = { _ in nil }
    device.run(tap(20))
    #expect(table.indexPathsForSelectedRows == nil)
    rows.chooses = { _ in IndexPath(row: 3, section: 0) }
    device.run(tap(20))
    #expect(rows.told.last == "didSelect 3")
    table.allowsSelection = false
    rows.told = []
    device.run(tap(20))
    #expect(rows.told == [])
  }

  @Test("A control in a row keeps its touches, and the row is not chosen")
  func control() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let button = UIButton(frame: CGRect(x: 50, y: 0, width: 100, height: 44))
    device.name(button, "button")
    cell.contentView.addSubview(button)
    #expect(device.run(tap(20)).contains("button touchUpInside"))
    #expect(rows.told == [])
  }

  @Test("With several choices a second tap takes one back")
  func several() {
    table.allowsMultipleSelection = true
    device.run(tap(20) + tap(60) + tap(20))
    #expect(rows.told.last == "didDeselect 0")
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  private final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
    var told: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      told.append("shouldHighlight \(indexPath.item)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { told.append("didHighlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      told.append("shouldSelect \(indexPath.item)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { told.append("didSelect \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { told.append("didDeselect \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { told.append("didUnhighlight \(indexPath.item)") }
  }

  @Test("An item is chosen in the order that the header of UICollectionView gives")
  func items() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 500, width: 390, height: 300), collectionViewLayout: layout)
    let items = Items()
    collection.dataSource = items
    collection.delegate = items
    device.window.addSubview(collection)
    collection.layoutIfNeeded()
    device.run([.down(20, 520), .up(after: 0.05)])
    #expect(
      items.told == [
        "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0",
      ])
    items.told = []
    device.run([.down(380, 650, after: 1), .up()])
    #expect(items.told == [])
    collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(items.told == [])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }
}
