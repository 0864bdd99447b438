import Foundation

/// A controller whose view is a table, which it fills.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private final var style = UITableView.Style.plain

  /// Creates a controller of a table of a style.
  public convenience init(style: UITableView.Style) {
    self.init()
    become(style)
  }

  deinit { willDeinitialize() }

  /// Sets the properties that the initializer with a style sets.
  public final func become(_ style: UITableView.Style) {
    self.style = style
  }

  /// The table, which is the root view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The control that refreshes the table (SC-30).
  public final var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Makes the table, with this controller as its data source and delegate.
  override open func loadView() {
    if loadsViewFromStoryboard() { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSourceObject = self
    table.delegateObject = self
    view = table
  }

  /// One unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContent?.sections.count ?? 1
  }

  /// None unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.section(section)?.cells.count ?? 0
  }

  /// A plain cell unless overridden. On a device it must be overridden.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.staticContent?.cell(at: indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The table's own unless overridden.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticContent?.height(at: indexPath) ?? tableView.rowHeight
  }

  /// Has no effect unless overridden.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Has no effect unless overridden.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// The row itself unless overridden.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// The row itself unless overridden.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// True unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Has no effect unless overridden.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Has no effect unless overridden.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Has no effect unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// The table's own unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  /// The table's own unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  /// None unless overridden.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  /// None unless overridden.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  /// None unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { tableView.staticContent?.section(section)?.header }

  /// None unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { tableView.staticContent?.section(section)?.footer }
}

/// A controller with a collection, which it fills. Its root view contains the collection.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private final var layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  private final var madeCollectionView: UICollectionView?
  /// Whether a long press moves items that the data source can move; true unless set (UI-24).
  public final var installsStandardGestureForInteractiveMovement = true {
    didSet {
      madeCollectionView?.movesItemsByItself = installsStandardGestureForInteractiveMovement
    }
  }

  /// Creates a controller of a collection with a layout.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    become(layout)
  }

  deinit { willDeinitialize() }

  /// Sets the properties that the initializer with a layout sets.
  public final func become(_ layout: UICollectionViewLayout) {
    self.layout = layout
  }

  /// The collection, which is not the root view.
  public final var collectionView: UICollectionView! {
    loadViewIfNeeded()
    return madeCollectionView
  }

  /// Makes the collection, with this controller as its data source and delegate, inside of a
  /// wrapper.
  override open func loadView() {
    if loadsViewFromStoryboard() {
      // A storyboard has the collection alone.
      if let collection = viewIfLoaded as? UICollectionView { wrap(collection) }
      return
    }
    let wrapper = UICollectionViewControllerWrapperView(frame: UIScreen.main.bounds)
    let collection = UICollectionView(frame: wrapper.bounds, collectionViewLayout: layout)
    collection.dataSourceObject = self
    collection.delegateObject = self
    wrapper.addSubview(collection)
    madeCollectionView = collection
    collection.movesItemsByItself = installsStandardGestureForInteractiveMovement
    view = wrapper
  }

  private func wrap(_ collection: UICollectionView) {
    let wrapper = UICollectionViewControllerWrapperView(frame: collection.frame)
    view = wrapper
    collection.frame = wrapper.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(collection)
    madeCollectionView = collection
  }

  /// One unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// A plain cell unless overridden. On a device it must be overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  /// Has no effect unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
