import Foundation

// Bars and the views of their items. On a device most bars override hit testing so that a touch
// slightly beside a button still reaches it (HT-28); the distance is not documented, so nothing is
// added here.

/// The bar of a navigation controller.
///
/// It shows the buttons of the top item, and a back button if there is an item below. A
/// simplification: buttons are 44 points square and 8 points from the edges.
open class UINavigationBar: UIView {
  /// The items from the bottom to the top, which is shown. Only a navigation controller sets those
  /// of its bar (VC-29).
  open var items: [UINavigationItem]? {
    get { shownItems }
    set {
      if isManaged { return Self.refused(.exception(.setsItemsOfManagedBar, [])) }
      shownItems = newValue
    }
  }
  /// The same, for the navigation controller whose bar it is.
  final var shownItems: [UINavigationItem]? { didSet { itemsChanged() } }
  /// Whether the bar is that of a navigation controller.
  final var isManaged = false
  /// Whether the content behind the bar shines through: views do not reach below one that is
  /// opaque, unless `extendedLayoutIncludesOpaqueBars` is true.
  public final var isTranslucent = true {
    didSet { if isTranslucent != oldValue { onTranslucency?() } }
  }
  /// Called by a container's bar when `isTranslucent` or the height changed.
  final var onTranslucency: (() -> Void)?
  /// The colour of the bar.
  public final var barTintColor: UIColor?
  /// Whether titles are large where items do not say otherwise: the bar of a navigation controller
  /// is then 52 points higher (VC-70).
  public final var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { titleSizeChanged() } }
  }
  /// The attributes of the title, as they were set. Stored, without effect.
  public final var titleTextAttributes: AnyObject?
  /// The attributes of a large title, as they were set. Stored, without effect.
  public final var largeTitleTextAttributes: AnyObject?
  private final var itemViews: [UIView] = []
  private final var madeBackButton: UIControl?
  /// Called when the back button is tapped.
  final var onBack: (() -> Void)?

  deinit { willDeinitialize() }

  /// The item that is shown.
  public final var topItem: UINavigationItem? { items?.last }
  /// The item below the top one.
  public final var backItem: UINavigationItem? { items?.dropLast().last }

  /// Pushes an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    if isManaged { return Self.refused(.exception(.pushesOntoManagedBar, [])) }
    shownItems = (shownItems ?? []) + [item]
  }

  /// Pops the top item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    if isManaged {
      Self.refused(.exception(.popsOffManagedBar, []))
      return nil
    }
    return shownItems?.popLast()
  }

  private func itemsChanged() {
    for item in items ?? [] {
      item.onChange = { [weak self] in
        self?.sendSetNeedsLayout()
        self?.titleSizeChanged()
      }
    }
    sendSetNeedsLayout()
    titleSizeChanged()
  }

  /// Whether the title of the top item is large: as it says, or else like that of the item below;
  /// the first one is large (VC-70).
  private var hasLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    return (items ?? []).reduce(true) { isLarge, item in
      switch item.largeTitleDisplayMode {
      case .automatic: isLarge
      case .always, .inline: true
      case .never: false
      }
    }
  }

  /// The height of the row of buttons in the bar of a navigation controller.
  final var rowHeight: CGFloat = 44 {
    didSet { if rowHeight != oldValue { titleSizeChanged() } }
  }
  /// The height of a large title below it.
  private static let titleHeight: CGFloat = 52
  /// The height of a search bar below that.
  private static let searchHeight: CGFloat = 52

  /// The bar of a navigation controller gets the height for its title.
  private func titleSizeChanged() {
    guard isManaged else { return }
    let search = topItem?.searchBar == nil ? 0 : Self.searchHeight
    let height = rowHeight + (hasLargeTitle ? Self.titleHeight : 0) + search
    guard bounds.height != height else { return }
    frame.size.height = height
    onTranslucency?()
  }

  /// The title view that came without a size, and so has its natural one.
  private final weak var sizedTitleView: UIView?

  /// The part of the bar with the buttons: without that of a large title.
  private var row: CGRect {
    var row = bounds
    if isManaged { row.size.height = min(row.height, rowHeight) }
    return row
  }

  /// The back button; nil while there is nothing to go back to.
  private var backButton: UIControl? {
    guard let topItem, backItem != nil, !topItem.hidesBackButton,
      topItem.leftBarButtonItems?.isEmpty ?? true
    else { return nil }
    if let madeBackButton { return madeBackButton }
    let button = _UIButtonBarButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    button.addAction(
      UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    madeBackButton = button
    return button
  }

  /// Places the views of the top item.
  override open func layoutSubviews() {
    super.layoutSubviews()
    guard items != nil || !itemViews.isEmpty else { return }
    let left = topItem?.leftBarButtonItems ?? []
    let right = topItem?.rightBarButtonItems ?? []
    for item in left + right { item.onChange = { [weak self] in self?.sendSetNeedsLayout() } }
    var views: [UIView] = []
    var x: CGFloat = 8
    if let backButton {
      BarLayout.place(backButton, x: x, width: 44, in: row)
      views.append(backButton)
    }
    for item in left {
      if let view = item.view {
        BarLayout.place(view, x: x, width: item.viewWidth, in: row)
        views.append(view)
      }
      x += item.viewWidth
    }
    x = bounds.width - 8
    for item in right {
      x -= item.viewWidth
      guard let view = item.view else { continue }
      BarLayout.place(view, x: x, width: item.viewWidth, in: row)
      views.append(view)
    }
    if let view = topItem?.titleView {
      if view.bounds.isEmpty || view === sizedTitleView {
        sizedTitleView = view
        view.bounds.size = BarLayout.naturalSize(of: view, in: row)
      }
      let width = view.bounds.width
      BarLayout.place(view, x: (bounds.width - width) / 2, width: width, in: row)
      views.append(view)
    }
    if isManaged, let view = topItem?.searchBar {
      view.frame = CGRect(
        x: 0, y: bounds.maxY - Self.searchHeight, width: bounds.width, height: Self.searchHeight)
      views.append(view)
    }
    BarLayout.show(views, in: self, replacing: &itemViews)
  }
}

