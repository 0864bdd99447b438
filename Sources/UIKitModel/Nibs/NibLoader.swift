import Foundation

/// Loads a nib: first all views are created, then all connections, then each view receives
/// `awakeFromNib` (VC-21).
final class NibLoader {
  private let archive: NibArchive
  private let owner: AnyObject?
  private var contents: NibContents
  private var loading: NibLoading

  private init(_ archive: NibArchive, _ owner: AnyObject?) {
    self.archive = archive
    self.owner = owner
    contents = NibContents(owner: owner, views: archive.views.map { _ in nil })
    loading = NibLoading(of: archive, owner: owner)
  }

  /// The new top-level views of a nib, and the record. If something was refused, the views created
  /// until then.
  static func load(_ archive: NibArchive, owner: AnyObject?) -> (top: [UIView], NibLoading) {
    let loader = NibLoader(archive, owner)
    loader.load()
    archive.lastLoading = loader.loading
    let top = archive.views.indices.filter { archive.views[$0].superview == nil }
    return (top.compactMap { loader.contents.views[$0] }, loader.loading)
  }

  private func load() {
    // A view whose `init(coder:)` does not pass the coder on has none inside; connections may need
    // them all the same.
    for index in archive.views.indices where contents.views[index] == nil {
      if Door.isStopped { return }
      decode(index)
    }
    archive.constrain(contents.views)
    for object in archive.objects {
      if Door.isStopped { return }
      contents.objects.append(object.make(contents))
    }
    for connection in archive.connections {
      if Door.isStopped { return }
      loading.steps.append(.connects(connection))
      guard connect(connection) else { return }
    }
    archive.onMade(contents)
    for (index, view) in contents.views.enumerated() {
      guard let view, !Door.isStopped else { continue }
      loading.steps.append(.wakes(index))
      Door.send(.awakeFromNib, to: view) { view.awakeFromNib() }
    }
  }

  // MARK: Views

  private func decode(_ index: Int) {
    loading.steps.append(.decodes(index))
    let view = archive.views[index].make(NibCoder(self, index))
    if let view { note(view, index) }
  }

  private func note(_ view: UIView, _ index: Int) {
    contents.views[index] = view
    loading.note(view, at: index)
  }

  /// Sets a view's properties from the archive and creates its subviews, as `init(coder:)` of
  /// UIKit's own classes does: code after `super.init(coder:)` finds them, and no outlets yet.
  fileprivate func finish(_ view: UIView, _ index: Int) {
    guard contents.views[index] == nil else { return }
    note(view, index)
    archive.views[index].decode(view)
    for inner in archive.inner[index] {
      if Door.isStopped { return }
      decode(inner)
      if let subview = contents.views[inner] { archive.views[inner].place(subview, view) }
    }
  }

  // MARK: Connections

  /// Makes a connection; returns false if that was refused.
  private func connect(_ connection: NibArchive.Connection) -> Bool {
    switch connection {
    case .action(let index, let event, let selector, let end):
      (contents.views[index] as? UIControl)?
        .addTarget(contents.object(at: end), action: selector, for: event)
      return true
    case .itemAction(let end, let selector, let target):
      let target = contents.object(at: target)
      switch contents.object(at: end) {
      case let recognizer as UIGestureRecognizer:
        if let target { recognizer.addTarget(target, action: selector) }
      case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
      default: break
      }
      return true
    case .recognizer(let end, let index):
      let recognizer = contents.object(at: end) as? UIGestureRecognizer
      if let recognizer { contents.views[index]?.addGestureRecognizer(recognizer) }
      return true
    case .attribute(let end, let path, let value):
      return setAttribute(end, path, archive.values[value].value)
    case .segue(let end, let segue):
      guard let controller = owner as? UIViewController else { return true }
      controller.connect(segue, to: contents.object(at: end))
      return true
    case .outlet(let end, let key, let value):
      guard let value = contents.object(at: value), let object = receiver(end, key) else {
        return contents.object(at: value) == nil || !isMissing(end)
      }
      return KeyValueCoding.set(value, forKey: key, of: object) || refuses(key, object)
    case .collection(let end, let key, let values):
      guard let object = receiver(end, key) else { return !isMissing(end) }
      let values = values.compactMap { contents.object(at: $0) }
      return KeyValueCoding.set(values, forKeyPath: key, of: object) || refuses(key, object)
    }
  }

