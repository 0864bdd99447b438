import Foundation
import Machine
import Records
import UIKitBindings
import UIKitModel

/// The live state of one simulated device: application, windows, controllers, views, and the names
/// that the user gave them.
package final class Scene {
  package let application: UIApplication
  /// The command words, which should not be used as names.
  package let commandWords: Set<String>
  package private(set) var window: UIWindow
  package private(set) var controller: UIViewController?
  /// The delegate that the scene retains for the app, which does not retain it.
  private var delegate: ModelObject = AppDelegate()
  /// Finds the methods for selectors: those of lines of `target`, then scripts'.
  private(set) lazy var performer = ScenePerformer(self)
  /// The lines of `target`.
  package var targets = TargetLines()
  /// The lines of `on` about messages for which no class has a method.
  package var answers = NamedAnswers()
  /// The recorder of events since the log was cleared.
  package private(set) lazy var recorder = EventRecorder(self)
  /// The recorder of update cycles.
  package private(set) lazy var cycles = CycleRecorder(self)
  /// The host that the model reports to while this scene is active.
  private lazy var host = SceneHost(self)

  private var objects: [String: NamedObject] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  /// Names of objects that only Swift retains.
  private var namesOfVariables: Set<String> = []
  /// Names of objects that nibs created.
  private var namesOfNibs: Set<String> = []
  /// The objects with lines of `on` or `target` that were on the screen before an Interface Builder
  /// file was loaded.
  private var former: [ModelObject] = []
  /// The names in the order in which they were given.
  package private(set) var order: [String] = []
  /// The facts of a dump about the views that were made from it.
  package var dumped: DumpedScene? {
    didSet { if let engineIfMade { tellPrintedClasses(to: engineIfMade.host) } }
  }

  /// Creates an empty screen: a window, a controller and its view, all as large as the screen.
  package init(
    screen: CGSize = .ordinaryScreen, profile: UIApplication.Profile = .textbook,
    commandWords: Set<String>
  ) {
    self.commandWords = commandWords
    application = UIApplication(screenSize: screen, profile: profile)
    application.makeCurrent()
    application.delegateObject = delegate
    window = UIWindow(frame: CGRect(origin: .zero, size: screen))
    application.actionPerformer = performer
    application.eventQueue.onTurnEnd = { [unowned self] in endTurn() }
    let controller = UIViewController()
    self.controller = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
    name(window, "window")
    name(controller, "controller")
    if let root = controller.viewIfLoaded { name(root, "root") }
    name(application, "app")
    name(delegate, "delegate")
  }

  /// Creates a screen without windows, for a dump to fill.
  package init(emptyScreen screen: CGSize, commandWords: Set<String>) {
    self.commandWords = commandWords
    application = UIApplication(screenSize: screen, profile: .device)
    application.makeCurrent()
    application.delegateObject = delegate
    window = UIWindow(frame: CGRect(origin: .zero, size: screen))
    application.actionPerformer = performer
    application.eventQueue.onTurnEnd = { [unowned self] in endTurn() }
    name(application, "app")
    name(delegate, "delegate")
  }

  /// Scheduled work references the application, and the application's clock references that work:
  /// it is released with the scene.
  deinit {
    MainActor.assumeIsolated { application.forgetWhatIsDue() }
  }

  /// Makes this scene the one that the model's shared application belongs to, and puts its scripts'
  /// overrides of the model's classes in force.
  package func activate() {
    application.makeCurrent(with: host)
    guard Self.active !== self else { return }
    Self.active?.engineIfMade?.host.deactivate()
    Self.active = self
    // Without scripts only numbers that overflow can be refused; the command that wrote them checks
    // for that.
    UIView.refused = { [weak self] error in self?.refusal = error }
    engineIfMade?.host.activate()
  }

  /// The error that UIKit raised while no script ran.
  package var refusal: HierarchyError?

  /// The work of layouts in the current question, unless a script counts it.
  package var modelBound = ModelBound()

  /// The view at whose middle the last line aimed, which may have no name of its own.
  package weak var aimedView: UIView?

  /// The objects that the last launch created.
  var launched = LaunchedObjects()

  private weak static var active: Scene?

  /// The limits of scripts, and whether they have to stop.
  package var limits = Limits() {
    didSet { engineIfMade?.machine.limits = limits }
  }
  package var isInterrupted: () -> Bool = { false } {
    didSet { engineIfMade?.machine.isInterrupted = isInterrupted }
  }

  /// The Swift side of the scene; created lazily.
  package var engine: SwiftEngine {
    if let engineIfMade { return engineIfMade }
    let engine = SwiftEngine(scene: self)
    begin(with: engine)
    return engine
  }

  private func begin(with engine: SwiftEngine) {
    engine.machine.limits = limits
    engine.machine.isInterrupted = isInterrupted
    engineIfMade = engine
    if Self.active === self { engine.host.activate() }
  }

  /// Declares files, all of them or none; nothing in them runs but `+load`. Throws the problem of
  /// the first one that cannot be declared.
  package func declare(_ files: [CodeFile]) throws {
    if engineIfMade == nil {
      begin(with: try SwiftEngine.beginning(with: files, self))
    } else {
      _ = try engine.check(files)
    }
    guard engine.waitsForLoading else { return }
    activate()
    try engine.load()
  }

  /// The Swift side, if any Swift was used.
  package private(set) var engineIfMade: SwiftEngine?

  /// The paths of stored properties while a trace is recorded; nil between traces.
  var storedNames: StoredNames?

  /// Grows whenever a script writes to something that outlives the call.
  package var writes: Int { engineIfMade?.machine.writes ?? 0 }

  /// Retains an object as the delegate with the name `delegate`, and makes it the app's.
  func adopt(delegate: ModelObject) {
    self.delegate = delegate
    rename("delegate", to: delegate)
    application.delegateObject = delegate
  }

  /// The delegate that the scene retains, which another may have replaced.
  package var keptDelegateName: ObjectName { objectName(delegate) }

  /// Makes the printed classes of a dump's views available to scripts.
  func tellPrintedClasses(to host: ScriptHost) {
    host.printedClass =
      dumped == nil ? nil : { [weak self] in self?.dumped?.facts(of: $0)?.className }
  }

  /// Makes `window` the default window of commands.
  package func adopt(_ window: UIWindow) {
    self.window = window
  }

  /// Makes `controller` the one whose code is typed at the prompt.
  func adopt(_ controller: UIViewController) {
    self.controller = controller
  }

  /// The end of a turn of the run loop: layout and drawing (LC-1).
  package func endTurn() {
    application.endTurn()
    application.runUpdateCycle()
  }

  /// Ends the turn of a line, and of the turns that it left pending: work that waits for the end of
  /// a turn runs now, each in a turn of its own, and so does the work that it schedules. Turns that
  /// schedule further turns without end continue after the next line.
  package func finishTurns() {
    endTurn()
    let clock = application.clock
    for _ in 0..<Self.mostTurns {
      guard let due = clock.nextDue, due <= clock.now, !Door.isStopped else { return }
      clock.runNext()
      endTurn()
    }
  }

  /// The maximum number of turns that run after one line while the clock is stopped.
  private static let mostTurns = 1_000

  /// The lines of the last gesture.
  package var acting = ActingLines()

  /// The earliest time of the next whole gesture, in seconds of the device.
  package var timeOfNextGesture = 0.0

  // MARK: Names

  /// The object with a name, or at a path such as `cell.contentView` or `feed row 2`; `self` and
  /// `view` mean `controller` and `root`.
  package func object(named name: String) -> ModelObject? {
    objects[name]?.object ?? Self.aliases[name].flatMap { objects[$0]?.object }
      ?? object(atPath: name)
  }

  /// Whether a word is the name of an object in Swift, or of something that a script declared.
  package func isName(_ word: String) -> Bool {
    object(named: word) != nil || engineIfMade?.declares(word) ?? false
  }

  /// Other words for two names, as used in `viewDidLoad` of the root controller.
  package static let aliases = ["self": "controller", "view": "root"]

  /// An object with a name. An object named by a Swift variable lives as long as Swift retains it.
  private enum NamedObject {
    case kept(ModelObject)
    case ofVariable(WeakObject)

    /// If the name retains the object, there must not be a weak reference: retaining an object with
    /// one takes several times as long, and hit tests do it at every point.
    init(_ object: ModelObject, isKept: Bool) {
      self = isKept ? .kept(object) : .ofVariable(WeakObject(object: object))
    }

    var object: ModelObject? {
      switch self {
      case .kept(let object): object
      case .ofVariable(let weak): weak.object
      }
    }

    var kept: ModelObject? {
      if case .kept(let object) = self { object } else { nil }
    }
  }

  private struct WeakObject {
    weak var object: ModelObject?
  }

  /// The objects retained by names that commands gave, sorted by name.
  var keptByNames: [(name: String, object: ModelObject)] {
    objects.compactMap { name, named in named.kept.map { (name, $0) } }.sorted { $0.name < $1.name }
  }

  /// Gives `object` an unused name, and retains it unless a variable does.
  package func name(_ object: ModelObject, _ name: String, isKept: Bool = true) {
    forgetTheGone()
    objects[name] = NamedObject(object, isKept: isKept)
    if !isKept { namesOfVariables.insert(name) }
    guard givenName(of: object) == nil else { return }
    names[ObjectIdentifier(object)] = name
    order.append(name)
  }

  /// Gives `object` a name that is unused, or that belonged to an object that was removed.
  package func giveFreeName(_ name: String, to object: ModelObject) {
    guard objects[name] != nil else { return self.name(object, name) }
    rename(name, to: object, isKept: true)
  }

  /// Gives an object an additional name, after a variable.
  package func alias(_ object: ModelObject, _ name: String) {
    release(name)
    order.removeAll { $0 == name }
    objects[name] = NamedObject(object, isKept: false)
    namesOfVariables.insert(name)
  }

  /// Makes a name refer to another object, at the same position of the order, as its variable does;
  /// retains that object if no variable does.
  package func rename(_ name: String, to object: ModelObject, isKept: Bool = false) {
    release(name)
    objects[name] = NamedObject(object, isKept: isKept)
    if isKept { namesOfVariables.remove(name) } else { namesOfVariables.insert(name) }
    names[ObjectIdentifier(object)] = name
    if !order.contains(name) { order.append(name) }
  }

  /// Removes a name from its object. If it was the object's main name, another of its names becomes
  /// that.
  private func release(_ name: String) {
    guard let old = objects[name]?.object, givenName(of: old) == name else {
      objects[name] = nil
      return
    }
    objects[name] = nil
    let other = objects.filter { $0.value.object === old }.keys.min()
    names[ObjectIdentifier(old)] = other
    if let other, !order.contains(other) { order.append(other) }
  }

  /// Removes all names except those of the window, the application, its delegate and the objects in
  /// variables, before other contents are shown.
  func forgetScreen() {
    for name in order where !["window", "app", "delegate"].contains(name) {
      guard let object = objects[name]?.object,
        objects[name]?.kept != nil || namesOfNibs.contains(name)
      else { continue }
      // Lines are stored by the identity of their object, which no other one may get.
      let hasLines = !targets.of(object).isEmpty || !answers.lines(of: object).isEmpty
      if hasLines { former.append(object) }
      release(name)
    }
    namesOfNibs = []
    order.removeAll { objects[$0] == nil }
    controller = nil
  }

  /// Names an object of a nib; the name does not retain it.
  func nameOfNib(_ object: ModelObject, _ name: String) {
    namesOfNibs.insert(name)
    self.name(object, name, isKept: false)
  }

  /// Removes the names of objects that were deallocated.
  private func forgetTheGone() {
    let gone = namesOfVariables.filter { objects[$0]?.object == nil }
    guard !gone.isEmpty else { return }
    namesOfVariables.subtract(gone)
    for name in gone { objects[name] = nil }
    order.removeAll { gone.contains($0) }
    names = names.filter { objects[$0.value]?.object.map(ObjectIdentifier.init) == $0.key }
  }

  /// The name that the user gave an object.
  package func givenName(of object: ModelObject) -> String? {
    // Another object may have had this one's address before.
    names[ObjectIdentifier(object)].flatMap { objects[$0]?.object === object ? $0 : nil }
  }

  /// The name of an object in records; that of a view without one has its place.
  package func objectName(_ object: ModelObject) -> ObjectName {
    let name = nameOfRow(object)
    guard !name.isNamed, let view = object as? UIView, let place = place(of: view) else {
      return name
    }
    return ObjectName(name.text, className: name.className, place: place, path: name.path)
  }

  /// The same for a row of a trace, whose indentation and numbers show the place: without it.
  package func nameOfRow(_ object: ModelObject) -> ObjectName {
    let className = className(of: object)
    let name = givenName(of: object) ?? spokenPath(of: object)
    let path = name == nil ? storedNames?.path(of: object) ?? toldApart(object) : nil
    return ObjectName(
      name ?? className, className: className, role: (object as? UIGestureRecognizer)?.role,
      path: path)
  }

  /// The frame of a view and its superview, for a view without a name; nil if it is in no view.
  func place(of view: UIView) -> ObjectName.Place? {
    guard let above = view.superview else { return nil }
    let superview =
      givenName(of: above) ?? spokenPath(of: above) ?? storedNames?.path(of: above)
      ?? className(of: above)
    return ObjectName.Place(frame: view.storedFrame, superview: superview)
  }

  /// The class of an object; for a view of a dump its class there.
  package func className(of object: ModelObject) -> String {
    if let view = object as? UIView, let printed = dumped?.facts(of: view)?.className {
      return printed
    }
    if let scriptClass = engineIfMade?.scriptClass(of: object) { return scriptClass.name }
    if let missing = StandIn.name(of: object) { return missing }
    return Self.name(of: type(of: object))
  }

  /// The name of a class of the model. Found once for each class: it takes thousands of steps, and
  /// each row of a trace needs one.
  private static func name(of type: AnyClass) -> String {
    if let known = classNames[ObjectIdentifier(type)] { return known }
    // Not by `String(describing:)`, which looks through every conformance first.
    let name = _typeName(type, qualified: false)
    classNames[ObjectIdentifier(type)] = name
    return name
  }

  private static var classNames: [ObjectIdentifier: String] = [:]

  /// An unused name similar to `name`: the same word with the next unused number.
  package func freeName(near name: String) -> String {
    let stem = String(name.reversed().drop { $0.isNumber }.reversed())
    var number = 2
    while objects["\(stem)\(number)"]?.object != nil { number += 1 }
    return "\(stem)\(number)"
  }

  /// Every named object, in the order of names.
  package var namedObjects: [(name: String, object: ModelObject)] {
    order.compactMap { name in objects[name]?.object.map { (name, $0) } }
  }
}

/// The delegate of the simulated app: a responder, and so the end of the responder chain (RC-10).
package final class AppDelegate: UIResponder, UIApplicationDelegate {
  deinit {}
}
