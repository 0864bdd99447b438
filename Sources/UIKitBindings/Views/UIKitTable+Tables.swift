import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// A path to a row: the section and the row, in two number registers.
nonisolated extension IndexPath: Bridged {
  @usableFromInline package static var layout: Layout { Layout(2, 0) }

  @usableFromInline package static var hostType: HostType {
    HostType { .nominal($0.hostNominal(IndexPath.self, .structure), []) }
  }

  @usableFromInline
  package static func read(_ registers: Registers) -> IndexPath {
    IndexPath(row: Int.read(registers.advanced(by: .number)), section: Int.read(registers))
  }

  @usableFromInline
  package func write(to registers: Registers) {
    section.write(to: registers)
    row.write(to: registers.advanced(by: .number))
  }
}

nonisolated extension UITableView.SeparatorStyle: BridgedEnumeration {}
nonisolated extension UITableView.ScrollPosition: BridgedEnumeration {}
nonisolated extension UITableView.RowAnimation: BridgedEnumeration {}
nonisolated extension UITableViewCell.EditingStyle: BridgedEnumeration {}
nonisolated extension UITableViewCell.StateMask: BridgedOptionSet {}
nonisolated extension UIContextualAction.Style: BridgedEnumeration {}
nonisolated extension UITableViewRowAction.Style: BridgedEnumeration {}
nonisolated extension UITableViewCell.AccessoryType: BridgedEnumeration {}

/// Tables and their cells.
extension UIKitTable {
  static func addTables(_ table: Table) {
    table.library.extend(UITableView.self)
    addIndexPath(table)
    addTableProtocols(table)
    addTableTypes(table)
    addRowActions(table)
  }

  static let tableView = ModelClass.view(
    UITableView.self, superclass: UIScrollView.self,
    words: ["table", "tableview"], endings: ["TableView"], touch: .tableView,
    "A scrolling view of rows (UI-4). Filled at the end of a turn (LC-1).",
    make: { UITableView(frame: $0) }
  ) {
    $0.initializer("init(frame:style:)", designated: true, "A table of a style.") {
      (frame: CGRect, style: UITableView.Style) in UITableView(frame: frame, style: style)
    }
    addTableSettings($0)
    addRows($0)
    addReuse($0)
    addRowUpdates($0)
  } settings: {
    $0.stored("rowHeight", \UITableView.rowHeight, "How high rows are; automatic is 44.")
    $0.ofEvents {
      $0.stored("allowsSelection", \UITableView.allowsSelection, "Whether rows can be chosen.")
      $0.stored(
        "allowsMultipleSelection", \UITableView.allowsMultipleSelection,
        "Whether several rows can be chosen.")
    }
  }

  private static func addIndexPath(_ table: Table) {
    let nominal = table.library.hostNominal(IndexPath.self, .structure)
    table.alias("NSIndexPath", .nominal(nominal, []))
    nominal.hostLayout = IndexPath.layout
    nominal.summary = "The place of a row or an item: a section, and a number in it."
    nominal.protocols += ["Equatable", "Hashable"].map {
      .nominal(table.library.protocolNominal($0), [])
    }
    for (index, name) in ["section", "row"].enumerated() {
      let property = Property(
        name: name, type: .integer(.int), owner: nominal, isStatic: false, isConstant: false,
        storage: .part(Layout(index, 0)))
      property.summary = index == 0 ? "The section." : "The row in it."
      nominal.storedProperties.append(property)
      nominal.add(.property(property), named: name)
    }
    let type = Type.nominal(nominal, [])
    table.library.add(.type(type), named: "IndexPath")
    // It is described without reading any of its members.
    nominal.describeValue = { IndexPath.read($0).description }
    table.extend(type) {
      $0.initializer("init(row:section:)", "The place of a row.") {
        (row: Int, section: Int) in IndexPath(row: row, section: section)
      }
      $0.initializer("init(item:section:)", "The place of an item.") {
        (item: Int, section: Int) in IndexPath(item: item, section: section)
      }
      $0.property(
        "item", get: { (path: IndexPath) in path.item },
        set: { (path: inout IndexPath, new: Int) in path.item = new }, "The item: the row.")
    }
  }

