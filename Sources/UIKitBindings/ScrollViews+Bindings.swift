import Foundation
import Interpreter
import UIKitModel

/// Scroll views, text views, tables and their cells.
extension UIKitTable {
  static func addScrollViews(_ table: Table) {
    table.protocol("UIScrollViewDelegate", "What a scroll view tells.") {
      $0.requirement(
        "scrollViewDidScroll(_:)", optional: true, [UIScrollView.self], "The content moved (SC-11)."
      )
    }
    table.views(
      UIScrollView.self,
      "A view that shows a part of something larger; it forwards no touches (RC-16).",
      make: { UIScrollView(frame: $0) }
    ) {
      addScrolling($0)
      addScrollSettings($0)
    }
    table.views(
      UITextView.self, superclass: UIScrollView.self, "Text that can be edited (UI-4).",
      make: { UITextView(frame: $0) }
    ) {
      $0.overridable(
        "text", .getText, .setText, isImplicitlyUnwrapped: true, get: { (v: UITextView) in v.text },
        set: { (v: UITextView, new: String?) in v.text = new }, "The text.")
      $0.stored("font", \UITextView.font, "The font.")
      $0.stored("textColor", \UITextView.textColor, "The colour.")
      $0.stored("textAlignment", \UITextView.textAlignment, "How lines are aligned.")
      $0.stored("isEditable", \UITextView.isEditable, "Whether the text can be changed.")
      $0.stored("isSelectable", \UITextView.isSelectable, "Whether the text can be selected.")
      $0.stored("textContainerInset", \UITextView.textContainerInset, "The distances round it.")
    }
  }

  private static func addScrolling(_ type: TypeTable) {
    type.overridable(
      "contentOffset", .getContentOffset, .setContentOffset,
      get: { (v: UIScrollView) in v.contentOffset },
      set: { (v: UIScrollView, new: CGPoint) in v.contentOffset = new },
      "The origin of the bounds (SC-1, HT-19).")
    type.overridable(
      "contentSize", .getContentSize, .setContentSize, get: { (v: UIScrollView) in v.contentSize },
      set: { (v: UIScrollView, new: CGSize) in v.contentSize = new },
      "How much there is to scroll over.")
    type.stored("contentInset", \UIScrollView.contentInset, "What content keeps from the edges.")
    type.method("setContentOffset(_:animated:)", "Scrolls to a point, at once.") {
      (v: UIScrollView, offset: CGPoint, animated: Bool) in
      v.setContentOffset(offset, animated: animated)
    }
    type.readOnly("isTracking", \UIScrollView.isTracking, "Whether a finger is down (SC-10).")
    type.readOnly("isDragging", \UIScrollView.isDragging, "Whether a finger has moved (SC-10).")
    type.readOnly(
      "isDecelerating", \UIScrollView.isDecelerating, "Whether it moves on by itself (SC-10).")
    type.readOnly(
      "panGestureRecognizer", \UIScrollView.panGestureRecognizer, "What scrolls (SC-13).")
    type.delegate(
      "delegate", "UIScrollViewDelegate", \UIScrollView.delegateObject, "Who is told; not retained."
    )
  }

