import UIKitModel

/// A view inside another object that has a property for it: `cell.contentView`,
/// `nav.navigationBar`.
package struct Part {
  /// The property's name.
  package let name: String
  /// Reads the view; nil for an object that has no such part. May create it, as the property does.
  package let read: (UIResponder) -> UIView?
  /// Returns the owner of a view that is such a part; creates nothing.
  let owner: (UIView) -> UIResponder?

  /// All parts, one row each.
  package static let all: [Part] = [
    Part(
      name: "contentView",
      read: {
        switch $0 {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let view as UITableViewHeaderFooterView: view.contentView
        case let view as UIVisualEffectView: view.contentView
        default: nil
        }
      },
      owner: { view in
        switch view.superview {
        case let cell as UITableViewCell where cell.contentViewIfMade === view: cell
        case let effect as UIVisualEffectView where effect.contentViewIfMade === view: effect
        case let cell as UICollectionViewCell where cell.contentViewIfMade === view: cell
        case let part as UITableViewHeaderFooterView where part.contentViewIfMade === view: part
        default: nil
        }
      }),
    Part(
      name: "navigationBar", read: { ($0 as? UINavigationController)?.navigationBar },
      owner: { ($0 as? UINavigationBar)?.superview?.next as? UINavigationController }),
    Part(
      name: "tabBar", read: { ($0 as? UITabBarController)?.tabBar },
      owner: { ($0 as? UITabBar)?.superview?.next as? UITabBarController }),
    Part(
      name: "searchTextField", read: { ($0 as? UISearchBar)?.searchTextField },
      owner: { ($0 as? UISearchTextField)?.superview as? UISearchBar }),
    Part(name: "titleLabel", read: { ($0 as? UIButton)?.titleLabel }, owner: { _ in nil }),
    Part(
      name: "imageView",
      read: { ($0 as? UIButton)?.imageView ?? ($0 as? UITableViewCell)?.imageView },
      owner: { _ in nil }),
    Part(
      name: "tableView", read: { ($0 as? UITableViewController)?.tableView },
      owner: { ($0 as? UITableView)?.next as? UITableViewController }),
    Part(
      name: "collectionView", read: { ($0 as? UICollectionViewController)?.collectionView },
      owner: { ($0 as? UICollectionView)?.superview?.next as? UICollectionViewController }),
    Part(
      name: "view", read: { ($0 as? UIViewController)?.view },
      owner: { view in
        guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view
        else { return nil }
        return controller
      }),
  ]
}

extension Scene {
  /// The object at a path of parts, such as `cell.contentView`.
  func part(at path: String) -> ModelObject? {
    guard let dot = path.lastIndex(of: "."),
      let owner = object(named: String(path[..<dot]))
    else { return nil }
    let name = path[path.index(after: dot)...]
    if let scrollView = owner as? UIScrollView {
      if name == "panGestureRecognizer" { return scrollView.panGestureRecognizer }
      if name == "pinchGestureRecognizer" { return scrollView.pinchGestureRecognizer }
    }
    if name == "rootViewController", let window = owner as? UIWindow {
      return window.rootViewController
    }
    if name == "presentedViewController", let controller = owner as? UIViewController {
      return controller.presentedViewController
    }
    if let responder = owner as? UIResponder {
      for part in Part.all where part.name == name {
        if let view = part.read(responder) { return view }
      }
    }
    return storedObject(String(name), of: owner)
  }

  /// The path to an unnamed view that is a part of a named object.
  func partPath(of view: UIView) -> String? {
    for part in Part.all {
      if let owner = part.owner(view), let name = givenName(of: owner) ?? spokenPath(of: owner) {
        return "\(name).\(part.name)"
      }
    }
    return nil
  }

  /// The path to an unnamed recognizer that a named view created for itself.
  func partPath(of recognizer: UIGestureRecognizer) -> String? {
    guard let owner = recognizer.owner, let name = givenName(of: owner) ?? spokenPath(of: owner)
    else { return nil }
    return switch recognizer {
    case is UIPanGestureRecognizer: "\(name).panGestureRecognizer"
    case is UIPinchGestureRecognizer: "\(name).pinchGestureRecognizer"
    default: nil
    }
  }

  /// The names of the parts of an object that exist or can be created.
  package func partNames(of object: ModelObject) -> [String] {
    guard let object = object as? UIResponder else { return [] }
    return storedNames(of: object)
      + Part.all.filter { part in
        switch part.name {
        case "contentView":
          object is UITableViewCell || object is UICollectionViewCell
            || object is UITableViewHeaderFooterView || object is UIVisualEffectView
        case "view", "titleLabel", "imageView": false
        default: part.read(object) != nil
        }
      }.map(\.name)
  }
}