  private static func addTableProtocols(_ table: Table) {
    table.protocol("UITableViewDataSource", "What a table asks for its rows.") {
      $0.requirement(
        "tableView(_:numberOfRowsInSection:)", [UITableView.self, Int.self], returns: Int.self,
        "How many rows a section has.")
      $0.requirement(
        "tableView(_:cellForRowAt:)", [UITableView.self, IndexPath.self],
        returns: UITableViewCell.self, "The cell that shows a row.")
      $0.requirement(
        "numberOfSections(in:)", optional: true, [UITableView.self], returns: Int.self,
        "How many sections there are; one without it.")
      $0.requirement(
        "tableView(_:titleForHeaderInSection:)", optional: true, [UITableView.self, Int.self],
        returns: String?.self, "The words above a section.")
      $0.requirement(
        "tableView(_:titleForFooterInSection:)", optional: true, [UITableView.self, Int.self],
        returns: String?.self, "The words below a section.")
      addEditingSource($0)
    }
    table.protocol(
      "UITableViewDelegate", inherits: ["UIScrollViewDelegate"], "What a table asks and tells."
    ) {
      $0.requirement(
        "tableView(_:heightForRowAt:)", optional: true, [UITableView.self, IndexPath.self],
        returns: CGFloat.self, "How high a row is.")
      for (name, words) in [("Header", "head"), ("Footer", "foot")] {
        $0.requirement(
          "tableView(_:heightFor\(name)InSection:)", optional: true, [UITableView.self, Int.self],
          returns: CGFloat.self, "How high the \(words) of a section is.")
        $0.requirement(
          "tableView(_:viewFor\(name)InSection:)", optional: true, [UITableView.self, Int.self],
          returns: UIView?.self, "The \(words) of a section.")
      }
      $0.requirement(
        "tableView(_:willDisplay:forRowAt:)", optional: true,
        [UITableView.self, UITableViewCell.self, IndexPath.self], "A cell is about to show.")
      $0.requirement(
        "tableView(_:shouldHighlightRowAt:)", optional: true, [UITableView.self, IndexPath.self],
        returns: Bool.self, "Whether a row can be chosen by touch.")
      $0.requirement(
        "tableView(_:didHighlightRowAt:)", optional: true, [UITableView.self, IndexPath.self],
        "A row shows that it is touched.")
      $0.requirement(
        "tableView(_:didUnhighlightRowAt:)", optional: true, [UITableView.self, IndexPath.self],
        "A row is not touched any more.")
      $0.requirement(
        "tableView(_:willSelectRowAt:)", optional: true, [UITableView.self, IndexPath.self],
        returns: IndexPath?.self, "The row to choose; nil for none.")
      $0.requirement(
        "tableView(_:willDeselectRowAt:)", optional: true, [UITableView.self, IndexPath.self],
        returns: IndexPath?.self, "The row whose choice to take back; nil for none.")
      $0.requirement(
        "tableView(_:didSelectRowAt:)", optional: true, [UITableView.self, IndexPath.self],
        "A row was chosen.")
      $0.requirement(
        "tableView(_:didDeselectRowAt:)", optional: true, [UITableView.self, IndexPath.self],
        "A row is no longer chosen.")
      $0.requirement(
        "tableView(_:accessoryButtonTappedForRowWith:)", optional: true,
        [UITableView.self, IndexPath.self], "The detail button of a row was tapped (UI-20).")
      addEditingDelegate($0)
    }
  }

