import EventVocabulary
import Records
import TypedProgram
import UIKitBindings
import UIKitModel

/// The delegate of the app: the end of the responder chain if it is a responder (RC-10).
extension Scene {
  /// Whether an object's class declares that it is an application's delegate.
  package func isApplicationDelegate(_ object: AnyObject) -> Bool {
    if object is any UIApplicationDelegate { return true }
    return engineIfMade.map { isApplicationDelegate($0.host.type(of: object)) } ?? false
  }

  /// Whether a class declares that its instances are delegates of an application.
  func isDelegate(_ nominal: Nominal) -> Bool { isApplicationDelegate(nominal) }

  private func isApplicationDelegate(_ nominal: Nominal) -> Bool {
    conforms(nominal, to: ["UIApplicationDelegate"])
  }

  /// Creates a delegate of a script's class, as `UIApplicationMain` does, replacing the present
  /// one. Throws if there is no such class, or if it is not a class of delegates.
  package func replaceDelegate(byClass word: String) throws -> ModelObject {
    guard let nominal = engineIfMade?.scriptClass(named: word), isApplicationDelegate(nominal)
    else { throw noDelegate(word) }
    let new = try engine.make(word, "")
    if let old = object(named: "delegate") {
      try moveAnswers(from: old, to: new)
      answers.move(from: old, to: new)
    }
    adopt(delegate: new)
    return new
  }

  /// The problem of a word for which no delegate is created: there is no such class, or it is of
  /// another kind.
  private func noDelegate(_ word: String) -> Problem {
    engine.nominal(named: word) == nil ? .notADelegateClass(word) : .declaredAsNoDelegate(word)
  }

  /// The app's delegate, if the responder chain does not continue to it (RC-10).
  var delegateOutsideChain: ObjectName? {
    guard case .end = application.nextLink else { return nil }
    return application.delegateObject.map { objectName(ofAny: $0) }
  }

  /// The remark that the app no longer has a delegate because nothing retained it; nil while it has
  /// one, or was set to have none. Returned once.
  package func delegateLoss() -> Remark? {
    guard application.hasLostDelegate else { return nil }
    application.delegateObject = nil
    return .delegateGone
  }

  /// The remark that a window disappeared from the screen because nothing retained it; nil if none
  /// did. Returned once.
  package func windowLoss() -> Remark? {
    guard application.takeWindowLosses() > 0 else { return nil }
    return .windowGone(isBlack: isScreenBlack)
  }

  /// Whether no window is on the screen.
  var isScreenBlack: Bool { !application.windowsFrontToBack.contains { !$0.isHidden } }
}

/// The delegates that a launch creates (AP-3).
extension Scene {
  /// The classes that a call of `UIApplicationMain` names, in the form for `takeDelegates`. Throws
  /// if one is not of the kind that its argument requires.
  package func classes(of call: MainCall) throws -> [String] {
    let application = call.application.flatMap { $0 == "UIApplication" ? nil : $0 }
    if let application {
      guard let nominal = engineIfMade?.scriptClass(named: application),
        isDerived(nominal, from: "UIApplication")
      else { throw Problem.notAnApplicationClass(application) }
    }
    if let delegate = call.delegate {
      guard let nominal = engineIfMade?.scriptClass(named: delegate),
        isApplicationDelegate(nominal)
      else { throw noDelegate(delegate) }
    }
    let names = [application, call.delegate].compactMap(\.self)
    return application == call.delegate ? Array(names.prefix(1)) : names
  }

  /// Creates instances of the classes, and makes them the delegates of the app and of its scene. A
  /// class is a delegate by its conformances. Throws, and creates none, if one is not such a class,
  /// or if two would have the same place.
  package func takeDelegates(_ words: [String]) throws {
    let scenes: Set = ["UISceneDelegate", "UIWindowSceneDelegate"]
    var taken: [LaunchPlace: String] = [:]
    for word in words {
      guard let nominal = engineIfMade?.scriptClass(named: word),
        isApplicationDelegate(nominal) || conforms(nominal, to: scenes)
          || isDerived(nominal, from: "UIApplication")
      else { throw noDelegate(word) }
      let place: LaunchPlace =
        isDerived(nominal, from: "UIApplication")
        ? .application : conforms(nominal, to: scenes) ? .sceneDelegate : .delegate
      if let first = taken.updateValue(word, forKey: place) {
        throw Problem.placeTaken(place, by: first, word)
      }
    }
    if !words.isEmpty {
      launched = LaunchedObjects()
      try takeApplication(words)
      // An app whose classes are named has the scene that is named, or none (AP-5, AP-6).
      application.sceneDelegate = nil
    }
    for word in words {
      if let nominal = engineIfMade?.scriptClass(named: word),
        isDerived(nominal, from: "UIApplication")
      {
        // It may be the delegate as well (AP-3).
        launched.application = word
        if isApplicationDelegate(nominal) { adopt(delegate: application) }
      } else if let nominal = engineIfMade?.scriptClass(named: word), conforms(nominal, to: scenes)
      {
        application.sceneDelegate = try engine.make(word, "")
        launched.sceneDelegateClass = word
      } else {
        launched.delegateClass = word
        launched.delegate = try replaceDelegate(byClass: word)
      }
    }
  }

  /// Replaces the application by an instance of the subclass of UIApplication among the words; by a
  /// plain one if there is none (AP-2).
  private func takeApplication(_ words: [String]) throws {
    UIApplication.isBeingMade = true
    defer { UIApplication.isBeingMade = false }
    let derived = words.first { word in
      engineIfMade?.scriptClass(named: word).map { isDerived($0, from: "UIApplication") } ?? false
    }
    if let derived {
      _ = try engine.make(derived, "")
    } else if engineIfMade?.scriptClass(of: application) != nil {
      application.takeUpConstruction()
    }
  }

  /// Creates the delegate of a scene that is connected again: the system released the one before
  /// together with the scene (AP-37). If the process had ended, the app and its delegate are
  /// recreated too, from the classes of the launch before (AP-1, AP-3).
  package func makeDelegates(for input: LifeInput) throws {
    let connects: Set<LifeInput> = [.launch, .back, .open]
    guard connects.contains(input) else { return }
    if launched.isReleased { try makeDelegatesAgain() }
    guard application.sceneDelegate == nil, let word = launched.sceneDelegateClass else { return }
    application.sceneDelegate = try engine.make(word, "")
  }

  /// Creates the delegate of a scene that is opened beside others, of the class that the launch
  /// named (AP-28). nil if it named none, or if its initializer stops.
  func makeSceneDelegate() -> ModelObject? {
    guard let word = launched.sceneDelegateClass, let engine = engineIfMade,
      let nominal = engine.scriptClass(named: word)
    else { return nil }
    return engine.machine.make(.nominal(nominal, []), by: "init()", []) as? ModelObject
  }

  private func makeDelegatesAgain() throws {
    launched.isReleased = false
    if let word = launched.application { try takeApplication([word]) }
    // A delegate that code has set meanwhile stays.
    guard let word = launched.delegateClass, let standIn = launched.standIn,
      application.delegateObject === standIn
    else { return }
    launched.standIn = nil
    launched.delegate = try replaceDelegate(byClass: word)
  }

  private func conforms(_ nominal: Nominal, to names: Set<String>) -> Bool {
    let added = engineIfMade?.machine.module?.extensionProtocols ?? [:]
    for type in nominal.lineage {
      for case .nominal(let named, _) in type.protocols + (added[ObjectIdentifier(type)] ?? [])
      where names.contains(named.name) {
        return true
      }
    }
    return false
  }
}
