import Foundation
import Testing
import UIKitModel

/// Windows: their order, who is key, and which one gets a touch (WN-1 to WN-12).
@Suite struct WindowTests {
  private func shownWindow(level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = level
    window.isHidden = false
    return window
  }

  /// The override that most pass-through windows have.
  final class PassThroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  @Test("WN-1: windows are ordered by level first and within a level by order")
  func order() {
    withApplication { application in
      let alert = shownWindow(level: .alert)
      let first = shownWindow()
      let bar = shownWindow(level: .statusBar)
      let second = shownWindow()
      #expect(application.windowsFrontToBack == [alert, bar, second, first])
      #expect(application.hitTest(at(5, 5), with: nil) === alert)
      first.windowLevel = UIWindow.Level(rawValue: 0.5)
      #expect(application.windowsFrontToBack == [alert, bar, first, second])
    }
  }

  @Test("WN-1: the bottom window of a level is in front of every window of a lower level")
  func bottomOfALevel() {
    withApplication { application in
      let bottom = shownWindow(level: .alert)
      let top = shownWindow(level: .alert)
      let lower = shownWindow()
      lower.makeKeyAndVisible()
      #expect(application.windowsFrontToBack == [top, bottom, lower])
    }
  }

  @Test("WN-2: the levels are 0, 1000 and 2000; a new window is at the normal one")
  func levels() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    #expect(UIWindow().windowLevel == .normal)
  }

  @Test("WN-3: makeKeyAndVisible shows, makes key and puts in front of its level and those below")
  func makeKeyAndVisible() {
    withApplication { application in
      let first = shownWindow()
      let second = shownWindow()
      let alert = shownWindow(level: .alert)
      #expect(application.windowsFrontToBack == [alert, second, first])
      first.isHidden = true
      first.makeKeyAndVisible()
      #expect(!first.isHidden)
      #expect(first.isKeyWindow)
      #expect(application.windowsFrontToBack == [alert, first, second])
    }
  }

  @Test("WN-4: a new window is hidden, and on no screen")
  func newWindow() {
    withApplication { application in
      let window = UIWindow(frame: UIScreen.main.bounds)
      #expect(window.isHidden)
      #expect(UIWindow(coder: NSCoder())?.isHidden == true)
      #expect(application.hitTest(at(5, 5), with: nil) == nil)
    }
  }

  @Test("WN-4: a window that was never shown is known, as long as something retains it")
  func neverShown() {
    withApplication { application in
      var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
      #expect(application.windowsNeverShown.count == 1 && application.windows.isEmpty)
      window?.isHidden = false
      #expect(application.windowsNeverShown.isEmpty && application.windows.count == 1)
      window = nil
      #expect(application.windows.isEmpty)
    }
  }

  @Test("WN-3: a window that nothing retains is gone, which counts while it is on the screen")
  func notRetained() {
    withApplication { application in
      @MainActor func show(thenHide hides: Bool) {
        let window = shownWindow()
        window.isHidden = hides
      }
      show(thenHide: false)
      #expect(application.takeWindowLosses() == 1)
      #expect(application.takeWindowLosses() == 0)
      show(thenHide: true)
      #expect(application.takeWindowLosses() == 0)
    }
  }

  @Test("WN-4: makeKey does not show, and showing does not make key")
  func keyAndShown() {
    withApplication { application in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKey()
      #expect(window.isKeyWindow)
      #expect(window.isHidden)
      let other = shownWindow()
      #expect(!other.isKeyWindow)
      #expect(application.keyWindow === window)
    }
  }

  @Test("WN-4: showing a window again leaves the order as it was")
  func showingAgain() {
    withApplication { application in
      let first = shownWindow()
      let second = shownWindow()
      first.isHidden = true
      first.isHidden = false
      first.layer.isHidden = false
      #expect(application.windowsFrontToBack == [second, first])
    }
  }

  @Test("WN-5: windows are asked front to back, and the first that answers gets the touch")
  func frontToBack() {
    withApplication { application in
      let main = shownWindow()
      let overlay = shownWindow()
      let button = UIButton.make(0, 0, 50, 50, in: overlay)
      let recorder = Recorder()
      Door.watching(recorder) {
        #expect(application.hitTest(at(10, 10), with: nil) === button)
        #expect(application.hitTest(at(100, 100), with: nil) === overlay, "it swallows all")
      }
      #expect(recorder.asked == [overlay, button, overlay, button])
      #expect(!recorder.asked.contains(main))
    }
  }

  @Test("WN-5: a window that is nil where nothing covers lets the next one be asked")
  func passThrough() {
    withApplication { application in
      let main = shownWindow()
      let overlay = PassThroughWindow(frame: UIScreen.main.bounds)
      overlay.isHidden = false
      let button = UIButton.make(0, 0, 50, 50, in: overlay)
      #expect(application.hitTest(at(10, 10), with: nil) === button)
      #expect(application.hitTest(at(100, 100), with: nil) === main)
    }
  }

  @Test("WN-6: with a root view that fills the window that override lets nothing through")
  func passThroughWithARootView() {
    withApplication { application in
      let main = shownWindow()
      let overlay = PassThroughWindow(frame: UIScreen.main.bounds)
      overlay.isHidden = false
      let controller = UIViewController()
      overlay.rootViewController = controller
      #expect(application.hitTest(at(100, 100), with: nil) === controller.view)
      controller.view.isUserInteractionEnabled = false
      #expect(application.hitTest(at(100, 100), with: nil) === main)
      application.profile = .device
      #expect(
        application.hitTest(at(100, 100), with: nil) is UIDropShadowView,
        "on a device hosting views lie between, and answer")
    }
  }

  @Test("WN-5: where no window answers, nobody does")
  func nobody() {
    withApplication { application in
      #expect(application.hitTest(at(5, 5), with: nil) == nil)
      shownWindow().frame = rect(0, 0, 100, 100)
      #expect(application.hitTest(at(150, 150), with: nil) == nil)
    }
  }

  @Test("WN-5: a window is asked in its own coordinates, wherever its frame is")
  func windowCoordinates() {
    withApplication { application in
      let window = shownWindow()
      window.frame = rect(100, 200, 100, 100)
      let corner = UIView.make(0, 0, 10, 10, in: window)
      #expect(application.hitTest(at(105, 205), with: nil) === corner)
      #expect(application.hitTest(at(5, 5), with: nil) == nil)
      #expect(application.hitTest(at(150, 250), with: nil) === window)
    }
  }

  @Test("WN-8: one window is key at a time, it may refuse, and need not be the one in front")
  func keyWindow() {
    final class RefusingWindow: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    withApplication { application in
      let first = shownWindow()
      let second = shownWindow()
      first.makeKey()
      second.makeKey()
      #expect([first, second].map(\.isKeyWindow) == [false, true])
      let refusing = RefusingWindow(frame: UIScreen.main.bounds)
      refusing.makeKeyAndVisible()
      #expect(!refusing.isKeyWindow)
      #expect(!refusing.isHidden)
      #expect(application.keyWindow === second)
      #expect(application.hitTest(at(5, 5), with: nil) === refusing, "touched though not key")
    }
  }

  @Test("WN-9: in an app with scenes a window without one is on no screen")
  func withoutAScene() throws {
    try withApplication(.device) { application in
      let window = shownWindow()
      let scene = try #require(application.connectedScenes.first as? UIWindowScene)
      window.windowScene = scene
      #expect(scene.windows == [window])
      #expect(application.hitTest(at(5, 5), with: nil) === window)
      window.windowScene = nil
      #expect(scene.windows.isEmpty)
      #expect(application.windowsFrontToBack.isEmpty)
      #expect(application.hitTest(at(5, 5), with: nil) == nil)
    }
  }

  @Test("WN-9: without scenes a window needs none, and reports the app's own before a launch")
  func withoutScenes() {
    withApplication { application in
      let window = shownWindow()
      #expect(window.attachedScene == nil && window.next === application)
      #expect(window.windowScene === application.connectedScenes.first)
      #expect(window.windowScene?.windows == [window])
      #expect(application.hitTest(at(5, 5), with: nil) === window)
    }
  }

  @Test("WN-10: windows and keyWindow of the application know of no scene")
  func deprecated() {
    withApplication(.device) { application in
      let window = shownWindow()
      window.makeKey()
      window.windowScene = nil
      #expect(application.windows == [window])
      #expect(application.keyWindow === window)
    }
  }

  @Test("WN-11: a hidden, transparent or disabled window is skipped like any view")
  func skipped() {
    withApplication { application in
      let below = shownWindow()
      let window = shownWindow()
      let changes: [(UIWindow) -> Void] = [
        { $0.isHidden = true }, { $0.alpha = 0.009 }, { $0.isUserInteractionEnabled = false },
      ]
      for change in changes {
        #expect(application.hitTest(at(5, 5), with: nil) === window)
        change(window)
        #expect(application.hitTest(at(5, 5), with: nil) === below)
        window.isHidden = false
        window.alpha = 1
        window.isUserInteractionEnabled = true
      }
    }
  }
}
