// A search controller: its bar is in the navigation bar, its results stay with the app (FR-22).
@objc protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@objc protocol UISearchControllerDelegate: NSObjectProtocol {
  @objc optional func willPresentSearchController(_ searchController: UISearchController)
  @objc optional func didPresentSearchController(_ searchController: UISearchController)
  @objc optional func willDismissSearchController(_ searchController: UISearchController)
  @objc optional func didDismissSearchController(_ searchController: UISearchController)
  @objc optional func presentSearchController(_ searchController: UISearchController)
}

class UISearchController: UIViewController, UISearchBarDelegate {
  let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
  var searchResultsController: UIViewController?
  weak var searchResultsUpdater: UISearchResultsUpdating?
  weak var delegate: UISearchControllerDelegate?
  var obscuresBackgroundDuringPresentation = true
  var dimsBackgroundDuringPresentation = true
  var hidesNavigationBarDuringPresentation = true
  var automaticallyShowsCancelButton = true
  var automaticallyShowsScopeBar = true
  var automaticallyShowsSearchResultsController = true
  var showsSearchResultsController = false
  private var _active = false

  init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar._controller = self
    if searchResultsController != nil {
      _keep(true, "UISearchController", "searchResultsController", "touches, drawing")
    }
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar._controller = self
  }

  var isActive: Bool {
    get { _active }
    set {
      if newValue {
        _begin()
        searchBar.becomeFirstResponder()
      } else {
        _end()
      }
    }
  }

  private func _begin() {
    guard !_active else { return }
    delegate?.willPresentSearchController?(self)
    _active = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController?(self)
  }

  private func _end() {
    guard _active else { return }
    delegate?.willDismissSearchController?(self)
    _active = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController?(self)
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { _begin() }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { _end() }
}

extension UINavigationItem {
  var searchController: UISearchController? {
    get { _kept("_searchController") as? UISearchController }
    set {
      _store(newValue, "_searchController")
      _searchBar = newValue?.searchBar
    }
  }
}

extension UISearchBar {
  enum Style: UInt { case `default`, prominent, minimal }
  enum Icon: Int { case search, clear, bookmark, resultsList }
}
