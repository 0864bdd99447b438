import Foundation
import Interpreter
import UIKitModel

/// Windows, scenes, the screen and the application.
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
    $0.initializer(
      "init(windowScene:)", designated: true, "A window of a scene, as large as its screen."
    ) { (scene: UIWindowScene) in UIWindow(windowScene: scene) }
    $0.stored("windowScene", \UIWindow.windowScene, "The scene that shows it (WN-9).")
    $0.readOnly("screen", \UIWindow.screen, "The screen that it is on.")
    $0.readOnly("canBecomeKey", \UIWindow.canBecomeKey, "Whether it may become key (WN-8).")
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
      "rootViewController", \UIWindow.rootViewController, "Whose view fills the window (VC-19).")
  }

  private static func addScenes(_ table: Table) {
    table.class(UIWindowScene.self, superclass: UIScene.self, "A scene that shows windows (RC-9).")
    {
      $0.readOnly("screen", \UIWindowScene.screen, "The screen that it is on.")
      $0.readOnly("windows", \UIWindowScene.windows, "Its windows.")
      $0.readOnly("keyWindow", \UIWindowScene.keyWindow, "Its key window (WN-8).")
    }
    table.class(
      UISceneSession.self, superclass: NSObject.self, "A scene as the system remembers it (AP-37)."
    ) {
      $0.readOnly("role", \UISceneSession.role, "What the scene is for.")
    }
    table.name(
      UISceneSession.Role.self, named: "Role", in: UISceneSession.self, "What a scene is for."
    ) {
      $0.staticProperty(
        "windowApplication", get: { UISceneSession.Role.windowApplication },
        "Windows on the screen of the device.")
    }
    table.class(
      UISceneConfiguration.self, superclass: NSObject.self, "What a new scene is made from (AP-6)."
    ) {
      $0.initializer("init(name:sessionRole:)", designated: true, "By its name in Info.plist.") {
        (name: String?, role: UISceneSession.Role) in
        UISceneConfiguration(name: name, sessionRole: role)
      }
      $0.readOnly("name", \UISceneConfiguration.name, "The name in Info.plist.")
      $0.readOnly("role", \UISceneConfiguration.role, "What the scene is for.")
    }
    table.class(
      UIScene.ConnectionOptions.self, named: "ConnectionOptions", superclass: NSObject.self,
      in: UIScene.self, "What a scene is connected with (AP-44).")
    table.enumeration(
      UIScene.ActivationState.self,
      [
        ("unattached", .unattached), ("foregroundActive", .foregroundActive),
        ("foregroundInactive", .foregroundInactive), ("background", .background),
      ], in: UIScene.self, "Whether a scene is on the screen and gets events (AP-16).")
    table.protocol("UISceneDelegate", "What a scene tells (AP-11).") {
      for (name, summary) in [
        ("sceneWillEnterForeground", "It comes to the screen, at launch, too (AP-7)."),
        ("sceneDidBecomeActive", "It gets events from now on (AP-6)."),
        ("sceneWillResignActive", "It gets no events from now on (AP-17)."),
        ("sceneDidEnterBackground", "It is off the screen (AP-20)."),
      ] {
        $0.requirement("\(name)(_:)", optional: true, [UIScene.self], summary)
      }
      $0.requirement(
        "scene(_:willConnectTo:options:)", optional: true,
        selector: "scene:willConnectToSession:options:",
        [UIScene.self, UISceneSession.self, UIScene.ConnectionOptions.self],
        "The place to make its window (AP-8).")
    }
    table.protocol(
      "UIWindowSceneDelegate", inherits: ["UISceneDelegate"], "What a scene of windows tells.")
  }

  static let scene = ModelClass.other(
    UIScene.self, superclass: UIResponder.self, touch: .scene,
    "One instance of the app's interface (RC-8)."
  ) {
    $0.readOnly(
      "activationState", \UIScene.activationState, "Whether it is on the screen (AP-16).")
    $0.readOnly("session", \UIScene.session, "The scene as the system remembers it.")
  }

  private static func addApplicationEvents(_ type: TypeTable) {
    type.method("beginIgnoringInteractionEvents()", "Drops touches; nests (UT-26).") {
      (a: UIApplication) in a.beginIgnoringInteractionEvents()
    }
    type.method("endIgnoringInteractionEvents()", "Ends the last one that began (UT-26).") {
      (a: UIApplication) in a.endIgnoringInteractionEvents()
    }
    type.readOnly(
      "isIgnoringInteractionEvents", \UIApplication.isIgnoringInteractionEvents,
      "Whether touches are dropped (UT-26).")
    type.method("beginReceivingRemoteControlEvents()", "Lets remote control events come (FR-14).") {
      (a: UIApplication) in a.beginReceivingRemoteControlEvents()
    }
    type.method("endReceivingRemoteControlEvents()", "Lets no more of them come (FR-14).") {
      (a: UIApplication) in a.endReceivingRemoteControlEvents()
    }
    type.stored(
      "applicationSupportsShakeToEdit", \UIApplication.applicationSupportsShakeToEdit,
      "Whether a shake that nobody handles may offer to undo (FR-12).")
  }

  private static func addApplication(_ table: Table) {
    table.enumeration(
      UIApplication.State.self,
      applicationStates,
      in: UIApplication.self, "Whether an app gets events (UT-23).")
    table.name(
      LaunchOptionsKey.self, named: "LaunchOptionsKey", in: UIApplication.self,
      "What a launch may be told of."
    ) {
      $0.staticProperty(
        "url", get: { LaunchOptionsKey.url }, "The address that it is to open (AP-41).")
    }
    table.protocol("UIApplicationDelegate", "What the application tells (RC-10).") {
      for (name, summary) in [
        ("applicationDidBecomeActive", "It gets events from now on (AP-5)."),
        ("applicationWillResignActive", "It gets no events from now on (AP-17)."),
        ("applicationDidEnterBackground", "It is off the screen (AP-20)."),
        ("applicationWillEnterForeground", "It comes back; not at launch (AP-7)."),
        ("applicationWillTerminate", "It ends while it runs (AP-35)."),
        ("applicationDidReceiveMemoryWarning", "Memory is short (AP-39)."),
      ] {
        $0.requirement("\(name)(_:)", optional: true, [UIApplication.self], summary)
      }
      for (label, summary) in [
        ("willFinishLaunchingWithOptions", "The launch begins (AP-5)."),
        (
          "didFinishLaunchingWithOptions",
          "The launch is done; without scenes, windows are made here."
        ),
      ] {
        $0.requirement(
          "application(_:\(label):)", optional: true, [UIApplication.self, LaunchOptions?.self],
          returns: Bool.self, summary)
      }
      $0.requirement(
        "application(_:configurationForConnecting:options:)", optional: true,
        selector: "application:configurationForConnectingSceneSession:options:",
        [UIApplication.self, UISceneSession.self, UIScene.ConnectionOptions.self],
        returns: UISceneConfiguration.self, "A new scene is about to be connected (AP-6).")
    }
  }

  private static let applicationStates: [(String, UIApplication.State)] = [
    ("active", .active), ("inactive", .inactive), ("background", .background),
  ]

  static let application = ModelClass.other(
    UIApplication.self, superclass: UIResponder.self, touch: .application,
    "The running app (RC-10)."
  ) {
    $0.staticProperty("shared", get: { UIApplication.shared }, "The application that runs.")
    $0.readOnly("windows", \UIApplication.windows, "Deprecated: it ignores scenes (WN-10).")
    $0.readOnly("keyWindow", \UIApplication.keyWindow, "Deprecated: it ignores scenes (WN-10).")
    $0.property(
      "connectedScenes", get: { (a: UIApplication) in Set(a.connectedScenes) },
      "The scenes of the app.")
    let sendAction: @MainActor (UIApplication, Selector, AnyValue?, AnyValue?, UIEvent?) -> Bool =
      {
        $0.sendAction($1, to: $2?.object, from: $3?.object, for: $4)
      }
    $0.message(
      "sendAction(_:to:from:for:)", Message.sendAction.index,
      "Calls a target, or looks for one (TA-3).", send: sendAction, direct: sendAction
    ).isDiscardable = true
    $0.message("sendEvent(_:)", .sendEvent, "Hands an event to the windows (PL-1).") {
      (a: UIApplication, e: UIEvent) in a.sendEvent(e)
    }
    addApplicationEvents($0)
  } settings: {
    $0.ofEvents {
      $0.choice(
        "applicationState", \UIApplication.applicationState,
        applicationStates,
        "Whether the app is active; inactive, it gets no touches (UT-23).")
      $0.delegate(
        "delegate", "UIApplicationDelegate", \UIApplication.delegateObject,
        "Who is told; not retained; in the chain if it is a responder (RC-10).")
    }
  }
}
