import UIKitBindings
import UIKitModel

/// What a launch made, for the next launch makes it again (AP-1, AP-3).
struct LaunchedObjects {
  /// The class derived from UIApplication, if there is one (AP-2).
  var application: String?
  /// The class of the app's delegate.
  var delegateClass: String?
  /// The app's delegate that was made of it. The scene keeps it, by its name.
  weak var delegate: ModelObject?
  /// The class of the delegate of the app's scene; nil for an app without scenes.
  var sceneDelegateClass: String?
  /// Whether it went with its process.
  var isReleased = false
  /// The plain delegate that stands for the one that went with its process.
  weak var standIn: ModelObject?
}

/// The end of the app's process (AP-15).
extension Scene {
  /// Ends what the process had under way, and releases what the launch made, whose `deinit` no
  /// process that ends runs. What prompt and commands keep, views and variables, stays: it is the
  /// user's.
  package func endProcess() {
    guard let engineIfMade else { return releaseProcess() }
    engineIfMade.machine.withoutDeinitializers(releaseProcess)
  }

  private func releaseProcess() {
    application.endProcess()
    // An animator that goes with its process raises nothing (EX-21).
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
    // What lines of `on` answer is for the next one, where a plain delegate has the message.
    try? moveAnswers(from: old, to: standIn)
    answers.move(from: old, to: standIn)
    launched.delegate = nil
    launched.standIn = isInUse ? standIn : nil
    let other = application.delegateObject
    adopt(delegate: standIn)
    if !isInUse { application.delegateObject = other }
  }
}
