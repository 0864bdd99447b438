import Foundation

/// A nib by its name, ready to be loaded any number of times.
public final class UINib: ModelObject {
  /// The name, without the ending.
  public let nibName: String

  /// Creates a reference to a nib of the app's bundle. Whether it exists is checked only when it is
  /// loaded.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    nibName = name
    super.init()
  }

  deinit { willDeinitialize() }

  /// Creates new objects from the nib, and returns the top-level ones. Refused if there is no such
  /// nib (EX-29).
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    guard let archive = UIApplication.shared.nibs[nibName] else {
      UIView.refused(.exceptionAbout(.nibNotFound, nil, word: nibName))
      return []
    }
    return NibLoader.load(archive, owner: ownerOrNil.map { $0 as AnyObject }).top
  }
}

extension UIViewController {
  /// The record of loading its view from a nib; nil where it was not.
  public final var nibLoading: NibLoading? { extras?.nibLoading }

  /// Loads the view from a nib: the given one (VC-20), or else the first existing one of the names
  /// that derive from the class (VC-3). Returns false if there is none, or if the nib provides no
  /// view (EX-15). Storyboards are never searched (VC-23).
  final func loadsViewFromNib() -> Bool {
    let nibs = UIApplication.shared.nibs
    guard nibName != nil || !nibs.isEmpty else { return false }
    let names = nibName.map { [$0] } ?? UIApplication.host?.nibNames(of: self) ?? []
    guard let archive = names.lazy.compactMap({ nibs[$0] }).first else {
      if let nibName { UIView.refused(.exceptionAbout(.nibNotFound, nil, word: nibName)) }
      return false
    }
    let loading = NibLoader.load(archive, owner: self).1
    ownExtras.nibLoading = loading
    if viewIfLoaded != nil { return true }
    if !Door.isStopped {
      UIView.refused(.exceptionAbout(.nibWithoutView, self, word: archive.name))
    }
    return false
  }
}
