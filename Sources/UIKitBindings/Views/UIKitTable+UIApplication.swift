import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The application, and its messages.
extension UIKitTable {
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
    type.kept(
      "applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber,
      decides: [.drawing], "Deprecated: the number on the app's icon (KN-12).")
    type.kept(
      "isNetworkActivityIndicatorVisible", \UIApplication.isNetworkActivityIndicatorVisible,
      decides: [.drawing], "Deprecated: whether the status bar shows activity (KN-13).")
    type.stored(
      "statusBarStyle", \UIApplication.statusBarStyle,
      "Deprecated: the style of the status bar; setting it has no effect (KN-6).")
    type.stored(
      "isStatusBarHidden", \UIApplication.isStatusBarHidden,
      "Deprecated: whether the status bar is hidden; setting it has no effect (KN-6).")
    type.readOnly(
      "statusBarFrame", \UIApplication.statusBarFrame,
      "Deprecated: the rectangle of the status bar (KN-10).")
    type.stored(
      "applicationSupportsShakeToEdit", \UIApplication.applicationSupportsShakeToEdit,
      "Whether a shake that nobody handles may offer to undo (FR-12).")
  }

  private static func addBackgroundTasks(_ type: TypeTable) {
    let begin:
      @MainActor (UIApplication, String?, Callback0<NoValue>?) -> UIBackgroundTaskIdentifier = {
        application, name, handler in
        application.beginBackgroundTask(
          withName: name,
          expirationHandler: handler.map { handler in
            { ScriptCalls.run { () throws(RunStop) in _ = try handler() } }
          })
      }
    type.method(
      "beginBackgroundTask(expirationHandler:)", defaults: ["expirationHandler": .zero],
      "Keeps the app from being suspended until the task is ended (AP-31)."
    ) { (a: UIApplication, handler: Callback0<NoValue>?) in begin(a, nil, handler) }
    type.method(
      "beginBackgroundTask(withName:expirationHandler:)", defaults: ["expirationHandler": .zero],
      "The same with a name for it."
    ) { (a: UIApplication, name: String?, handler: Callback0<NoValue>?) in begin(a, name, handler) }
    type.readOnly(
      "backgroundTimeRemaining", \UIApplication.backgroundTimeRemaining,
      "The seconds left in the background, after a task was begun before (AP-33). How many there are "
        + "is open (AP-34): 30 here.")
    type.method("canOpenURL(_:)", "Whether an app for a scheme that is listed is there (KN-16).") {
      (a: UIApplication, url: URL) in a.canOpenURL(url)
    }
    type.method(
      "open(_:options:completionHandler:)",
      defaults: ["options": .zero, "completionHandler": .zero],
      "Opens a URL in the app for its scheme; tells later whether there is one (AP-46)."
    ) {
      (
        a: UIApplication, url: URL, _: NamedOptions<OpenExternalURLOptionsKey>?,
        handler: Callback1<Bool, NoValue>?
      ) in
      let isOpened = a.opensElsewhere(url)
      guard let handler else { return }
      MainQueue.run(after: 0, keeping: handler.object) {
        ScriptCalls.run { () throws(RunStop) in _ = try handler(isOpened) }
      }
    }
    type.method("endBackgroundTask(_:)", "Ends a task; each needs its own end (AP-31).") {
      (a: UIApplication, task: UIBackgroundTaskIdentifier) in a.endBackgroundTask(task)
    }
  }

  private static func addBackgroundTaskIdentifiers(_ table: Table) {
    table.structure(
      UIBackgroundTaskIdentifier.self, protocols: ["Equatable", "Hashable"],
      "What a background task is called by when it ends (AP-31)."
    ) {
      $0.field("rawValue", \UIBackgroundTaskIdentifier.rawValue, "The number.")
      $0.memberwise("init(rawValue:)", "An identifier by its number.")
      $0.staticProperty(
        "invalid", get: { UIBackgroundTaskIdentifier.invalid }, "The identifier of no task.")
    }
  }

  /// Questions to the delegate about an app's state, and reports of it.
  private static func addRestoration(_ type: TypeTable) {
    for kind in ["Secure", ""] {
      for (verb, rule) in [("Save", "AP-52"), ("Restore", "AP-53")] {
        type.requirement(
          "application(_:should\(verb)\(kind)ApplicationState:)", optional: true,
          [UIApplication.self, NSCoder.self], returns: Bool.self,
          "Whether the state of the app is to be \(verb == "Save" ? "saved" : "restored") (\(rule))."
        )
      }
    }
    type.requirement(
      "application(_:willEncodeRestorableStateWith:)", optional: true,
      selector: "application:willEncodeRestorableStateWithCoder:",
      [UIApplication.self, NSCoder.self], "The state is about to be preserved (AP-52).")
    type.requirement(
      "application(_:didDecodeRestorableStateWith:)", optional: true,
      selector: "application:didDecodeRestorableStateWithCoder:",
      [UIApplication.self, NSCoder.self], "The state is restored (AP-53).")
    type.requirement(
      "application(_:viewControllerWithRestorationIdentifierPath:coder:)", optional: true,
      [UIApplication.self, [String].self, NSCoder.self], returns: UIViewController?.self,
      "A controller to be restored that is not on the screen (AP-53).")
  }

  private static func addRemoteNotifications(_ type: TypeTable) {
    type.method(
      "registerForRemoteNotifications()",
      "Asks for a device token; the delegate gets it later. Nothing is ever sent here."
    ) { (a: UIApplication) in a.registerForRemoteNotifications() }
    type.method("unregisterForRemoteNotifications()", "Ends the registration.") {
      (a: UIApplication) in a.unregisterForRemoteNotifications()
    }
    type.readOnly(
      "isRegisteredForRemoteNotifications", \UIApplication.isRegisteredForRemoteNotifications,
      "Whether it has a device token.")
  }

  static func addApplication(_ table: Table) {
    addBackgroundTaskIdentifiers(table)
    table.name(
      OpenURLOptionsKey.self, named: "OpenURLOptionsKey", in: UIApplication.self,
      "What is known about a URL that is opened."
    ) {
      $0.staticProperty(
        "sourceApplication", get: { OpenURLOptionsKey.sourceApplication },
        "The app that opens it.")
      $0.staticProperty(
        "openInPlace", get: { OpenURLOptionsKey.openInPlace },
        "Whether a file is to be used where it is.")
    }
    table.name(
      OpenExternalURLOptionsKey.self, named: "OpenExternalURLOptionsKey", in: UIApplication.self,
      "How a URL is to be opened."
    ) {
      $0.staticProperty(
        "universalLinksOnly", get: { OpenExternalURLOptionsKey.universalLinksOnly },
        "Only by an app for the address. Kept.")
    }
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
      $0.optionalRequirement(
        property: "window", UIWindow?.self, "The window of an app without scenes.")
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
      $0.requirement(
        "application(_:didDiscardSceneSessions:)", optional: true,
        [UIApplication.self, Set<UISceneSession>.self],
        "The user threw scenes away, perhaps while the app did not run (AP-38).")
      addRestoration($0)
      $0.requirement(
        "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)", optional: true,
        [UIApplication.self, [UInt8].self],
        "The registration for remote notifications has a device token.")
      $0.requirement(
        "application(_:open:options:)", optional: true, selector: "application:openURL:options:",
        [UIApplication.self, URL.self, OpenURLOptions.self], returns: Bool.self,
        "A URL is opened, in an app without scenes (AP-41).")
    }
  }

  /// The sessions of several scenes (AP-28).
  private static func addSessions(_ type: TypeTable) {
    type.property(
      "_userNotifications",
      get: { (_: UIApplication) -> AnyReference? in
        ScriptHost.active?.userNotifications.map { AnyReference($0) }
      },
      set: { (_: UIApplication, new: AnyReference?) in
        ScriptHost.active?.userNotifications = new?.object
      }, "The center of its notifications to the user, once it was asked for.")
    type.property(
      "openSessions", get: { (a: UIApplication) in Set(a.openSessions) },
      "The sessions of its scenes, connected or not (AP-37).")
    type.readOnly(
      "supportsMultipleScenes", \UIApplication.supportsMultipleScenes,
      "Whether it may have several scenes: an app with scenes does here (AP-28).")
    type.method(
      "requestSceneSessionActivation(_:userActivity:options:errorHandler:)",
      defaults: ["errorHandler": .zero],
      "Opens another scene, or brings one to the screen, in a later turn (AP-28)."
    ) {
      (
        a: UIApplication, session: UISceneSession?, _: AnyValue?, _: AnyValue?,
        handler: Callback1<AnyValue, NoValue>?
      ) in
      a.requestSceneSessionActivation(session) { refuse(handler) }
    }
    type.method(
      "requestSceneSessionDestruction(_:options:errorHandler:)",
      defaults: ["errorHandler": .zero], "Throws a scene away in a later turn (AP-38)."
    ) {
      (
        a: UIApplication, session: UISceneSession, _: AnyValue?,
        handler: Callback1<AnyValue, NoValue>?
      ) in
      a.requestSceneSessionDestruction(session) { refuse(handler) }
    }
  }

  private static func refuse(_ handler: Callback1<AnyValue, NoValue>?) {
    ScriptCalls.run { () throws(RunStop) in _ = try handler?(AnyValue(NSObject())) }
  }

  private static let applicationStates: [(String, UIApplication.State)] = [
    ("active", .active), ("inactive", .inactive), ("background", .background),
  ]

  static let application = ModelClass.other(
    UIApplication.self, superclass: UIResponder.self, touch: .application,
    "The running app (RC-10)."
  ) {
    $0.staticProperty("shared", get: { UIApplication.shared }, "The application that runs.")
    $0.initializer(
      "init()", designated: true, "For UIApplicationMain alone; else an exception (EX-23)."
    ) { () in
      if UIApplication.isBeingMade {
        UIApplication.shared.takeUpConstruction()
      } else {
        UIView.refused(.exception(.secondApplication, []))
      }
      return UIApplication.shared
    }
    $0.readOnly("windows", \UIApplication.windows, "Deprecated: it ignores scenes (WN-10).")
    $0.readOnly("keyWindow", \UIApplication.keyWindow, "Deprecated: it ignores scenes (WN-10).")
    $0.property(
      "connectedScenes", get: { (a: UIApplication) in Set(a.connectedScenes) },
      "The scenes of the app.")
    addSessions($0)
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
    addBackgroundTasks($0)
    addRemoteNotifications($0)
  } settings: {
    $0.ours(
      "queriedSchemes", inApp: "LSApplicationQueriesSchemes in Info.plist",
      get: { (a: UIApplication) -> String? in a.queriedSchemes.joined(separator: ", ") },
      set: { $0.queriedSchemes = UIApplication.schemes(in: $1 ?? "") })
    $0.ours(
      "installedSchemes", inApp: "CFBundleURLTypes in another app's Info.plist",
      get: { (a: UIApplication) -> String? in a.installedSchemes.joined(separator: ", ") },
      set: { $0.installedSchemes = UIApplication.schemes(in: $1 ?? "") })
    $0.ours(
      "hitTestsPerTouch", inApp: "the system decides it", as: .count,
      get: { (a: UIApplication) in a.hitTestsPerTouch }, set: { $0.hitTestsPerTouch = $1 })
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
