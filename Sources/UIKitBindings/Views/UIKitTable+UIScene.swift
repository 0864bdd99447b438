import Foundation
import ScriptLibrary
import UIKitModel

/// Scenes, and their messages.
extension UIKitTable {
  static func addScenes(_ table: Table) {
    table.class(UIWindowScene.self, superclass: UIScene.self, "A scene that shows windows (RC-9).")
    {
      $0.readOnly("screen", \UIWindowScene.screen, "The screen that it is on.")
      $0.readOnly(
        "statusBarManager", \UIWindowScene.statusBarManager, "The status bar (KN-6).")
      $0.readOnly("windows", \UIWindowScene.windows, "Its windows.")
      $0.readOnly("keyWindow", \UIWindowScene.keyWindow, "Its key window (WN-8).")
    }
    table.class(
      UIStatusBarManager.self, superclass: NSObject.self,
      "The status bar of a scene, as controllers want it (KN-6)."
    ) {
      $0.readOnly("statusBarStyle", \UIStatusBarManager.statusBarStyle, "The style of the bar.")
      $0.readOnly(
        "isStatusBarHidden", \UIStatusBarManager.isStatusBarHidden, "Whether the bar is hidden.")
      $0.readOnly(
        "statusBarFrame", \UIStatusBarManager.statusBarFrame,
        "The rectangle of the bar on the screen; empty while it is hidden.")
    }
    table.extend(UIScene.type(in: table.library)) {
      $0.property(
        "delegate", as: .optional(.protocol("UISceneDelegate")),
        get: { (scene: UIScene) -> AnyReference? in scene.delegateObject.map { AnyReference($0) } },
        set: { (scene: UIScene, new: AnyReference?) in
          scene.delegateObject = new?.object as? ModelObject
        }, "Whom it tells; the scene keeps it (AP-37).")
    }
    table.class(
      UISceneSession.self, superclass: NSObject.self, "A scene as the system remembers it (AP-37)."
    ) {
      $0.readOnly("role", \UISceneSession.role, "What the scene is for.")
      $0.readOnly(
        "persistentIdentifier", \UISceneSession.persistentIdentifier,
        "What it is known by also after the app has ended.")
      $0.readOnly(
        "scene", \UISceneSession.scene, "The scene; nil while it is disconnected (AP-37).")
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
      in: UIScene.self, "What a scene is connected with (AP-44)."
    ) {
      $0.readOnly(
        "urlContexts", \UIScene.ConnectionOptions.urlContexts, "What it is to open (AP-44).")
    }
    addURLContexts(table)
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
        ("sceneDidDisconnect", "The system releases it; the session stays (AP-37)."),
      ] {
        $0.requirement("\(name)(_:)", optional: true, [UIScene.self], summary)
      }
      $0.requirement(
        "scene(_:willConnectTo:options:)", optional: true,
        selector: "scene:willConnectToSession:options:",
        [UIScene.self, UISceneSession.self, UIScene.ConnectionOptions.self],
        "The place to make its window (AP-8).")
      $0.requirement(
        "scene(_:openURLContexts:)", optional: true,
        [UIScene.self, Set<UIOpenURLContext>.self], "A URL is opened while the app runs (AP-44).")
    }
    table.protocol(
      "UIWindowSceneDelegate", inherits: ["UISceneDelegate"], "What a scene of windows tells."
    ) {
      $0.optionalRequirement(property: "window", UIWindow?.self, "The window of the scene.")
    }
  }

  private static func addURLContexts(_ table: Table) {
    table.class(
      UIOpenURLContext.self, superclass: NSObject.self, "A URL that a scene is to open (AP-44)."
    ) {
      $0.readOnly("url", \UIOpenURLContext.url, "The URL.")
      $0.readOnly("options", \UIOpenURLContext.options, "What is known about it besides.")
    }
    table.class(
      UIScene.OpenURLOptions.self, named: "OpenURLOptions", superclass: NSObject.self,
      in: UIScene.self, "What is known about a URL that is opened."
    ) {
      $0.readOnly(
        "sourceApplication", \UIScene.OpenURLOptions.sourceApplication,
        "The app that opens it, if it is of the same team.")
      $0.readOnly(
        "openInPlace", \UIScene.OpenURLOptions.openInPlace,
        "Whether a file is to be used where it is.")
    }
  }

  static let scene = ModelClass.other(
    UIScene.self, superclass: UIResponder.self, touch: .scene,
    "One instance of the app's interface (RC-8)."
  ) {
    $0.readOnly(
      "activationState", \UIScene.activationState, "Whether it is on the screen (AP-16).")
    $0.readOnly("session", \UIScene.session, "The scene as the system remembers it.")
  }
}
