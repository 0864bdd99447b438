import UIKitBindings
import UIKitModel

/// The objects that a launch created, for the next launch, which recreates them (AP-1, AP-3).
struct LaunchedObjects {
  /// The subclass of UIApplication, if there is one (AP-2).
  var application: String?
  /// The class of the app's delegate.
  var delegateClass: String?
  /// The instance of that class. The scene retains it, by its name.
  weak var delegate: ModelObject?
  /// The class of the delegate of the app's scene; nil for an app without scenes.
  var sceneDelegateClass: String?
  /// Whether it was released with its process.
  var isReleased = false
  /// The plain delegate that replaces the one that was released with its process.
  weak var standIn: ModelObject?
}

/// The end of the app's process (AP-15).
extension Scene {
  /// Ends all work in progress of the process, and releases the objects that the launch created;
  /// their `deinit` does not run, as in a real process that ends. Views and variables that prompt
  /// and commands retain stay: they are the user's.
  package func endProcess() {
    guard let engineIfMade else { return releaseProcess() }
    engineIfMade.machine.withoutDeinitializers(releaseProcess)
  }

  private func releaseProcess() {
    application.endProcess()
    // An animator that ends with its process raises no exception (EX-21).
    let refused = UIView.refused
    UIView.refused = { _ in }
    defer { UIView.refused = refused }
    engineIfMade?.host.endProcess()
    launched.isReleased = true
    releaseLaunchedDelegate()
  }

  private func releaseLaunchedDelegate() {
    guard let old = launched.delegate, object(named: "delegate") === old else { return }
    let isInUse = application.delegateObject === old
    let standIn = AppDelegate()
    // Overrides by `on` apply to the next one, if a plain delegate has the message.
    try? moveAnswers(from: old, to: standIn)
    answers.move(from: old, to: standIn)
    launched.delegate = nil
    launched.standIn = isInUse ? standIn : nil
    let other = application.delegateObject
    adopt(delegate: standIn)
    if !isInUse { application.delegateObject = other }
  }
}
