import Foundation
import InterfaceBuilder
import UIKitModel

// Scroll views of a file of Interface Builder, and the views that derive from them.

extension InterfaceViewSettings {
  func apply(_ element: XMLElement, to scroll: UIScrollView) {
    scroll.isScrollEnabled = element.flag("scrollEnabled") ?? true
    scroll.isPagingEnabled = element.flag("pagingEnabled") ?? false
    scroll.bounces = element.flag("bounces") ?? true
    if let flag = element.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = flag }
    if let flag = element.flag("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = flag }
    scroll.showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator") ?? true
    scroll.showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator") ?? true
    scroll.delaysContentTouches = element.flag("delaysContentTouches") ?? true
    scroll.canCancelContentTouches = element.flag("canCancelContentTouches") ?? true
    scroll.isDirectionalLockEnabled = element.flag("directionalLockEnabled") ?? false
    if let scale = element.number("minimumZoomScale") { scroll.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale") { scroll.maximumZoomScale = scale }
    if let insets = element.insets("contentInset") { scroll.contentInset = Self.edgeInsets(insets) }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": scroll.contentInsetAdjustmentBehavior = .never
    case "always": scroll.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    switch element["keyboardDismissMode"] {
    case "onDrag": scroll.keyboardDismissMode = .onDrag
    case "interactive": scroll.keyboardDismissMode = .interactive
    default: break
    }
    switch scroll {
    case let text as UITextView: apply(element, toText: text)
    case let table as UITableView: apply(element, toTable: table)
    case let collection as UICollectionView: apply(element, toCollection: collection)
    default: break
    }
  }

  private func apply(_ element: XMLElement, toText view: UITextView) {
    view.isEditable = element.flag("editable") ?? true
    view.isSelectable = element.flag("selectable") ?? true
    if let font = palette.font("fontDescription", of: element) { view.font = font }
    if let color = palette.color("textColor", of: element) { view.textColor = color }
    view.textAlignment = Self.alignment(element)
    view.text = element.string("text") ?? Self.attributed(element, "attributedText")
  }

  private func apply(_ element: XMLElement, toTable table: UITableView) {
    func height(_ name: String) -> CGFloat {
      let value = element.number(name) ?? -1
      return value < 0 ? UITableView.automaticDimension : value
    }
    table.rowHeight = height("rowHeight")
    // A plain table has no headers for this: Interface Builder writes 28 for every table.
    let hasHeights = element["style"] == "grouped" || element["style"] == "insetGrouped"
    if hasHeights {
      table.sectionHeaderHeight = height("sectionHeaderHeight")
      table.sectionFooterHeight = height("sectionFooterHeight")
    }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let flag = element.flag("allowsSelection") { table.allowsSelection = flag }
    if let flag = element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
    let sections = element.elements(in: "sections")
    guard !sections.isEmpty else { return }
    table.staticContent = StaticTableContent(
      sections: sections.map {
        StaticTableContent.Section(
          header: $0.string("headerTitle"), footer: $0.string("footerTitle"))
      })
  }

  private func apply(_ element: XMLElement, toCollection view: UICollectionView) {
    if let flag = element.flag("allowsSelection") { view.allowsSelection = flag }
    if let flag = element.flag("allowsMultipleSelection") { view.allowsMultipleSelection = flag }
    guard let stored = element.child("collectionViewFlowLayout"),
      let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    if let size = stored.size("itemSize") { layout.itemSize = size }
    if let size = stored.size("estimatedItemSize"), stored["automaticEstimatedItemSize"] != "YES" {
      layout.estimatedItemSize = size
    }
    if let size = stored.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = stored.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let spacing = stored.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = stored.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let insets = stored.insets("sectionInset") { layout.sectionInset = Self.edgeInsets(insets) }
    if stored["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
  }
}
