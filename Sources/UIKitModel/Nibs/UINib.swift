import Foundation

/// A nib by its name, ready to be loaded any number of times.
public final class UINib: ModelObject {
  /// The name, without the ending.
  public let nibName: String

  /// A nib of the app's bundle. Nobody looks whether it is there before it is loaded.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    nibName = name
    super.init()
  }

  deinit { willDeinitialize() }

  /// Makes new objects of the nib, and returns those at the top. Refused where there is no such
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
  /// What happened when its view was loaded from a nib; nil where it was not.
  public final var nibLoading: NibLoading? { extras?.nibLoading }

  /// Loads the view from a nib: that which was given (VC-20), else the first that there is of the
  /// names that come of the class (VC-3). False where there is none, and where the nib gives no
  /// view (EX-15). A storyboard is never looked into (VC-23).
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
