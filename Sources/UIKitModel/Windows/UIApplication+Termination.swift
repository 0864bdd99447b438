import EventVocabulary
import Foundation

/// The end of the process: nothing that was under way goes on (AP-15, AP-19).
extension UIApplication {
  /// Ends everything that the process had under way, and tells nobody: what waits for its time or
  /// for a turn of the run loop, animations with what comes after them, background tasks, the
  /// delegate of the scene. Views stay, at the ends of their animations: they are the workbench's.
  public final func endProcess() {
    for case let view as UIScrollView in windows.flatMap(\.everyView) { view.drag.stopMoving() }
    gestures.giveUpAttempts()
    animations.drop()
    transactions.drop()
    mainLoop.cancelAll()
    forgetWhatIsDue()
    (backgroundTasks, lastBackgroundTask) = ([], 0)
    // Windows that the delegates kept go with them, and nobody is to blame for it.
    windowList.ignoreLosses()
    sceneWindows = nil
    sceneDelegate = nil
    for window in windows where window.windowScene.map({ further($0) != nil }) ?? false {
      window.windowScene = nil
    }
    endedSessions = furtherScenes.map(\.session)
    furtherScenes = []
  }
}

extension UIApplication {
  /// Forgets what waits for its time, and the ends of transitions: nothing of it will happen.
  package final func forgetWhatIsDue() {
    clock.cancelAll()
    transitionEnds.cancelAll()
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
