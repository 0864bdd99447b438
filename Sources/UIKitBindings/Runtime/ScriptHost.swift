import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

// Foundation has a `Host`, too.
import protocol Machine.Host

/// The model as the machine's host: objects with their script classes, messages, and names.
///
/// A host belongs to one scene. Overrides in extensions of the model's own classes are in force
/// while their scene is the active one.
package final class ScriptHost: Host {
  unowned var machine: Machine!
  let library: Library
  private var tables: [ObjectIdentifier: MethodTable] = [:]
  private var genericTables: [Type: MethodTable] = [:]
  private var extensionMethods: [(table: MethodTable, message: Int, method: ScriptMethod)] = []
  private var isActive = false
  /// Pending calls by name.
  var delayedCalls = DelayedCalls()
  /// Closures and items in the main queue.
  var queued = QueuedWork()
  /// The timers and display links that began to run, as long as they live.
  var timers: [() -> (any RunLoopSource)?] = []
  /// The number of them at which those that do not live any more are removed.
  var mostTimers = 16
  /// The center of the app's user notifications, once it was accessed.
  var userNotifications: AnyObject?
  /// The notification center of the app.
  private(set) lazy var notificationCenter = ScriptNotificationCenter()
  /// The observers of properties by their keys.
  let keyObservers = KeyObservers()
  /// The appearance proxies of classes.
  let appearances = Appearances()
  /// The methods that code requested in order to exchange them.
  var exchangeable: [ActionKey: MethodObject] = [:]
  /// Called when implementations are exchanged: functions then differ from their source text.
  package var onExchange: () -> Void = {}
  /// The object that was raised last, until it is caught.
  var raised: RaisedObject?
  /// The methods of selectors by class, once they were looked up.
  var actions: [ActionKey: Function?] = [:]
  /// The host whose scene is the active one. One for the process, like that scene: rows of the
  /// table are called only with the values of a call, and one word more would slow down every call.
  static weak var active: ScriptHost?
  /// The classes of the objects that were last looked up.
  private var classes: ClassMemory
  /// The class of the last use of `super`, and the table above its own.
  private var lastOwner: Nominal?
  private var tableAbove: MethodTable?

  /// The name of an object in a trace and in `print`; nil to use its class.
  package var nameOf: (ModelObject) -> String? = { _ in nil }
  /// The original class of a view in a dump; nil without a dump.
  package var printedClass: ((UIView) -> String?)?
  private var dumpedClasses: [String: Nominal] = [:]
  /// The receiver of the output of scripts.
  package var onWrite: (String) -> Void = { _ in }
  /// Called with the number of bytes that scripts printed and that are left out.
  package var onLeaveOut: (Int) -> Void = { _ in }
  /// The calls of `UIApplicationMain` that were not processed yet.
  package var mainCalls: [MainCall] = []

  package init(library: Library) {
    self.library = library
    classes = ClassMemory(library)
    FormattedText.textOfObject = { object in
      MainActor.assumeIsolated { ObjectArray.text(of: object) }
    }
  }

  /// Connects the host to the machine that runs its scripts. Must be called once, right after
  /// `init`.
  package func connect(_ machine: Machine) {
    self.machine = machine
  }

  /// Runs the `deinit`s of the script classes of an object of the model that is about to be
  /// deallocated, whichever host it belongs to.
  package static func deinitialize(_ object: NSObject, _ attachment: AnyObject) {
    (attachment as? Fields)?.deinitialize(of: object)
    // A superview that was found meanwhile would otherwise keep a dangling reference.
    (object as? UIView)?.removeFromSuperview()
  }

  /// Releases all references to the machine, which owns the host: called when the scene is dropped.
  /// Remaining objects keep their own methods.
  package func disconnect() {
    deactivate()
    tables = [:]
    genericTables = [:]
    extensionMethods = []
    exchangeable = [:]
    onExchange = {}
    delayedCalls = DelayedCalls()
    queued = QueuedWork()
    timers = []
    keyObservers.removeAll()
    appearances.removeAll()
    userNotifications = nil
    lastOwner = nil
    tableAbove = nil
    nameOf = { _ in nil }
    onWrite = { _ in }
    onLeaveOut = { _ in }
  }

  // MARK: Classes

  /// Creates the method tables of script classes, superclasses first. Those of generic classes are
  /// created with their first object or subclass.
  package func install(_ types: [Nominal]) {
    actions = [:]
    for type in types where type.kind == .class && type.genericParameters.isEmpty {
      _ = table(of: .nominal(type, []))
    }
  }

  /// Adds the overrides of extensions to scripts' classes that have method tables already.
  package func install(_ overrides: [(type: Nominal, member: Member)]) {
    guard !overrides.isEmpty else { return }
    actions = [:]
    for (nominal, member) in overrides {
      var known: [(type: Type, table: MethodTable)] = []
      if let table = tables[ObjectIdentifier(nominal)] {
        known.append((.nominal(nominal, []), table))
      }
      for case (.nominal(nominal, let arguments), let table) in genericTables {
        known.append((.nominal(nominal, arguments), table))
      }
      for (type, table) in known { add(member, of: type, to: table) }
    }
  }

  /// Adds the overrides of extensions to classes of the model.
  package func install(overrides: [(type: Nominal, member: Member)]) {
    for (type, member) in overrides {
      guard let table = HostClasses.type(of: type).map(MethodTable.of) else { continue }
      for (message, function) in messages(of: member) {
        let method = ScriptMethod(function, on: machine)
        extensionMethods.append((table, message, method))
        machine.noteAnswer(to: message)
        if isActive { table.setMethod(method, for: message) }
      }
    }
  }

  /// Puts the overrides of extensions in force.
  package func activate() {
    guard !isActive else { return }
    isActive = true
    Self.active = self
    library.chances.current = machine.chance
    // An object that outlives its scene raises nothing any more.
    UIView.refused = { [weak self] error in
      guard let self, isActive else { return }
      machine.stop(.refusedByTree(refusal(error)))
    }
    for entry in extensionMethods { entry.table.setMethod(entry.method, for: entry.message) }
  }

  /// Calls the observers of a notification that UIKit posts.
  package func post(_ notification: SystemNotification) {
    notificationCenter.post(PostedNotification(notification, library))
  }

  /// Whether properties are observed by their keys.
  package var observesKeys: Bool { !keyObservers.isEmpty }

  /// Calls the observers of a property that the model has changed (EX-49).
  package func change(_ object: ModelObject, key: String) { keyObservers.changed(object, key) }

  /// Gives a view that has come into a window the looks of its classes (UI-23).
  package func arrive(_ view: UIView) { appearances.arrive(view, self) }

  /// Removes the overrides of extensions.
  package func deactivate() {
    guard isActive else { return }
    isActive = false
    for entry in extensionMethods { entry.table.setMethod(nil, for: entry.message) }
  }

  /// The method table of a class; nil for one whose objects have no fields of scripts.
  private func table(of type: Type) -> MethodTable? {
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    guard arguments.isEmpty else {
      if let table = genericTables[type] { return table }
      let table = derivedTable(of: type, nominal, arguments)
      genericTables[type] = table
      return table
    }
    if let table = tables[ObjectIdentifier(nominal)] { return table }
    let table: MethodTable?
    if nominal.isScript {
      table = derivedTable(of: type, nominal, [])
    } else {
      table = HostClasses.type(of: nominal).map {
        .of($0 == NSObject.self ? ModelObject.self : $0)
      }
    }
    tables[ObjectIdentifier(nominal)] = table
    return table
  }

  /// The class functions that the model asks, by their base names.
  private static let classFunctions: [(name: String, message: Message)] = [
    ("defaultAction", .defaultAction), ("needsDisplay", .needsDisplayForKey),
  ]

  /// The method table of a script's class, with the types of a generic one.
  private func derivedTable(
    of type: Type, _ nominal: Nominal, _ arguments: [Type]
  ) -> MethodTable? {
    let superclass = nominal.superclass?.replacing(
      Substitution(nominal.genericParameters, arguments))
    guard let parent = superclass.flatMap({ self.table(of: $0) }) else { return nil }
    let table = MethodTable.derived(from: parent)
    for case .property(let property) in nominal.members["layerClass"] ?? []
    where property.isStatic {
      guard let getter = property.getter.map({ machine.method($0, of: type) }) else { continue }
      table.setMethod(LayerClassMethod(getter, of: type, on: machine), for: .layerClass)
    }
    for (name, message) in Self.classFunctions {
      for case .function(let function) in nominal.members[name] ?? []
      where function.isStatic && function.parameters.map(\.label) == ["forKey"] {
        let function = machine.method(function, of: type)
        table.setMethod(ClassFunctionMethod(function, of: type, on: machine), for: message)
      }
    }
    for member in nominal.members.values.joined() { add(member, of: type, to: table) }
    return table
  }

  /// Makes the overrides of a member of a script's class answer their messages.
  private func add(_ member: Member, of type: Type, to table: MethodTable) {
    for (message, function) in messages(of: member) {
      let function = machine.method(function, of: type)
      table.setMethod(ScriptMethod(function, on: machine), for: message)
      machine.noteAnswer(to: message)
    }
  }

  /// The overrides of a script's class, by the numbers of their messages.
  package func methods(of type: Nominal) -> [(message: Int, method: any UIKitModel.Method)] {
    guard let table = table(of: .nominal(type, [])) else { return [] }
    return table.answeredNumbers.compactMap { number in
      table.method(for: number).map { (number, $0) }
    }
  }

  /// The messages that a member of a script overrides.
  private func messages(of member: Member) -> [(Int, Function)] {
    switch member {
    case .function(let function) where function.isStatic: return []
    case .property(let property) where property.isStatic: return []
    case .function(let function):
      return function.message.map { [($0, function)] } ?? []
    case .property(let property):
      var answers: [(Int, Function)] = []
      if let message = property.getterMessage, let getter = property.getter {
        answers.append((message, getter))
      }
      if let message = property.setterMessage, let setter = property.setter {
        answers.append((message, setter))
      }
      return answers
    default: return []
    }
  }

  private func refusal(_ error: HierarchyError) -> TreeRefusal {
    switch error {
    case .addsItself(let view): .addsItself(traceName(of: view))
    case .addsAncestor(let view, let descendant):
      .addsAncestor(traceName(of: view), to: traceName(of: descendant))
    case .addsWindow(let window): .addsWindow(traceName(of: window))
    case .indexOutOfRange(let index, let count): .indexOutOfRange(index, count: count)
    case .notASubview(let view, let superview):
      .notASubview(traceName(of: view), of: traceName(of: superview))
    case .controllerRing(let controller, let child):
      .controllerRing(traceName(of: controller), of: traceName(of: child))
    case .containsItself(let object): .containsItself(traceName(of: object))
    case .pushedTwice(let controller): .pushedTwice(traceName(of: controller))
    case .invalidGeometry(let view): .invalidGeometry(view.map(traceName) ?? "CALayer")
    case .noCommonAncestor(let one):
      .constraint(one.text { traceName(of: $0) }, .noCommonAncestor)
    case .changesRequiredPriority(let one):
      .constraint(one.text { traceName(of: $0) }, .changesRequiredPriority)
    case .invalidConstraint(let one): .constraint(one.text { traceName(of: $0) }, .notFinite)
    case .invalidPairing(let one, let refusal):
      .constraint(one.text { traceName(of: $0) }, ConstraintRefusal(refusal))
    case .besideContentView(let view, let effect):
      .besideContentView(traceName(of: view), of: traceName(of: effect))
    case .noTransaction: .noTransaction
    case .releasedAnimator: .releasedAnimator
    case .exception(let exception, let objects):
      .exception(exception, objects: objects.map { traceName(of: $0) })
    case .exceptionAbout(let exception, let object, let word):
      .exception(exception, objects: [object.map { traceName(of: $0) } ?? "NSObject", word])
    case .finishesAnimator: .finishesAnimator
    case .changesAnimator(let setting): .changesAnimator(setting.rawValue)
    case .invalidVisualFormat(let error): TreeRefusal(error)
    case .tooDeep: .tooDeep(limit: UIView.deepestLevel)
    }
  }

  // MARK: Host

  package func fields(of object: AnyObject) -> Fields? {
    if let object = modelObject(object) {
      return object.attachment.map { downcast($0, to: Fields.self) }
    }
    return (object as? UIBezierPath)?.attachment.map { downcast($0, to: Fields.self) }
  }

  /// An object of the model's classes that messages reach.
  private func modelObject(_ object: AnyObject) -> ModelObject? {
    classes.isModel(object) ? downcast(object, to: ModelObject.self) : nil
  }

  /// The table with the overrides of an object; nil if it is not one of the model's.
  private func methodTable(of object: AnyObject) -> MethodTable? {
    if let object = modelObject(object) { return object.methodTable }
    return fields(of: object).flatMap { table(of: $0.objectType) }
  }

  package func construct(
    by initializer: HostFunction, fields: Fields, _ registers: Registers
  ) throws(RunStop) {
    guard let table = table(of: fields.objectType) else {
      try initializer.body(registers)
      return
    }
    let outcome: Result<Void, RunStop> = MethodTable.constructing(table, attachment: fields) {
      do throws(RunStop) {
        try initializer.body(registers)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try outcome.get()
    // Paths are not isolated to the main actor, and so have no method table while they are created.
    if let path = registers.references.pointee as? UIBezierPath { path.attachment = fields }
  }

  package func script(for message: Int, of object: AnyObject) -> Function? {
    guard
      let implementation = methodTable(of: object)?.unwatchedMethod(for: message)?.implementation
    else { return nil }
    return downcast(implementation, to: Function.self)
  }

  package func script(for message: Int, above owner: Nominal, of object: AnyObject) -> Function? {
    if owner !== lastOwner {
      tableAbove = table(above: owner, of: object)
      // The superclass of a generic class depends on the object.
      lastOwner = owner.genericParameters.isEmpty ? owner : nil
    }
    guard let implementation = tableAbove?.method(for: message)?.implementation
    else { return nil }
    return downcast(implementation, to: Function.self)
  }

  /// The table for `super` inside a class, or inside an extension of one of the model's.
  private func table(above owner: Nominal, of object: AnyObject) -> MethodTable? {
    if owner.isScript {
      let type = fields(of: object)?.objectType(as: owner) ?? .nominal(owner, [])
      return table(of: type)?.parent
    }
    return HostClasses.type(of: owner).flatMap { MethodTable.of($0).parent }
  }

  package var answerPlace: AnswerPlace? {
    ViewReader.stateOffset.map { AnswerPlace(offset: $0, changes: MethodTable.changes) }
  }

  package func answersItself(_ message: Int, _ object: AnyObject) -> Bool {
    guard let table = methodTable(of: object) else { return false }
    return table.method(for: message) == nil
  }

  package func conduct(_ message: Int, _ object: AnyObject) -> HostConduct {
    switch message {
    case Message.pointInside.index: .computes
    case Message.hitTest.index: .asks
    case Message.layerContains.index: .computes
    // Asks the layers below whether they contain the point.
    case Message.layerHitTest.index
    where !machine.hasAnswer(to: Message.layerContains.index)
      && !machine.hasAnswer(to: message):
      .computes
    default: .acts
    }
  }

  package func answersTogether(
    _ message: Int, _ object: AnyObject, isSuper: Bool, x: [Double], y: [Double],
    event: AnyObject?
  ) -> BatchAnswers? {
    guard message == Message.hitTest.index, let view = object as? UIView else { return nil }
    let event = event.map { downcast($0, to: UIEvent.self) }
    let joint =
      if !isSuper, let method = view.methodTable.method(for: .hitTest) {
        method.answersTogether(.hitTest, view, x: x, y: y, event)
      } else {
        view.hitTestTogether(x: x, y: y, event: event)
      }
    guard let joint else { return nil }
    return BatchAnswers(steps: joint.costs, outcomes: joint.outcomes, objects: joint.views)
  }

  package func keepsAnswers(_ type: Nominal) -> Bool {
    type.lineage.lazy.compactMap(HostClasses.type).first is UIView.Type
  }

  package func isInstance(_ object: AnyObject, of type: Nominal) -> Bool {
    // The class that a dump names is one below the declared class: no program can cast to it.
    fields(of: object)?.type.isDerived(from: type) ?? classes.isInstance(object, of: type)
  }

  package func type(of object: AnyObject) -> Nominal {
    if let fields = fields(of: object) { return fields.type }
    let nominal = classes.nominal(of: object)
    guard let printedClass, let view = object as? UIView, let name = printedClass(view),
      name != nominal.name
    else { return nominal }
    return dumpedClass(name, nominal)
  }

  /// The class that a view had where its dump was made, below the class that replaces it.
  private func dumpedClass(_ name: String, _ nominal: Nominal) -> Nominal {
    let key = "\(name) \(nominal.name)"
    if let known = dumpedClasses[key] { return known }
    let type = Nominal(name: name, kind: .class, origin: nominal.origin)
    type.superclass = .nominal(nominal, [])
    dumpedClasses[key] = type
    return type
  }

  package func describe(_ object: AnyObject) -> String {
    if let text = layoutText(of: object) { return text }
    let model = object as? ModelObject
    let name = model.flatMap(nameOf)
    guard object is UIResponder || name != nil else {
      let text = "\(object)"
      // Addresses differ from run to run, and for classes without a text Swift writes the module.
      guard text.contains("0x") || text.hasPrefix("UIKitModel.") else { return text }
      let className = type(of: object).name
      return "<\(className)>" + (object is CGContext ? " (kCGContextTypeBitmap)" : "")
    }
    let className = type(of: object).name
    guard let view = object as? UIView else {
      return name.map { "<\(className): \($0)>" } ?? "<\(className)>"
    }
    let frame = view.frame
    let geometry = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
    let place = "(\(geometry[0]) \(geometry[1]); \(geometry[2]) \(geometry[3]))"
    return "<\(className)\(name.map { ": \($0)" } ?? ""); frame = \(place)>"
  }

  /// Constraints and anchors print their relation, as UIKit's do, without addresses.
  private func layoutText(of object: AnyObject) -> String? {
    let text: String
    switch object {
    case let constraint as NSLayoutConstraint: text = constraint.printed { traceName(of: $0) }
    case let anchor as NSLayoutAnchor: text = "\"\(anchor.text { traceName(of: $0) })\""
    default: return nil
    }
    return "<\(type(of: object).name) \(text)>"
  }

  package func traceName(of object: AnyObject) -> String {
    if let object = object as? ModelObject, let name = nameOf(object) { return name }
    return type(of: object).name
  }

  package func isEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
    if left === right { return true }
    return (left as? NSObject)?.isEqual(right) ?? false
  }

  package func write(_ text: String) {
    onWrite(text)
  }

  package func leaveOut(_ bytes: Int) {
    onLeaveOut(bytes)
  }
}

/// The model's classes and their declarations.
enum HostClasses {
  /// The classes that casts found. Classes belong to the process and are never released, so a
  /// cached one is valid for all libraries; a cast each time would slow down every message to
  /// `super`.
  private static var types: [ObjectIdentifier: NSObject.Type] = [:]

  /// The class that a declaration of the host represents; nil when it is not a class of objects.
  static func type(of nominal: Nominal) -> NSObject.Type? {
    guard case .host(let key?) = nominal.origin else { return nil }
    if let known = types[key] { return known }
    // An identifier of a class is the class itself.
    guard nominal.kind == .class else { return nil }
    let type = unsafeBitCast(key, to: AnyClass.self) as? NSObject.Type
    types[key] = type
    return type
  }

  /// The declaration of an object's class, or of the nearest superclass that has one.
  static func nominal(of object: AnyObject, in library: Library) -> Nominal {
    let own: AnyClass = Swift.type(of: object)
    if let known = library.objectClasses[ObjectIdentifier(own)] { return known }
    var type: AnyClass? = own
    while let current = type {
      if let declared = library.hostTypes[ObjectIdentifier(current)] {
        let isDeclared = current == own || own == ModelObject.self
        let nominal = isDeclared ? declared : inner(own, declared)
        library.objectClasses[ObjectIdentifier(own)] = nominal
        return nominal
      }
      type = _getSuperclass(current)
    }
    return library.hostNominal(NSObject.self, .class)
  }

  /// A class of UIKit's or Foundation's own that no program can name, such as `UIDropShadowView`:
  /// it prints under its own name. A class of the model alone is represented by the nearest class
  /// that programs know.
  private static func inner(_ type: AnyClass, _ declared: Nominal) -> Nominal {
    let name = _typeName(type, qualified: false)
    let isPrivate = name.hasPrefix("UI") || name.hasPrefix("_UI") || name == "__NSObserver"
    guard isPrivate || name == "AppDelegate" else {
      return declared
    }
    let nominal = Nominal(name: name, kind: .class, origin: .host(ObjectIdentifier(type)))
    nominal.superclass = .nominal(declared, [])
    return nominal
  }
}
