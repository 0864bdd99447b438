import EventVocabulary
import Foundation

/// The long press that shows the menu of a row or an item, attached where the delegate has one
/// (CT-42).
final class ListMenuGestureRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var list: UIScrollView?
  private let question: (CGPoint) -> UIContextMenuConfiguration?
  private var configuration: UIContextMenuConfiguration?

  init(_ list: UIScrollView, _ question: @escaping (CGPoint) -> UIContextMenuConfiguration?) {
    self.list = list
    self.question = question
    super.init(target: nil, action: nil)
    delegateObject = self
  }

  deinit { willDeinitialize() }

  /// Without a configuration the touch stays with the row.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    configuration = question(location(in: list))
    return configuration != nil
  }

  override func didAct() {
    guard attempt.state == .began, let list, let menu = configuration?.makeMenu() else { return }
    list.openContextMenu(menu, at: location(in: list)) {}
  }
}

extension UITableView {
  private static let menu: Selector =
    "tableView:contextMenuConfigurationForRowAtIndexPath:point:"

  final func attachMenu() {
    guard menuRecognizer == nil, DelegateCalls.hears(Self.menu, delegateObject) else { return }
    let recognizer = ListMenuGestureRecognizer(self) { [weak self] place in
      guard let self, let path = indexPathForRow(at: place) else { return nil }
      return DelegateCalls.optional(
        Self.menu, of: delegateObject, [self, path, place], as: UIContextMenuConfiguration.self)
        ?? nil
    }
    menuRecognizer = recognizer
    addGestureRecognizer(recognizer)
  }
}

extension UICollectionView {
  private static let menu: Selector =
    "collectionView:contextMenuConfigurationForItemAtIndexPath:point:"

  final func attachMenu() {
    guard menuRecognizer == nil, DelegateCalls.hears(Self.menu, delegateObject) else { return }
    let recognizer = ListMenuGestureRecognizer(self) { [weak self] place in
      guard let self, let path = indexPathForItem(at: place) else { return nil }
      return DelegateCalls.optional(
        Self.menu, of: delegateObject, [self, path, place], as: UIContextMenuConfiguration.self)
        ?? nil
    }
    menuRecognizer = recognizer
    addGestureRecognizer(recognizer)
  }
}
