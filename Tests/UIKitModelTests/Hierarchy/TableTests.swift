import Foundation
import Testing
import UIKitModel

/// Tables and collections: which cell a touch reaches, and what overrides ask of them.
@Suite struct TableTests {
  private final class Rows: NSObject, UITableViewDataSource, @MainActor UITableViewDelegate {
    var counts = [3, 100]
    var asked: [IndexPath] = []
    var heights: [Int: CGFloat] = [:]

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath)
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.tag = indexPath.row
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? "second" : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row] ?? tableView.rowHeight
    }
  }

  @Test("SC-1: a table shows the rows in its bounds, and other ones when it is scrolled")
  func visibleRows() {
    let rows = Rows()
    let table = UITableView(frame: rect(0, 0, 320, 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 0])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 160])
    #expect(table.contentSize == CGSize(width: 320, height: 3 * 44 + 28 + 4400))
    let first = table.visibleCells[0]
    table.contentOffset = at(0, 1000)
    table.layoutIfNeeded()
    #expect(first.superview !== table || first.tag != 0)
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 19, section: 1))
    #expect(table.subviews.compactMap { $0 as? UITableViewCell }.count == table.visibleCells.count)
    // A cell that scrolled out shows one of the new rows.
    #expect(table.visibleCells.contains { $0 === first })
  }

  @Test("HT-10: the row at a point begins at its upper edge and ends before its lower one")
  func rowAtPoint() {
    let rows = Rows()
    let table = UITableView(frame: rect(0, 0, 320, 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    #expect(table.indexPathForRow(at: at(5, 0)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: at(5, 43.999)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: at(5, 44)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: at(5, 140)) == nil, "the head of the second section")
    #expect(table.indexPathForRow(at: at(5, -1)) == nil)
    #expect(table.indexPathForRow(at: at(5, 1e300)) == nil)
    #expect(table.indexPathForRow(at: at(.nan, .nan)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)) == rect(0, 204, 320, 44))
    #expect(table.rectForRow(at: IndexPath(row: 7, section: 9)) == .zero)
    #expect(table.cellForRow(at: IndexPath(row: 99, section: 1)) == nil)
  }

  @Test("the delegate's heights decide where rows are")
  func heights() {
    let rows = Rows()
    rows.counts = [4]
    rows.heights = [0: 10, 1: 0, 2: 100]
    let table = UITableView(frame: rect(0, 0, 320, 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    #expect(table.indexPathForRow(at: at(0, 9))?.row == 0)
    #expect(table.indexPathForRow(at: at(0, 10))?.row == 2)
    #expect(table.indexPathForRow(at: at(0, 110))?.row == 3)
    #expect(table.indexPathForRow(at: at(0, 154)) == nil)
  }

  @Test("a table asks for no more cells than show, also of a billion rows")
  func many() {
    let rows = Rows()
    rows.counts = [1_000_000_000]
    let table = UITableView(frame: rect(0, 0, 320, 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(rows.asked.count == 10)
    table.contentOffset = at(0, 44 * 500_000_000)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first?.row == 500_000_000)
  }

  @Test("without a data source there are no rows: cells among the subviews are views like others")
  func withoutDataSource() {
    let table = UITableView(frame: rect(0, 0, 320, 200))
    let cell = UITableViewCell.make(0, 0, 320, 44, in: table)
    #expect(table.visibleCells == [] && table.indexPath(for: cell) == nil)
    #expect(table.numberOfRows(inSection: 0) == 0 && table.indexPathForRow(at: at(5, 5)) == nil)
    let collection = UICollectionView(
      frame: rect(0, 0, 320, 200), collectionViewLayout: UICollectionViewFlowLayout())
    collection.addSubview(UICollectionViewCell(frame: rect(0, 0, 50, 50)))
    #expect(collection.visibleCells == [] && collection.numberOfItems(inSection: 0) == 0)
  }

  @Test("the cells of a table whose data source is elsewhere, as in a dump, are its rows")
  func dataSourceElsewhere() {
    let table = UITableView(frame: rect(0, 0, 320, 200))
    table.hasDataSourceElsewhere = true
    let second = UITableViewCell.make(0, 44, 320, 44, in: table)
    let first = UITableViewCell.make(0, 0, 320, 44, in: table)
    #expect(table.visibleCells == [first, second])
    #expect(table.indexPath(for: second) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: at(5, 50)) == IndexPath(row: 1, section: 0))
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test("HT-6: a touch on an empty row hits its content view, which lies over the row")
  func contentView() {
    let root = UIView.make(0, 0, 320, 100)
    let cell = UITableViewCell.make(0, 0, 320, 44, in: root)
    #expect(root.hit(5, 5) === cell, "nothing was laid out yet")
    root.layoutIfNeeded()
    #expect(root.hit(5, 5) === cell.contentView)
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test("a button that was added to the row itself lies behind the content view since iOS 14")
  func buttonBehindContentView() {
    let root = UIView.make(0, 0, 320, 100)
    let late = UITableViewCell.make(0, 0, 320, 44, in: root)
    UIButton.make(0, 0, 50, 44, in: late)
    let early = UITableViewCell.make(0, 44, 320, 44, in: root)
    _ = early.contentView
    let button = UIButton.make(0, 0, 50, 44, in: early)
    let right = UITableViewCell.make(0, 88, 320, 44, in: root)
    let inside = UIButton.make(0, 0, 50, 12, in: right.contentView)
    root.layoutIfNeeded()
    #expect(root.hit(5, 5) === late.contentView)
    #expect(root.hit(5, 50) === button)
    #expect(root.hit(5, 90) === inside)
  }

  @Test("an accessory narrows the content view; only those for details take touches")
  func accessories() {
    let root = UIView.make(0, 0, 320, 100)
    let cell = UITableViewCell.make(0, 0, 320, 44, in: root)
    cell.accessoryType = .disclosureIndicator
    root.layoutIfNeeded()
    #expect(cell.contentView.frame.width < 320)
    #expect(root.hit(300, 22) === cell)
    cell.accessoryType = .detailButton
    root.layoutIfNeeded()
    #expect(root.hit(300, 22) is _UITableCellAccessoryButton)
    let own = UISwitch(frame: rect(0, 0, 51, 31))
    cell.accessoryView = own
    root.layoutIfNeeded()
    #expect(root.hit(280, 22) === own)
    #expect(cell.subviews.count == 2)
  }

  @Test("layout settles: a second pass changes nothing")
  func settles() {
    withApplication { application in checkSettling(application) }
  }

  private func checkSettling(_ application: UIApplication) {
    let rows = Rows()
    let window = UIWindow(frame: rect(0, 0, 320, 400))
    window.isHidden = false
    let table = UITableView(frame: rect(0, 0, 320, 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    window.addSubview(table)
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.frame = rect(0, 200, 320, 50)
    window.addSubview(stack)
    application.runUpdateCycle()
    #expect(!table.needsLayout && !stack.needsLayout)
    let asked = rows.asked.count
    application.runUpdateCycle()
    #expect(rows.asked.count == asked)
  }

  @Test("a table controller's view is its table; a collection controller's holds the collection")
  func controllers() {
    let table = UITableViewController(style: .grouped)
    #expect(table.view === table.tableView && table.tableView.style == .grouped)
    #expect(table.tableView.dataSource === table && table.tableView.next === table)
    let collection = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(collection.collectionView.superview === collection.view)
    #expect(collection.collectionView.next === collection.view)
    #expect(collection.view.next === collection)
  }
}

@Suite struct CollectionTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 100

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  @Test("items are in lines that are as full as they can be, with the gaps between them nobody's")
  func lines() {
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    let collection = UICollectionView(frame: rect(0, 0, 320, 100), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minX) == [0, 115, 230, 0, 115, 230])
    #expect(collection.contentSize == CGSize(width: 320, height: 34 * 40 + 33 * 10))
    #expect(collection.indexPathForItem(at: at(120, 55)) == IndexPath(item: 4, section: 0))
    #expect(collection.indexPathForItem(at: at(100, 5)) == nil)
    #expect(collection.indexPathForItem(at: at(5, 45)) == nil)
    let cell = collection.cellForItem(at: IndexPath(item: 4, section: 0))
    #expect(collection.hit(120, 55) === cell?.contentView)
    #expect(collection.hit(100, 5) === collection)
  }

  @Test("a horizontal layout fills columns")
  func columns() {
    let items = Items()
    items.count = 5
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 0)
    let collection = UICollectionView(frame: rect(0, 0, 320, 120), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    #expect(collection.visibleCells.map(\.frame.origin.x) == [20, 20, 80, 80, 140])
    #expect(collection.visibleCells.map(\.frame.origin.y) == [5, 65, 5, 65, 5])
  }
}
