import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The cells, headers and footers of tables.
extension UIKitTable {
  static let tableCell = ModelClass.view(
    UITableViewCell.self, protocols: ["UIGestureRecognizerDelegate"],
    words: ["cell", "tablecell"], endings: ["TableViewCell"], touch: .tableCell,
    "A row of a table; touches are on (UI-4).",
    make: { UITableViewCell(frame: $0) }
  ) {
    $0.initializer("init(style:reuseIdentifier:)", designated: true, "A row of a style.") {
      (style: UITableViewCell.CellStyle, identifier: String?) in
      UITableViewCell(style: style, reuseIdentifier: identifier)
    }
    $0.readOnly(
      "contentView", \UITableViewCell.contentView,
      "What subviews are added to; in front of those that were added to the row before.")
    $0.readOnly("textLabel", \UITableViewCell.textLabel, "The view of the words.")
    $0.readOnly(
      "detailTextLabel", \UITableViewCell.detailTextLabel, "The view of further words.")
    $0.readOnly("imageView", \UITableViewCell.imageView, "The view of the picture.")
    $0.readOnly("reuseIdentifier", \UITableViewCell.reuseIdentifier, "What it is used again by.")
    addCellState($0)
    $0.kept(
      "selectionStyle", \UITableViewCell.selectionStyle, decides: [.drawing],
      "How it shows as chosen.")
    $0.stored("accessoryView", \UITableViewCell.accessoryView, "The view at its end.")
    $0.stored("accessoryType", \UITableViewCell.accessoryType, "The view at its end.")
    $0.stored("backgroundView", \UITableViewCell.backgroundView, "The view behind it all.")
    $0.kept(
      "selectedBackgroundView", \UITableViewCell.selectedBackgroundView, decides: [.drawing],
      "The view behind it while it is chosen.")
    $0.message("prepareForReuse()", .prepareForReuse, "It is about to be used again.") {
      (c: UITableViewCell) in c.prepareForReuse()
    }
    $0.message("setSelected(_:animated:)", .setSelectedAnimated, "Chooses the row, or not.") {
      (c: UITableViewCell, on: Bool, animated: Bool) in c.setSelected(on, animated: animated)
    }
    $0.message(
      "setHighlighted(_:animated:)", .setHighlightedAnimated, "Shows it as touched, or not."
    ) {
      (c: UITableViewCell, on: Bool, animated: Bool) in c.setHighlighted(on, animated: animated)
    }
  }

  private static func addCellState(_ type: TypeTable) {
    type.overridable(
      "isSelected", .getIsSelected, .setIsSelected, get: { (c: UITableViewCell) in c.isSelected },
      set: { (c: UITableViewCell, new: Bool) in c.isSelected = new }, "Whether it is chosen.")
    type.overridable(
      "isHighlighted", .getIsHighlighted, .setIsHighlighted,
      get: { (c: UITableViewCell) in c.isHighlighted },
      set: { (c: UITableViewCell, new: Bool) in c.isHighlighted = new },
      "Whether it shows as touched.")
    addCellEditing(type)
  }

  static let headerFooter = ModelClass.view(
    UITableViewHeaderFooterView.self, words: ["headerfooter"], "The head or foot of a section.",
    make: { UITableViewHeaderFooterView(frame: $0) }
  ) {
    $0.initializer("init(reuseIdentifier:)", designated: true, "One that can be used again.") {
      (identifier: String?) in UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    $0.readOnly(
      "contentView", \UITableViewHeaderFooterView.contentView, "What subviews are added to.")
    $0.readOnly("textLabel", \UITableViewHeaderFooterView.textLabel, "The view of the words.")
    $0.readOnly(
      "reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier,
      "What it is used again by.")
    $0.message("prepareForReuse()", .prepareForReuse, "It is about to be used again.") {
      (v: UITableViewHeaderFooterView) in v.prepareForReuse()
    }
  }
}

/// The reuse of headers and footers.
extension UIKitTable {
  static func addReusableParts(_ type: TypeTable) {
    type.method(
      "register(_:forHeaderFooterViewReuseIdentifier:)", "Says what to make for an identifier."
    ) {
      (t: UITableView, viewClass: TypeValue?, identifier: String) in
      t.registerPart(
        CellMaking.maker(viewClass, "init(reuseIdentifier:)") { [identifier] }, for: identifier)
    }
    type.method(
      "register(_:forHeaderFooterViewReuseIdentifier:)", "Says which nib to load for an identifier."
    ) {
      (t: UITableView, nib: UINib?, identifier: String) in
      t.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }
    type.method(
      "dequeueReusableHeaderFooterView(withIdentifier:)",
      "A head or foot to use again, or a new one."
    ) {
      (t: UITableView, identifier: String) -> UITableViewHeaderFooterView? in
      t.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }
    type.method("headerView(forSection:)", "The head that shows for a section.") {
      (t: UITableView, section: Int) -> UITableViewHeaderFooterView? in
      t.headerView(forSection: section)
    }
    type.method("footerView(forSection:)", "The foot that shows for a section.") {
      (t: UITableView, section: Int) -> UITableViewHeaderFooterView? in
      t.footerView(forSection: section)
    }
  }
}

/// The creation of cells of a registered class, including a script's class.
enum CellMaking {
  /// A closure that creates a cell by an initializer of its class; nil without a class.
  static func maker<Cell: UIView>(
    _ cellClass: TypeValue?, _ initializer: String, _ arguments: @escaping () -> [Any]
  ) -> (() -> Cell?)? {
    guard let type = cellClass.map({ instance(of: $0.type) }), case .nominal = type else {
      return nil
    }
    return {
      let values = arguments().map { Crossing.boxed($0) }
      return ScriptHost.active?.machine.make(type, by: initializer, values) as? Cell
    }
  }

  /// The instance type of a metatype.
  private static func instance(of type: Type) -> Type {
    guard case .metatype(let inner) = type else { return type }
    return inner
  }
}
