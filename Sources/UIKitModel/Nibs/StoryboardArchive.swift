import Foundation

/// The contents of a storyboard of the app's bundle: controllers with their views, and the segues
/// between them.
public final class StoryboardArchive {
  /// A controller of a storyboard, with its view.
  public struct Scene {
    /// The word by which code asks for it; nil without one.
    public let identifier: String?
    /// The name of the controller's class in the storyboard.
    public let className: String
    /// Creates the controller by `init(coder:)`, which finally passes the coder to UIKit's own; nil
    /// if that fails.
    public let make: (NSCoder) -> UIViewController?
    /// Sets the stored properties of UIKit's of a new controller, within its `init(coder:)`.
    public let decode: (UIViewController) -> Void
    /// Sets the properties of the app's own once it is made, before it is woken.
    public let finish: (UIViewController) -> Void
    /// The controllers that it contains from the start, by the indices of their scenes.
    public let contained: [Int]
    /// The view and what is in it; nil for a controller that makes its view itself.
    public let nib: NibArchive?
    /// The segues that begin at it.
    public let segues: [Segue]

    /// Creates a scene.
    public init(
      identifier: String?, className: String, make: @escaping (NSCoder) -> UIViewController?,
      decode: @escaping (UIViewController) -> Void,
      finish: @escaping (UIViewController) -> Void = { _ in }, contained: [Int],
      nib: NibArchive?, segues: [Segue]
    ) {
      self.identifier = identifier
      self.className = className
      self.make = make
      self.decode = decode
      self.finish = finish
      self.contained = contained
      self.nib = nib
      self.segues = segues
    }
  }

  /// A way from one controller to another.
  public struct Segue {
    /// The effect of a segue.
    public enum Kind {
      /// Pushed in a navigation controller, presented elsewhere.
      case show
      /// The second column of a split controller, presented elsewhere.
      case showDetail
      case present(UIModalPresentationStyle, UIModalTransitionStyle)
      /// Contained from the start, in a view of the nib.
      case embed(view: Int)
      /// Back to the controller that has the method.
      case unwind(Selector)
      /// An effect of the app's own.
      case custom
    }

    /// The word by which code asks for it; nil without one.
    public let identifier: String?
    /// Its effect.
    public let kind: Kind
    /// The scene it leads to; nil for one that goes back.
    public let destination: Int?
    /// Whether the transition is animated.
    public let isAnimated: Bool
    /// Creates the segue of a class of the app's; nil for UIKit's own.
    public let make: ((String?, UIViewController, UIViewController) -> UIStoryboardSegue?)?

    /// Creates a way.
    public init(
      identifier: String?, kind: Kind, destination: Int?, isAnimated: Bool,
      make: ((String?, UIViewController, UIViewController) -> UIStoryboardSegue?)? = nil
    ) {
      self.identifier = identifier
      self.kind = kind
      self.destination = destination
      self.isAnimated = isAnimated
      self.make = make
    }
  }

  /// The name, without the ending.
  public let name: String
  /// The controllers, in the order of the file.
  public let scenes: [Scene]
  /// The index of the one that is shown first; nil without one.
  public let initial: Int?

  /// Creates a storyboard.
  public init(name: String, scenes: [Scene], initial: Int?) {
    self.name = name
    self.scenes = scenes
    self.initial = initial
  }

  /// Creating a controller takes far longer than a step of a script.
  private static let stepsOfController = 200

  /// How many controllers are made, or load their views, inside of each other.
  private static var depth = 0
  /// The maximum of that: more is a controller that contains itself.
  private static let mostInside = 64

  /// Runs `work` one level further inside; refused where there are too many.
  static func inside<Result>(_ work: () -> Result, or other: Result) -> Result {
    guard depth < mostInside else {
      UIView.refused(.tooDeep)
      return other
    }
    depth += 1
    defer { depth -= 1 }
    return work()
  }

  /// Creates the controller of a scene and those that it contains: each by `init(coder:)`, then it
  /// receives `awakeFromNib` (VC-22). nil if that was refused.
  func instantiate(_ index: Int, of storyboard: UIStoryboard) -> UIViewController? {
    Self.inside({ make(index, of: storyboard) }, or: nil)
  }

  private func make(_ index: Int, of storyboard: UIStoryboard) -> UIViewController? {
    guard UIApplication.spend(Self.stepsOfController), !Door.isStopped else { return nil }
    let scene = scenes[index]
    let coder = StoryboardCoder(self, index, storyboard)
    guard let controller = scene.make(coder), !Door.isStopped else { return nil }
    coder.finish(controller)
    scene.finish(controller)
    contain(scene.contained, in: controller, of: storyboard)
    if Door.isStopped { return nil }
    Door.send(.awakeFromNib, to: controller) { controller.awakeFromNib() }
    return Door.isStopped ? nil : controller
  }

  private func contain(
    _ scenes: [Int], in controller: UIViewController, of storyboard: UIStoryboard
  ) {
    guard !scenes.isEmpty else { return }
    let contained = scenes.compactMap { instantiate($0, of: storyboard) }
    guard !Door.isStopped else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = contained
    case let tabs as UITabBarController: tabs.viewControllers = contained
    case let split as UISplitViewController: split.viewControllers = contained
    default: break
    }
  }
}

/// The coder that `init(coder:)` of a storyboard's controller receives.
nonisolated public final class StoryboardCoder: NSCoder {
  private let archive: StoryboardArchive
  private let index: Int
  private let storyboard: UIStoryboard

  init(_ archive: StoryboardArchive, _ index: Int, _ storyboard: UIStoryboard) {
    self.archive = archive
    self.index = index
    self.storyboard = storyboard
    super.init()
  }

  @MainActor fileprivate func finish(_ controller: UIViewController) {
    guard controller.ownExtras.scene == nil else { return }
    controller.ownExtras.scene = StoryboardOrigin(
      archive: archive, index: index, storyboard: storyboard)
    archive.scenes[index].decode(controller)
  }

  /// Ends `init(coder:)` of a class of UIKit's: if the coder is that of a storyboard, sets the
  /// controller's properties from it. Returns the controller.
  @MainActor public static func finish<Controller: UIViewController>(
    _ controller: Controller?, by coder: NSCoder
  ) -> Controller? {
    if let controller { (coder as? StoryboardCoder)?.finish(controller) }
    return controller
  }
}

/// The scene of a storyboard that a controller was made of.
final class StoryboardOrigin {
  let archive: StoryboardArchive
  let index: Int
  let storyboard: UIStoryboard
  /// The objects that perform the segues of the scene from controls, recognizers and cells.
  var templates: [UIStoryboardSegueTemplate] = []

  init(archive: StoryboardArchive, index: Int, storyboard: UIStoryboard) {
    self.archive = archive
    self.index = index
    self.storyboard = storyboard
  }

  var scene: StoryboardArchive.Scene { archive.scenes[index] }
}
