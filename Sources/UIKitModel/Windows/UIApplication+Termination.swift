import EventVocabulary
import Foundation

/// The end of the process: all pending work is dropped (AP-15, AP-19).
extension UIApplication {
  /// Ends all pending work of the process, without messages: timers and work for later turns of the
  /// run loop, animations with their completions, background tasks, the delegate of the scene.
  /// Views stay, at the ends of their animations: they belong to the workbench.
  public final func endProcess() {
    for case let view as UIScrollView in windows.flatMap(\.everyView) { view.drag.stopMoving() }
    gestures.giveUpAttempts()
    animations.drop()
    transactions.drop()
    mainLoop.cancelAll()
    forgetWhatIsDue()
    (backgroundTasks, lastBackgroundTask) = ([], 0)
    // Windows that the delegates retained are released with them, which is not a mistake of the
    // app.
    windowList.ignoreLosses()
    sceneWindows = nil
    sceneDelegate = nil
    for window in windows where window.attachedScene.map({ further($0) != nil }) ?? false {
      window.attachedScene = nil
    }
    endedSessions = furtherScenes.map(\.session)
    furtherScenes = []
  }
}

extension UIApplication {
  /// Drops timers and the ends of transitions: none of them will run.
  package final func forgetWhatIsDue() {
    clock.cancelAll()
    transitionEnds.cancelAll()
    transitionsUnderWay = []
  }
}

extension UIView {
  /// The view and all views in it.
  fileprivate final var everyView: [UIView] {
    var views: [UIView] = [self]
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views
  }
}
