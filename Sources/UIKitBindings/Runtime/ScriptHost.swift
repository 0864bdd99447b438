import Foundation
import Interpreter
import Records
import UIKitModel

/// The model as the machine sees it: objects with their script classes, messages, and names.
///
/// One host belongs to one scene. Overrides in extensions of the model's own classes are in force
/// while their scene is the active one.
package final class ScriptHost: Interpreter.Host {
  private let library: Library
  private unowned var machine: Machine!
  private var tables: [ObjectIdentifier: MethodTable] = [:]
  private var extensionMethods: [(table: MethodTable, message: Message, method: ScriptMethod)] = []
  private var isActive = false
  /// A class whose instances are responders.
  private var knownResponder: ObjectIdentifier?
  /// The class whose `super` was meant last, and the table above its own.
  private var lastOwner: Nominal?
  private var tableAbove: MethodTable?

  /// How a trace and `print` call an object; nil to use its class.
  package var nameOf: (UIResponder) -> String? = { _ in nil }
  /// Gets what scripts print.
  package var onWrite: (String) -> Void = { _ in }

  package init(library: Library) {
    self.library = library
  }

  /// Ties the host to the machine that runs its scripts. To be called once, at once.
  package func connect(_ machine: Machine) {
    self.machine = machine
  }

  /// Lets go of everything that leads to the machine, which owns the host: to be called when the
  /// scene goes. Objects that are left keep their own methods.
  package func disconnect() {
    deactivate()
    tables = [:]
    extensionMethods = []
    lastOwner = nil
    tableAbove = nil
    nameOf = { _ in nil }
    onWrite = { _ in }
  }

  // MARK: Classes

  /// Gives script classes their method tables, superclasses first.
  package func install(_ types: [Nominal]) {
    for type in types where type.kind == .class { _ = table(of: type) }
  }

  /// Gives classes of the model the overrides of extensions.
  package func install(overrides: [(type: Nominal, member: Member)]) {
    for (type, member) in overrides {
      guard let table = table(of: type) else { continue }
      for (message, function) in messages(of: member) {
        let method = ScriptMethod(function, on: machine)
        extensionMethods.append((table, message, method))
        if isActive { table.setMethod(method, for: message) }
      }
    }
  }

  /// Puts the overrides of extensions in force.
  package func activate() {
    guard !isActive else { return }
    isActive = true
    for entry in extensionMethods { entry.table.setMethod(entry.method, for: entry.message) }
  }

  /// Takes the overrides of extensions out of force.
  package func deactivate() {
    guard isActive else { return }
    isActive = false
    for entry in extensionMethods { entry.table.setMethod(nil, for: entry.message) }
  }

  /// The method table of a class; nil for one that is no responder.
  private func table(of type: Nominal) -> MethodTable? {
    if let table = tables[ObjectIdentifier(type)] { return table }
    let table: MethodTable
    if type.isScript {
      guard let superclass = type.superclassNominal, let parent = self.table(of: superclass) else {
        return nil
      }
      table = .derived(from: parent)
      for members in type.members.values {
        for member in members {
          for (message, function) in messages(of: member) {
            table.setMethod(ScriptMethod(function, on: machine), for: message)
          }
        }
      }
    } else {
      guard let native = HostClasses.type(of: type) else { return nil }
      table = .of(native)
    }
    tables[ObjectIdentifier(type)] = table
    return table
  }

  /// The messages that a member of a script answers.
  private func messages(of member: Member) -> [(Message, Function)] {
    switch member {
    case .function(let function):
      guard let message = function.message.flatMap(Self.message) else { return [] }
      return [(message, function)]
    case .property(let property):
      var answers: [(Message, Function)] = []
      if let message = property.getterMessage.flatMap(Self.message),
        let getter = property.getter
      {
        answers.append((message, getter))
      }
      if let message = property.setterMessage.flatMap(Self.message),
        let setter = property.setter
      {
        answers.append((message, setter))
      }
      return answers
    default: return []
    }
  }

  private static func message(_ index: Int) -> Message? {
    UInt8(exactly: index).flatMap(Message.init)
  }

  // MARK: Host

  package func fields(of object: AnyObject) -> Fields? {
    // A cast walks up the classes: most objects that are asked about are of one class.
    let own = ObjectIdentifier(Swift.type(of: object))
    if own != knownResponder {
      guard object is UIResponder else { return nil }
      knownResponder = own
    }
    let responder = unsafeDowncast(object, to: UIResponder.self)
    return responder.attachment.map { unsafeDowncast($0, to: Fields.self) }
  }

  package func construct(
    _ type: Nominal, by initializer: HostFunction, fields: Fields, _ registers: Registers
  ) throws(RunStop) {
    guard let table = table(of: type) else {
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
  }

  package func script(for message: Int, of object: AnyObject) -> Function? {
    let responder = unsafeDowncast(object, to: UIResponder.self)
    guard
      let implementation = responder.methodTable.unwatchedMethod(for: message)?.implementation
    else { return nil }
    return unsafeDowncast(implementation, to: Function.self)
  }

  package func script(for message: Int, above owner: Nominal, of object: AnyObject) -> Function? {
    if owner !== lastOwner {
      lastOwner = owner
      tableAbove = table(of: owner)?.parent
    }
    guard let message = Self.message(message),
      let implementation = tableAbove?.method(for: message)?.implementation
    else { return nil }
    return unsafeDowncast(implementation, to: Function.self)
  }

  package var answerPlace: AnswerPlace? {
    ViewReader.stateOffset.map { AnswerPlace(offset: $0, changes: MethodTable.changes) }
  }

  package func keepsAnswers(_ type: Nominal) -> Bool {
    var current: Nominal? = type
    while let next = current {
      if let native = HostClasses.type(of: next) { return native is UIView.Type }
      current = next.superclassNominal
    }
    return false
  }

  package func isInstance(_ object: AnyObject, of type: Nominal) -> Bool {
    self.type(of: object).isDerived(from: type)
  }

  package func type(of object: AnyObject) -> Nominal {
    if let fields = fields(of: object) { return fields.type }
    return HostClasses.nominal(of: object, in: library)
  }

  package func describe(_ object: AnyObject) -> String {
    guard let responder = object as? UIResponder else { return "\(object)" }
    let className = type(of: object).name
    let name = nameOf(responder).map { "\($0)" }
    guard let view = object as? UIView else {
      return name.map { "<\(className): \($0)>" } ?? "<\(className)>"
    }
    let frame = view.frame
    let geometry = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
    let place = "(\(geometry[0]) \(geometry[1]); \(geometry[2]) \(geometry[3]))"
    return "<\(className)\(name.map { ": \($0)" } ?? ""); frame = \(place)>"
  }

  package func traceName(of object: AnyObject) -> String {
    if let responder = object as? UIResponder, let name = nameOf(responder) { return name }
    return type(of: object).name
  }

  package func isEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
    if left === right { return true }
    guard !(left is UIResponder), let left = left as? NSObject else { return false }
    return left.isEqual(right)
  }

  package func write(_ text: String) {
    onWrite(text)
  }
}

/// The model's classes and their declarations.
enum HostClasses {
  private static var types: [ObjectIdentifier: UIResponder.Type] = [:]
  private static var nominals: [ObjectIdentifier: Nominal] = [:]

  /// The class that a declaration of the host stands for; nil when it is no responder.
  static func type(of nominal: Nominal) -> UIResponder.Type? {
    guard case .host(let key?) = nominal.origin else { return nil }
    if let known = types[key] { return known }
    // An identifier of a class is the class itself.
    guard nominal.kind == .class else { return nil }
    let type = unsafeBitCast(key, to: AnyClass.self) as? UIResponder.Type
    types[key] = type
    return type
  }

  /// The declaration of an object's class, or of the nearest superclass that has one.
  static func nominal(of object: AnyObject, in library: Library) -> Nominal {
    let own: AnyClass = Swift.type(of: object)
    if let known = nominals[ObjectIdentifier(own)] { return known }
    var type: AnyClass? = own
    while let current = type {
      if let nominal = library.hostTypes[ObjectIdentifier(current)] {
        nominals[ObjectIdentifier(own)] = nominal
        return nominal
      }
      type = _getSuperclass(current)
    }
    return library.hostNominal(NSObject.self, .class)
  }
}
