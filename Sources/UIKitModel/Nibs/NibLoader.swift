import Foundation

/// Loads a nib: first all views are created, then all connections, then each view receives
/// `awakeFromNib` (VC-21).
final class NibLoader {
  private let archive: NibArchive
  private let owner: AnyObject?
  private var made: [UIView?]
  private var loading: NibLoading

  private init(_ archive: NibArchive, _ owner: AnyObject?) {
    self.archive = archive
    self.owner = owner
    made = archive.views.map { _ in nil }
    loading = NibLoading(of: archive, owner: owner)
  }

  /// The new top-level views of a nib, and the record. If something was refused, the views created
  /// until then.
  static func load(_ archive: NibArchive, owner: AnyObject?) -> (top: [UIView], NibLoading) {
    let loader = NibLoader(archive, owner)
    loader.load()
    archive.lastLoading = loader.loading
    let top = archive.views.indices.filter { archive.views[$0].superview == nil }
    return (top.compactMap { loader.made[$0] }, loader.loading)
  }

  private func load() {
    // A view whose `init(coder:)` does not pass the coder on has none inside; connections may need
    // them all the same.
    for index in archive.views.indices where made[index] == nil {
      if Door.isStopped { return }
      decode(index)
    }
    archive.constrain(made)
    for connection in archive.connections {
      if Door.isStopped { return }
      loading.steps.append(.connects(connection))
      guard connect(connection) else { return }
    }
    for (index, view) in made.enumerated() {
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
    made[index] = view
    loading.note(view, at: index)
  }

  /// Sets a view's properties from the archive and creates its subviews, as `init(coder:)` of
  /// UIKit's own classes does: code after `super.init(coder:)` finds them, and no outlets yet.
  fileprivate func finish(_ view: UIView, _ index: Int) {
    guard made[index] == nil else { return }
    note(view, index)
    archive.views[index].decode(view)
    for inner in archive.inner[index] {
      if Door.isStopped { return }
      decode(inner)
      if let subview = made[inner] { archive.views[inner].place(subview, view) }
    }
  }

  // MARK: Connections

  private func object(at end: NibArchive.End) -> AnyObject? {
    switch end {
    case .owner: owner
    case .view(let index): made[index]
    }
  }

  /// Makes a connection; returns false if that was refused.
  private func connect(_ connection: NibArchive.Connection) -> Bool {
    switch connection {
    case .action(let index, let event, let selector, let end):
      (made[index] as? UIControl)?.addTarget(object(at: end), action: selector, for: event)
      return true
    case .outlet(let end, let key, let value):
      // A view that no longer exists is not an object of the nib: its outlets stay nil.
      if case .view(let index) = end, made[index] == nil { return true }
      guard let value = object(at: value) else { return true }
      let object = object(at: end)
      if let object, KeyValueCoding.set(value, forKey: key, of: object) { return true }
      UIView.refused(.exceptionAbout(.unknownKey, object as? ModelObject, word: key))
      return false
    }
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
    if key == "view", let controller = object as? UIViewController, let view = value as? UIView {
      controller.view = view
      return true
    }
    return UIApplication.shared.actionPerformer?.setValue(value, forKey: key, of: object) ?? false
  }
}