/// A bar of buttons.
///
/// A simplification: buttons are 44 points square; flexible spaces share the remaining width
/// equally.
open class UIToolbar: UIView {
  /// The buttons and the spaces between them, from the left.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.onChange = { [weak self] in self?.sendSetNeedsLayout() } }
      sendSetNeedsLayout()
    }
  }
  /// Whether the content behind the bar shines through: views do not reach below one that is
  /// opaque, unless `extendedLayoutIncludesOpaqueBars` is true.
  public final var isTranslucent = true {
    didSet { if isTranslucent != oldValue { onTranslucency?() } }
  }
  /// Called by a container's bar when `isTranslucent` changed.
  final var onTranslucency: (() -> Void)?
  /// The colour of the bar.
  public final var barTintColor: UIColor?
  private final var itemViews: [UIView] = []

  deinit { willDeinitialize() }

  /// Replaces the buttons of the bar.
  public final func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// Places the views of the items.
  override open func layoutSubviews() {
    super.layoutSubviews()
    guard items != nil || !itemViews.isEmpty else { return }
    let items = items ?? []
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let used = items.reduce(0) { $0 + $1.viewWidth }
    let share = flexible == 0 ? 0 : max(0, bounds.width - 16 - used) / CGFloat(flexible)
    var views: [UIView] = []
    var x: CGFloat = 8
    for item in items {
      if let view = item.view {
        BarLayout.place(view, x: x, width: item.viewWidth, in: bounds)
        views.append(view)
      }
      x += item.systemItem == .flexibleSpace ? share : item.viewWidth
    }
    BarLayout.show(views, in: self, replacing: &itemViews)
  }
}

/// The bar of a tab bar controller.
///
/// Each item has a control of an equal part of the width, 48 points high, as on an iPhone.
open class UITabBar: UIView {
  /// The tabs, from the left.
  open var items: [UITabBarItem]? {
    didSet {
      if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) {
        self.selectedItem = nil
      }
      sendSetNeedsLayout()
    }
  }
  /// The selected tab.
  public final weak var selectedItem: UITabBarItem?
  /// Whether the content behind the bar shines through: views do not reach below one that is
  /// opaque, unless `extendedLayoutIncludesOpaqueBars` is true.
  public final var isTranslucent = true {
    didSet { if isTranslucent != oldValue { onTranslucency?() } }
  }
  /// Called by a container's bar when `isTranslucent` changed.
  final var onTranslucency: (() -> Void)?
  /// The colour of the bar.
  public final var barTintColor: UIColor?
  /// The delegate, notified of selections. Not retained.
  public final weak var delegateObject: AnyObject?
  private final var buttons: [UITabBarButton] = []
  private final var buttonViews: [UIView] = []
  /// Called with the index of a tapped tab by the tab bar controller that owns the bar: it selects
  /// the tab, or does not.
  final var onSelect: ((Int) -> Void)?

  deinit { willDeinitialize() }

  /// Replaces the tabs of the bar.
  public final func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  private func tapped(_ index: Int) {
    guard let items, items.indices.contains(index) else { return }
    if let onSelect {
      onSelect(index)
    } else {
      selectedItem = items[index]
    }
    DelegateCalls.tell(delegateObject, "tabBar:didSelectItem:", [self, items[index]])
  }

  /// Places the controls of the tabs.
  override open func layoutSubviews() {
    super.layoutSubviews()
    guard items != nil || !buttons.isEmpty else { return }
    let items = items ?? []
    while buttons.count > items.count { buttons.removeLast() }
    while buttons.count < items.count {
      let index = buttons.count
      let button = UITabBarButton(frame: .zero)
      button.addAction(UIAction { [weak self] _ in self?.tapped(index) }, for: .touchUpInside)
      buttons.append(button)
    }
    let width = items.isEmpty ? 0 : bounds.width / CGFloat(items.count)
    for (index, button) in buttons.enumerated() {
      button.isEnabled = items[index].isEnabled
      button.frame = CGRect(
        x: width * CGFloat(index), y: 1, width: width, height: min(48, max(0, bounds.height - 1)))
    }
    BarLayout.show(buttons, in: self, replacing: &buttonViews)
  }
}

/// The common layout of bars.
enum BarLayout {
  static func place(_ view: UIView, x: CGFloat, width: CGFloat, in bounds: CGRect) {
    let height = view is _UIButtonBarButton ? min(44, bounds.height) : view.bounds.height
    view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
  }

  /// The size of a title view that has none: that of its constraints, or else of its content, but
  /// not more than the bar's.
  static func naturalSize(of view: UIView, in bounds: CGRect) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let content = view.naturalSize
    return CGSize(
      width: min(bounds.width, max(fitting.width, content.width)),
      height: min(bounds.height, max(fitting.height, content.height)))
  }

  /// Adds the new views and removes those that are gone.
  static func show(_ views: [UIView], in bar: UIView, replacing old: inout [UIView]) {
    for view in old where !views.contains(where: { $0 === view }) && view.superview === bar {
      view.sendRemoveFromSuperview()
    }
    for view in views where view.superview !== bar { bar.sendAddSubview(view) }
    old = views
  }
}