  private static func addScrollSettings(_ type: TypeTable) {
    type.overridable(
      "isScrollEnabled", .getIsScrollEnabled, .setIsScrollEnabled,
      get: { (v: UIScrollView) in v.isScrollEnabled },
      set: { (v: UIScrollView, new: Bool) in v.isScrollEnabled = new },
      "Whether dragging scrolls (SC-14).")
    type.stored(
      "isPagingEnabled", \UIScrollView.isPagingEnabled, "Whether it stops at whole pages.")
    type.stored("bounces", \UIScrollView.bounces, "Whether content goes beyond its edges.")
    type.stored(
      "alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal, "Whether it always bounces.")
    type.stored(
      "alwaysBounceVertical", \UIScrollView.alwaysBounceVertical, "Whether it always bounces.")
    type.stored(
      "delaysContentTouches", \UIScrollView.delaysContentTouches,
      "Whether a touch is kept back at first (SC-6).")
    type.stored(
      "canCancelContentTouches", \UIScrollView.canCancelContentTouches,
      "Whether dragging takes touches away (SC-7).")
    type.stored("scrollsToTop", \UIScrollView.scrollsToTop, "Whether the status bar does (UT-28).")
    type.stored(
      "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator,
      "Whether the bar shows.")
    type.stored(
      "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator,
      "Whether the bar shows.")
    type.stored("minimumZoomScale", \UIScrollView.minimumZoomScale, "The smallest scale.")
    type.stored("maximumZoomScale", \UIScrollView.maximumZoomScale, "The largest scale.")
    type.stored("zoomScale", \UIScrollView.zoomScale, "How large the content is.")
    type.method("touchesShouldBegin(_:with:in:)", "Whether content gets a touch (SC-6).") {
      (s: UIScrollView, t: Set<UITouch>, e: UIEvent?, v: UIView) in
      s.touchesShouldBegin(t, with: e, in: v)
    }
    type.method("touchesShouldCancel(in:)", "Whether dragging takes a touch from a view (SC-8).") {
      (v: UIScrollView, other: UIView) in v.touchesShouldCancel(in: other)
    }
  }

  static func addCells(_ table: Table) {
    addTable(table)
    table.views(
      UITableViewHeaderFooterView.self, "The head or foot of a section.",
      make: { UITableViewHeaderFooterView(frame: $0) })
    table.views(
      UICollectionView.self, superclass: UIScrollView.self, "A scrolling view of items (UI-4).",
      make: { UICollectionView(frame: $0) }
    ) {
      $0.readOnly("visibleCells", \UICollectionView.visibleCells, "The items among the subviews.")
    }
    table.views(
      UICollectionReusableView.self, "A view that a collection makes use of again.",
      make: { UICollectionReusableView(frame: $0) }
    ) {
      $0.message("prepareForReuse()", .prepareForReuse, "It is about to be used again.") {
        (v: UICollectionReusableView) in v.prepareForReuse()
      }
    }
    table.views(
      UICollectionViewCell.self, superclass: UICollectionReusableView.self,
      "An item of a collection; touches are on (UI-4).", make: { UICollectionViewCell(frame: $0) }
    ) {
      $0.readOnly("contentView", \UICollectionViewCell.contentView, "What subviews are added to.")
      $0.overridable(
        "isSelected", .getIsSelected, .setIsSelected,
        get: { (c: UICollectionViewCell) in c.isSelected },
        set: { (c: UICollectionViewCell, new: Bool) in c.isSelected = new }, "Whether it is chosen."
      )
      $0.overridable(
        "isHighlighted", .getIsHighlighted, .setIsHighlighted,
        get: { (c: UICollectionViewCell) in c.isHighlighted },
        set: { (c: UICollectionViewCell, new: Bool) in c.isHighlighted = new },
        "Whether it shows as touched.")
    }
  }

  private static func addTable(_ table: Table) {
    table.enumeration(
      UITableView.Style.self,
      [("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped)],
      in: UITableView.self, "How sections are shown.")
    table.views(
      UITableView.self, superclass: UIScrollView.self, "A scrolling view of rows (UI-4).",
      make: { UITableView(frame: $0) }
    ) {
      $0.initializer("init(frame:style:)", designated: true, "A table of a style.") {
        (frame: CGRect, style: UITableView.Style) in UITableView(frame: frame, style: style)
      }
      $0.readOnly("style", \UITableView.style, "How sections are shown.")
      $0.readOnly("visibleCells", \UITableView.visibleCells, "The rows among the subviews.")
    }
    table.enumeration(
      UITableViewCell.CellStyle.self,
      [
        ("default", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle),
      ], in: UITableViewCell.self, "How a row is laid out.")
    table.enumeration(
      UITableViewCell.SelectionStyle.self,
      [("none", .none), ("blue", .blue), ("gray", .gray), ("default", .default)],
      in: UITableViewCell.self, "How a row shows that it is chosen.")
    table.views(
      UITableViewCell.self, "A row of a table; touches are on (UI-4).",
      make: { UITableViewCell(frame: $0) }
    ) {
      $0.initializer("init(style:reuseIdentifier:)", designated: true, "A row of a style.") {
        (style: UITableViewCell.CellStyle, identifier: String?) in
        UITableViewCell(style: style, reuseIdentifier: identifier)
      }
      $0.readOnly("contentView", \UITableViewCell.contentView, "What subviews are added to.")
      $0.readOnly("textLabel", \UITableViewCell.textLabel, "The view of the words.")
      $0.readOnly("reuseIdentifier", \UITableViewCell.reuseIdentifier, "What it is used again by.")
      $0.overridable(
        "isSelected", .getIsSelected, .setIsSelected, get: { (c: UITableViewCell) in c.isSelected },
        set: { (c: UITableViewCell, new: Bool) in c.isSelected = new }, "Whether it is chosen.")
      $0.overridable(
        "isHighlighted", .getIsHighlighted, .setIsHighlighted,
        get: { (c: UITableViewCell) in c.isHighlighted },
        set: { (c: UITableViewCell, new: Bool) in c.isHighlighted = new },
        "Whether it shows as touched.")
      $0.stored("isEditing", \UITableViewCell.isEditing, "Whether it is being edited.")
      $0.stored("selectionStyle", \UITableViewCell.selectionStyle, "How it shows as chosen.")
      $0.stored("accessoryView", \UITableViewCell.accessoryView, "What stands at its end.")
      $0.message("prepareForReuse()", .prepareForReuse, "It is about to be used again.") {
        (c: UITableViewCell) in c.prepareForReuse()
      }
      $0.method("setSelected(_:animated:)", "Chooses the row, or not.") {
        (c: UITableViewCell, on: Bool, animated: Bool) in c.setSelected(on, animated: animated)
      }
      $0.method("setHighlighted(_:animated:)", "Shows the row as touched, or not.") {
        (c: UITableViewCell, on: Bool, animated: Bool) in c.setHighlighted(on, animated: animated)
      }
    }
  }
}