  /// The object whose outlet is set; nil for one that no longer exists, which is not an object of
  /// the nib: its outlets stay nil.
  private func receiver(_ end: NibArchive.End, _ key: String) -> AnyObject? {
    if let object = contents.object(at: end) { return object }
    if end == .owner { _ = refuses(key, nil) }
    return nil
  }

  /// Whether an end is an owner that there is not.
  private func isMissing(_ end: NibArchive.End) -> Bool { end == .owner && owner == nil }

  private func refuses(_ key: String, _ object: AnyObject?) -> Bool {
    UIView.refused(.exceptionAbout(.unknownKey, object as? ModelObject, word: key))
    return false
  }

  /// Sets a property that a user added in Interface Builder. A path that leads nowhere is only
  /// logged (VC-71).
  private func setAttribute(_ end: NibArchive.End, _ path: String, _ value: Any?) -> Bool {
    guard let object = contents.object(at: end) else { return true }
    if !KeyValueCoding.set(value, forKeyPath: path, of: object), let object = object as? ModelObject
    {
      UIApplication.host?.log(.unknownAttribute, [object], word: path)
    }
    return true
  }
}

/// The coder that `init(coder:)` of a nib's views receives.
nonisolated public final class NibCoder: NSCoder {
  private let loader: NibLoader
  private let index: Int

  init(_ loader: NibLoader, _ index: Int) {
    self.loader = loader
    self.index = index
    super.init()
  }

  /// Ends `init(coder:)` of a class of UIKit's: if the coder is that of a nib, sets the view's
  /// properties from it. Returns the view.
  @MainActor public static func finish<View: UIView>(_ view: View?, by coder: NSCoder) -> View? {
    if let view, let coder = coder as? NibCoder { coder.loader.finish(view, coder.index) }
    return view
  }
}

/// Properties that are set by name.
enum KeyValueCoding {
  /// Sets a property; returns false if the class has none of that name that Objective-C can set.
  static func set(_ value: AnyObject, forKey key: String, of object: AnyObject) -> Bool {
    if setUIKits(value, key, object) { return true }
    return UIApplication.shared.actionPerformer?.setValue(value, forKey: key, of: object) ?? false
  }

  /// Sets the property at a path.
  static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Bool {
    UIApplication.shared.actionPerformer?.setValue(value, forKeyPath: path, of: object) ?? false
  }

  /// Sets an outlet of UIKit's own classes, which exist without any code of the app's.
  private static func setUIKits(_ value: AnyObject, _ key: String, _ object: AnyObject) -> Bool {
    switch (key, object, value) {
    case ("view", let controller as UIViewController, let view as UIView): controller.view = view
    case ("delegate", let view as UIScrollView, _): view.delegateObject = value
    case ("dataSource", let table as UITableView, _): table.dataSourceObject = value
    case ("dataSource", let collection as UICollectionView, _): collection.dataSourceObject = value
    case ("backgroundView", let table as UITableView, let view as UIView):
      table.backgroundView = view
    case ("titleView", let item as UINavigationItem, let view as UIView): item.titleView = view
    case ("accessoryView", let cell as UITableViewCell, let view as UIView):
      cell.accessoryView = view
    case ("delegate", let recognizer as UIGestureRecognizer, _):
      recognizer.delegateObject = value
    case ("delegate", let navigation as UINavigationController, _):
      navigation.delegateObject = value
    case ("delegate", let tabs as UITabBarController, _): tabs.delegateObject = value
    case ("delegate", let field as UITextField, _): field.delegateObject = value
    case ("delegate", let bar as UISearchBar, _): bar.delegateObject = value
    default: return false
    }
    return true
  }
}