  private static func addTableTypes(_ table: Table) {
    table.enumeration(
      UITableView.Style.self,
      [("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped)],
      in: UITableView.self, "How sections are shown.")
    table.enumeration(
      UITableView.SeparatorStyle.self,
      [
        ("none", .none), ("singleLine", .singleLine), ("singleLineEtched", .singleLineEtched),
      ], in: UITableView.self, "How rows are kept apart.")
    table.enumeration(
      UITableView.ScrollPosition.self,
      [("none", .none), ("top", .top), ("middle", .middle), ("bottom", .bottom)],
      in: UITableView.self, "Where a row is after scrolling to it.")
    table.enumeration(
      UITableView.RowAnimation.self,
      [
        ("fade", .fade), ("right", .right), ("left", .left), ("top", .top), ("bottom", .bottom),
        ("none", .none), ("middle", .middle), ("automatic", .automatic),
      ], in: UITableView.self, "How rows come and go.")
    table.enumeration(
      UITableViewCell.CellStyle.self,
      [
        ("default", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle),
      ], in: UITableViewCell.self, "How a row is laid out.")
    table.enumeration(
      UITableViewCell.SelectionStyle.self,
      [("none", .none), ("blue", .blue), ("gray", .gray), ("default", .default)],
      in: UITableViewCell.self, "How a row shows that it is chosen.")
    table.enumeration(
      UITableViewCell.AccessoryType.self,
      [
        ("none", .none), ("disclosureIndicator", .disclosureIndicator),
        ("detailDisclosureButton", .detailDisclosureButton), ("checkmark", .checkmark),
        ("detailButton", .detailButton),
      ], in: UITableViewCell.self, "The view at the end of a row.")
  }

  private static func addTableSettings(_ type: TypeTable) {
    type.delegate(
      "dataSource", "UITableViewDataSource", \UITableView.dataSourceObject,
      "Who is asked for the rows; not retained.")
    type.readOnly("style", \UITableView.style, "How sections are shown.")
    type.kept(
      "estimatedRowHeight", \UITableView.estimatedRowHeight, decides: [],
      "A guess at it; rows are measured.")
    type.stored("sectionHeaderHeight", \UITableView.sectionHeaderHeight, "How high heads are.")
    type.stored("sectionFooterHeight", \UITableView.sectionFooterHeight, "How high feet are.")
    type.kept(
      "separatorStyle", \UITableView.separatorStyle, decides: [.drawing],
      "The lines between rows.")
    addTableEditing(type)
    type.stored("tableHeaderView", \UITableView.tableHeaderView, "The view above all rows.")
    type.stored("tableFooterView", \UITableView.tableFooterView, "The view below all rows.")
    type.stored("backgroundView", \UITableView.backgroundView, "The view behind the rows.")
    type.staticProperty(
      "automaticDimension", get: { UITableView.automaticDimension }, "Whatever suits the content.")
  }

  private static func addRows(_ type: TypeTable) {
    type.readOnly("visibleCells", \UITableView.visibleCells, "The cells of the rows that show.")
    type.readOnly(
      "indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows, "The rows that show.")
    type.readOnly("numberOfSections", \UITableView.numberOfSections, "How many sections.")
    type.method("numberOfRows(inSection:)", "How many rows a section has.") {
      (t: UITableView, section: Int) in t.numberOfRows(inSection: section)
    }
    type.method("cellForRow(at:)", "The cell of a row that shows.") {
      (t: UITableView, path: IndexPath) -> UITableViewCell? in t.cellForRow(at: path)
    }
    type.method("indexPath(for:)", "The row that a cell shows.") {
      (t: UITableView, cell: UITableViewCell) -> IndexPath? in t.indexPath(for: cell)
    }
    type.method("indexPathForRow(at:)", "The row at a point of its own coordinates.") {
      (t: UITableView, point: CGPoint) -> IndexPath? in t.indexPathForRow(at: point)
    }
    type.method("rectForRow(at:)", "Where a row is, in its own coordinates.") {
      (t: UITableView, path: IndexPath) in t.rectForRow(at: path)
    }
    type.readOnly(
      "indexPathForSelectedRow", \UITableView.indexPathForSelectedRow, "The row that is chosen.")
    type.readOnly(
      "indexPathsForSelectedRows", \UITableView.indexPathsForSelectedRows,
      "The rows that are chosen.")
    type.method(
      "selectRow(at:animated:scrollPosition:)", "Selects a row; does not tell the delegate."
    ) {
      (t: UITableView, path: IndexPath?, animated: Bool, position: UITableView.ScrollPosition) in
      t.selectRow(at: path, animated: animated, scrollPosition: position)
    }
    type.method("deselectRow(at:animated:)", "Deselects it; does not tell the delegate.") {
      (t: UITableView, path: IndexPath, animated: Bool) in
      t.deselectRow(at: path, animated: animated)
    }
    type.method("scrollToRow(at:at:animated:)", "Scrolls so that a row shows.") {
      (t: UITableView, path: IndexPath, position: UITableView.ScrollPosition, animated: Bool) in
      t.scrollToRow(at: path, at: position, animated: animated)
    }
  }

  private static func addReuse(_ type: TypeTable) {
    type.method("register(_:forCellReuseIdentifier:)", "Says what to make for an identifier.") {
      (t: UITableView, cellClass: TypeValue?, identifier: String) in
      t.register(
        CellMaking.maker(cellClass, "init(style:reuseIdentifier:)") {
          [UITableViewCell.CellStyle.default, identifier]
        }, for: identifier)
    }
    type.method("register(_:forCellReuseIdentifier:)", "Says which nib to load for an identifier.")
    {
      (t: UITableView, nib: UINib?, identifier: String) in
      t.register(nib, forCellReuseIdentifier: identifier)
    }
    addReusableParts(type)
    type.method("dequeueReusableCell(withIdentifier:)", "A cell to use again, or a new one.") {
      (t: UITableView, identifier: String) -> UITableViewCell? in
      t.dequeueReusableCell(withIdentifier: identifier)
    }
    type.method("dequeueReusableCell(withIdentifier:for:)", "The same for a row; never nil.") {
      (t: UITableView, identifier: String, path: IndexPath) in
      t.dequeueReusableCell(withIdentifier: identifier, for: path)
    }
  }
}
