import Foundation
import ScriptLibrary
import UIKitModel

/// Windows and the screen.
extension UIKitTable {
  static func addWindows(_ table: Table) {
    addScreen(table)
    addWindow(table)
    addScenes(table)
    addApplication(table)
  }

  private static func addScreen(_ table: Table) {
    table.class(UIScreen.self, superclass: NSObject.self, isFinal: true, "The device's screen.") {
      $0.staticProperty("main", get: { UIScreen.main }, "The screen of the application.")
      $0.readOnly("bounds", \UIScreen.bounds, "Its size in points, from the top left.")
      $0.readOnly("scale", \UIScreen.scale, "How many pixels a point has.")
      $0.readOnly("traitCollection", \UIScreen.traitCollection, "What an interface adapts to.")
      $0.readOnly("nativeScale", \UIScreen.nativeScale, "The same of the device.")
      $0.readOnly(
        "maximumFramesPerSecond", \UIScreen.maximumFramesPerSecond,
        "How many frames it shows in a second at most: 60 (FP-1).")
    }
    table.enumeration(
      UIUserInterfaceIdiom.self,
      [("unspecified", .unspecified), ("phone", .phone), ("pad", .pad)],
      "What kind of device an app looks and acts like.")
    table.class(UIDevice.self, superclass: NSObject.self, isFinal: true, "The device.") {
      $0.staticProperty("current", get: { UIDevice.current }, "The device that the app runs on.")
      $0.readOnly("name", \UIDevice.name, "The name: iPhone.")
      $0.readOnly("model", \UIDevice.model, "The kind: iPhone.")
      $0.readOnly("systemName", \UIDevice.systemName, "The system: iOS.")
      $0.readOnly("userInterfaceIdiom", \UIDevice.userInterfaceIdiom, "A phone.")
    }
  }

  private static func addWindow(_ table: Table) {
    table.structure(
      UIWindow.Level.self, protocols: ["Equatable", "Hashable"], in: UIWindow.self,
      "How far in front windows are (WN-1)."
    ) {
      $0.rawValue("UIWindowLevel", "The height.") { (l: UIWindow.Level) in l.rawValue }
      $0.initializer("init(rawValue:)", "A level at a height.") {
        (height: CGFloat) in UIWindow.Level(rawValue: height)
      }
      $0.staticProperty("normal", get: { UIWindow.Level.normal }, "Where windows are: 0 (WN-2).")
      $0.staticProperty("statusBar", get: { UIWindow.Level.statusBar }, "In front: 1000 (WN-2).")
      $0.staticProperty("alert", get: { UIWindow.Level.alert }, "Far in front: 2000 (WN-2).")
      $0.staticMethod("+(_:_:)", "Further in front.") {
        (level: UIWindow.Level, height: CGFloat) in level + height
      }
      $0.staticMethod("-(_:_:)", "Less far in front.") {
        (level: UIWindow.Level, height: CGFloat) in level - height
      }
    }
  }

  static let window = ModelClass.view(
    UIWindow.self, words: ["window"], endings: ["Window"], touch: .window,
    "The top of a tree; hidden until it is shown (WN-4).",
    make: { UIWindow(frame: $0) }
  ) {
    $0.initializer("init()", "A window as large as the screen.") { () in UIWindow() }
    $0.initializer(
      "init(windowScene:)", designated: true, "A window of a scene, as large as its screen."
    ) { (scene: UIWindowScene) in UIWindow(windowScene: scene) }
    $0.stored("windowScene", \UIWindow.windowScene, "The scene that shows it (WN-9).")
    $0.readOnly("screen", \UIWindow.screen, "The screen that it is on.")
    $0.readOnly("canBecomeKey", \UIWindow.canBecomeKey, "Whether it may become key (WN-8).")
    $0.message("becomeKey()", .becomeKey, "It is key now; posts that (WN-20).") {
      (w: UIWindow) in w.becomeKey()
    }
    $0.message("resignKey()", .resignKey, "It is no longer key; posts that (WN-20).") {
      (w: UIWindow) in w.resignKey()
    }
    $0.method("makeKey()", "Makes it key; does not show it (WN-4).") {
      (w: UIWindow) in w.makeKey()
    }
    $0.method("makeKeyAndVisible()", "Shows it, in front of its level, and makes it key (WN-3).") {
      (w: UIWindow) in w.makeKeyAndVisible()
    }
    $0.message("sendEvent(_:)", .sendEvent, "Hands an event to its views (PL-1).") {
      (w: UIWindow, e: UIEvent) in w.sendEvent(e)
    }
  } settings: {
    $0.stored("windowLevel", \UIWindow.windowLevel, "How far in front it is (WN-1).")
    $0.readOnly("isKeyWindow", \UIWindow.isKeyWindow, "Whether it gets keys and motion (PL-4).")
    $0.stored(
      "rootViewController", \UIWindow.rootViewController, "Whose view fills the window (VC-19)."
    )?.markComputing()
  }
}
