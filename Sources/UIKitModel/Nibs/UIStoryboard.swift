import Foundation

/// A storyboard by its name, whose controllers can be made any number of times.
public final class UIStoryboard: ModelObject {
  /// The name, without the ending.
  public let name: String
  private let archive: StoryboardArchive?

  /// Creates a reference to a storyboard of the app's bundle. Refused if there is none (EX-48).
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    archive = UIApplication.shared.storyboards[name]
    super.init()
    if archive == nil {
      UIView.refused(.exceptionAbout(.storyboardNotFound, nil, word: name))
    }
  }

  deinit { willDeinitialize() }

  /// Creates the controller that is shown first, with those that it contains; nil if the storyboard
  /// marks none.
  public func instantiateInitialViewController() -> UIViewController? {
    guard let archive, let initial = archive.initial else { return nil }
    return archive.instantiate(initial, of: self)
  }

  /// Creates the controller of an identifier, with those that it contains. Refused if there is none
  /// (EX-48).
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let archive, let index = archive.scenes.firstIndex(where: { $0.identifier == identifier })
    else {
      UIView.refused(.exceptionAbout(.sceneNotFound, self, word: identifier))
      return UIViewController()
    }
    return archive.instantiate(index, of: self) ?? UIViewController()
  }

  /// Creates the controller of a scene by its index; nil if that was refused.
  package func instantiate(scene index: Int) -> UIViewController? {
    archive?.instantiate(index, of: self)
  }
}

extension UIViewController {
  /// The storyboard that the controller came from; nil without one.
  public final var storyboard: UIStoryboard? { extras?.scene?.storyboard }

  /// Loads the view from the scene of the storyboard that the controller came from: views,
  /// connections, `awakeFromNib`, then the controllers of container views. Returns false if there
  /// is none.
  final func loadsViewFromStoryboard() -> Bool {
    guard let origin = extras?.scene, let nib = origin.scene.nib else { return false }
    return StoryboardArchive.inside({ loadView(of: origin, from: nib) }, or: false)
  }

  private func loadView(of origin: StoryboardOrigin, from nib: NibArchive) -> Bool {
    let (top, loading) = NibLoader.load(nib, owner: self)
    ownExtras.nibLoading = loading
    if viewIfLoaded == nil, let view = top.first { self.view = view }
    guard !Door.isStopped else { return viewIfLoaded != nil }
    for segue in origin.scene.segues.indices {
      guard case .embed(let view) = origin.scene.segues[segue].kind, view < loading.views.count,
        let container = loading.views[view], !Door.isStopped
      else { continue }
      SegueRun(origin.scene.segues[segue], origin, self).embed(in: container)
    }
    return viewIfLoaded != nil
  }
}
