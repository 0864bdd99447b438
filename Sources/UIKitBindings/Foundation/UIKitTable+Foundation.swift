import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The part of Foundation that the model's classes use.
extension UIKitTable {
  static func addFoundation(_ table: Table) {
    table.protocol("NSObjectProtocol", "What every object of UIKit can do.") {
      $0.requirement(
        "isEqual(_:)", [AnyValue?.self], returns: Bool.self, "Whether both count as equal.")
      $0.requirement(
        "isKind(of:)", [TypeValue.self], returns: Bool.self, "Whether it is of a class.")
      $0.requirement(
        "responds(to:)", [Selector?.self], returns: Bool.self, "Whether it has a method.")
    }
    table.function(
      "NSLocalizedString(_:comment:)", "The text itself: there are no translations here."
    ) { (key: String, _: String) in key }
    table.function(
      "NSLocalizedString(_:tableName:value:comment:)", "The value, or the text itself."
    ) { (key: String, _: String?, value: String, _: String) in value.isEmpty ? key : value }
    table.function("NSLocalizedString(_:tableName:comment:)", "The text itself.") {
      (key: String, _: String?, _: String) in key
    }
    table.function("NSLocalizedString(_:value:comment:)", "The value, or the text itself.") {
      (key: String, value: String, _: String) in value.isEmpty ? key : value
    }
    // A bundle is reported as unavailable, which is more precise than a superfluous argument.
    table.function("NSLocalizedString(_:bundle:comment:)", "The text itself.") {
      (key: String, _: AnyValue, _: String) in key
    }
    table.function("NSLocalizedString(_:tableName:bundle:comment:)", "The text itself.") {
      (key: String, _: String?, _: AnyValue, _: String) in key
    }
    table.function(
      "NSLocalizedString(_:tableName:bundle:value:comment:)", "The value, or the text itself."
    ) { (key: String, _: String?, _: AnyValue, value: String, _: String) in
      value.isEmpty ? key : value
    }
    table.class(
      NSObject.self, protocols: ["NSObjectProtocol", "Equatable", "Hashable"],
      "The root of UIKit's classes."
    ) {
      $0.initializer("init()", designated: true, "An object.") { () in ModelObject() }
      addEquality($0)
      addSelectorCalls($0)
      addCopying($0)
      $0.message(
        "awakeFromNib()", .awakeFromNib, "The object came out of an archive; without effect."
      ) { (_: NSObject) in }
      addKeyValueCoding($0)
      addKeyObserving($0)
      addObserverMessages($0)
      addKeptValues($0)
      $0.method("isKind(of:)", "Whether the object is of a class, or of one derived from it.") {
        (object: NSObject, type: TypeValue) in ScriptTypes.isInstance(object, of: type.type)
      }
      $0.method("isMember(of:)", "Whether the object is of exactly a class.") {
        (object: NSObject, type: TypeValue) in ScriptTypes.isExactly(object, type.type)
      }
    }
    table.library.extend(NSRange.self)
    addNotFound(table)
    table.structure(NSRange.self, protocols: ["Equatable", "Hashable"], "A part of a text.") {
      $0.field("location", \NSRange.location, "Where it begins, in UTF-16 units.")
      $0.field("length", \NSRange.length, "How long it is, in UTF-16 units.")
      $0.memberwise("init(location:length:)", "A part by its beginning and its length.")
      $0.initializer("init()", "No part.") { () in NSRange() }
      addIndices($0)
      $0.describe { (r: NSRange) in "{\(r.location), \(r.length)}" }
    }
    table.function("NSMakeRange(_:_:)", "A part by its beginning and its length.") {
      (location: Int, length: Int) in NSRange(location: location, length: length)
    }
    table.class(
      MemoryZone.self, named: "NSZone", superclass: NSObject.self, isFinal: true,
      "Where an object is allocated; always nil."
    )
    table.protocol("NSCopying", "What can be copied by `copy()`.") {
      $0.requirement(
        "copy(with:)", selector: "copyWithZone:", [MemoryZone?.self], returns: AnyValue.self,
        "The copy.")
    }
    table.protocol("NSMutableCopying", "What can be copied by `mutableCopy()`, to be changed.") {
      $0.requirement(
        "mutableCopy(with:)", selector: "mutableCopyWithZone:", [MemoryZone?.self],
        returns: AnyValue.self, "The copy.")
    }
    table.class(NSNull.self, superclass: NSObject.self, "The object that represents nothing.") {
      $0.initializer("init()", designated: true, "The object.") { () in ScriptTypes.null }
    }
    table.class(
      NSCoder.self, superclass: NSObject.self,
      "An archive: of a nib (VC-21), or of an app's state (AP-52)."
    ) {
      addKeyedCoding($0)
      $0.initializer("init()", designated: true, "An archive with nothing in it.") { () in NSCoder()
      }
      $0.staticMethod("string(for:)", "The text of a point: `{1, 2}`.") { (value: CGPoint) in
        NSCoder.string(for: value)
      }
      $0.staticMethod("string(for:)", "The text of a size: `{1, 2}`.") { (value: CGSize) in
        NSCoder.string(for: value)
      }
      $0.staticMethod("string(for:)", "The text of a rectangle: `{{1, 2}, {3, 4}}`.") {
        (value: CGRect) in NSCoder.string(for: value)
      }
      $0.staticMethod("string(for:)", "The text of insets: `{1, 2, 3, 4}`.") {
        (value: UIEdgeInsets) in NSCoder.string(for: value)
      }
      $0.staticMethod("cgPoint(for:)", "The point of a text; zero for another text.") {
        (text: String) in NSCoder.cgPoint(for: text)
      }
      $0.staticMethod("cgSize(for:)", "The size of a text; zero for another text.") {
        (text: String) in NSCoder.cgSize(for: text)
      }
      $0.staticMethod("cgRect(for:)", "The rectangle of a text; zero for another text.") {
        (text: String) in NSCoder.cgRect(for: text)
      }
      $0.staticMethod("uiEdgeInsets(for:)", "The insets of a text; zero for another text.") {
        (text: String) in NSCoder.uiEdgeInsets(for: text)
      }
      $0.staticMethod("string(for:)", "The text of a transform: `[1, 0, 0, 1, 0, 0]`.") {
        (value: CGAffineTransform) in NSCoder.string(for: value)
      }
    }
    table.function("NSStringFromCGPoint(_:)", "The text of a point: `{1, 2}`.") {
      (point: CGPoint) in NSStringFromCGPoint(point)
    }
    table.function("NSStringFromCGSize(_:)", "The text of a size: `{1, 2}`.") {
      (size: CGSize) in NSStringFromCGSize(size)
    }
    table.function("NSStringFromCGRect(_:)", "The text of a rectangle: `{{1, 2}, {3, 4}}`.") {
      (rect: CGRect) in NSStringFromCGRect(rect)
    }
    table.function("NSStringFromUIEdgeInsets(_:)", "The text of insets: `{1, 2, 3, 4}`.") {
      (insets: UIEdgeInsets) in NSStringFromUIEdgeInsets(insets)
    }
    table.function("NSStringFromClass(_:)", "The name of a class.") {
      (type: TypeValue) in ScriptTypes.name(of: type.type)
    }
    table.function("NSClassFromString(_:)", "The class of a name; nil when there is none.") {
      (name: String) in ScriptTypes.type(named: name)
    }
    addLaunching(table)
    addSelector(table)
    addUnmanaged(table)
    addAssociations(table)
    addBoxedValues(table)
  }

  private static func addEquality(_ type: TypeTable) {
    type.message(
      "isEqual(_:)", Message.isEqual.index,
      "Whether both are the same object, or equal by their class's rule; what == asks.",
      send: { (object: NSObject, other: AnyValue?) in object.isEqual(other?.object) },
      direct: { (object: NSObject, other: AnyValue?) in
        ScriptTypes.directly(.isEqual, object) { object.isEqual(other?.object) }
      })
    type.overridableProperty(
      "hash", getter: Message.hash.index, get: { (object: NSObject) in object.hash },
      directGet: { (object: NSObject) in ScriptTypes.directly(.hash, object) { object.hash } },
      "A number that equal objects share.")
    type.property(
      "description", get: { (object: NSObject) in ScriptTypes.text(of: object) },
      "The object's text.")
    type.property(
      "debugDescription", get: { (object: NSObject) in ScriptTypes.text(of: object) },
      "The object's text for debugging.")
  }

  private static func addCopying(_ type: TypeTable) {
    type.method("copy()", "What the object's `copy(with:)` returns.") {
      (object: NSObject) throws(RunStop) in try Calls.copy(of: object, "copyWithZone:")
    }
    type.method("mutableCopy()", "What the object's `mutableCopy(with:)` returns.") {
      (object: NSObject) throws(RunStop) in try Calls.copy(of: object, "mutableCopyWithZone:")
    }
  }

  private static func addSelectorCalls(_ type: TypeTable) {
    let question = type.method("responds(to:)", "Whether the object has a method of that name.") {
      (object: NSObject, selector: Selector?) in
      guard let selector else { return false }
      return Calls.knows(selector, object)
    }
    question.parameters[0].isImplicitlyUnwrapped = true
    type.method("perform(_:)", "Calls a method by its name.") {
      (object: NSObject, selector: Selector?) throws(RunStop) in
      try Calls.perform(selector, on: object, [])
    }.isDiscardable = true
    addClassMessages(type)
    type.method("perform(_:with:)", "Calls a method by its name, with an object.") {
      (object: NSObject, selector: Selector?, argument: AnyValue?) throws(RunStop) in
      try Calls.perform(selector, on: object, [argument?.object])
    }.isDiscardable = true
    type.method("perform(_:with:with:)", "Calls a method by its name, with two objects.") {
      (object: NSObject, selector: Selector?, first: AnyValue?, second: AnyValue?) throws(RunStop)
      in try Calls.perform(selector, on: object, [first?.object, second?.object])
    }.isDiscardable = true
  }

  private static func addSelector(_ table: Table) {
    table.name(Selector.self, "The name of a method as Objective-C spells it.") {
      $0.initializer("init(_:)", "A selector by its name.") { (name: String) in Selector(name) }
      $0.readOnly("description", \Selector.description, "The name.")
    }
    // It is described without reading any of its members.
    table.library.hostNominal(Selector.self, .structure).describeValue = { String.read($0) }
    table.function("NSStringFromSelector(_:)", "The name of a selector.") {
      (selector: Selector) in NSStringFromSelector(selector)
    }
    table.function("NSSelectorFromString(_:)", "The selector of a name.") {
      (name: String) in NSSelectorFromString(name)
    }
  }
}

extension UIKitTable {
  /// The result of `perform`: an object that is not retained.
  private static func addUnmanaged(_ table: Table) {
    table.class(
      Calls.Unmanaged.self, superclass: NSObject.self,
      "What `perform` gives: an object as Objective-C gives it."
    ) {
      $0.method("takeUnretainedValue()", "The object.") { (u: Calls.Unmanaged) in u.value }
      $0.method("takeRetainedValue()", "The object.") { (u: Calls.Unmanaged) in u.value }
    }
  }

  /// Associates a value with an object of the model or of a script.
  static func associate(
    _ object: AnyValue, _ key: UnsafeRawPointer, _ value: AnyValue?,
    _ policy: objc_AssociationPolicy
  ) {
    guard let fields = object.object as? Fields else {
      objc_setAssociatedObject(object.object, key, value?.object, policy)
      return
    }
    fields.associations[key] = value?.object
  }

  /// The value that is associated with an object under a key.
  static func associated(_ object: AnyValue, _ key: UnsafeRawPointer) -> AnyValue? {
    if let fields = object.object as? Fields {
      return fields.associations[key].map { AnyValue($0) }
    }
    return objc_getAssociatedObject(object.object, key).map { AnyValue($0 as AnyObject) }
  }

  private static func addAssociations(_ table: Table) {
    table.structure(UnsafeRawPointer.self, "The address of a variable: a key.") {
      $0.initializer("init(_:)", "An address.") { (address: UnsafeRawPointer) in address }
    }
    table.enumeration(
      objc_AssociationPolicy.self, objc_AssociationPolicy.allCases.map { ("\($0)", $0) },
      "How an associated object is kept.")
    table.function(
      "objc_setAssociatedObject(_:_:_:_:)", "Keeps a value with an object, under a key."
    ) {
      (
        object: AnyValue, key: UnsafeRawPointer, value: AnyValue?, policy: objc_AssociationPolicy
      ) in associate(object, key, value, policy)
    }
    table.function("objc_getAssociatedObject(_:_:)", "What is kept with an object under a key.") {
      (object: AnyValue, key: UnsafeRawPointer) -> AnyValue? in associated(object, key)
    }
    table.function("objc_removeAssociatedObjects(_:)", "Takes away what is kept with an object.") {
      (object: AnyValue) in
      (object.object as? Fields)?.associations = [:]
      objc_removeAssociatedObjects(object.object)
    }
  }
}

/// Foundation's `NSZone`; its value is always nil.
final class MemoryZone: NSObject {}

nonisolated extension UnsafeRawPointer: BridgedValue {}
nonisolated extension objc_AssociationPolicy: BridgedEnumeration {}

/// Calls by name.
enum Calls {
  /// An object as `perform` returns it.
  final class Unmanaged: NSObject {
    let value: AnyValue

    init(_ value: AnyValue) { self.value = value }
  }

  /// Whether an object has a method, by its class or by a line of `on`: as for `canPerformAction`
  /// and `target(forAction:)` (TA-7, TA-8).
  static func knows(_ selector: Selector, _ object: NSObject) -> Bool {
    if let host = ScriptHost.active, host.method(selector.name, of: object) != nil { return true }
    return UIApplication.shared.actionPerformer?.knows(selector, object) ?? false
  }

  /// The result of a method that copies an object.
  static func copy(of object: NSObject, _ selector: String) throws(RunStop) -> AnyValue? {
    // A block is on the heap already.
    if object is BlockObject { return AnyValue(object) }
    return try perform(Selector(selector), on: object, [nil])?.value
  }

  /// The copy that an object's `copy(with:)` returns, or else the result of Foundation's `copy`.
  static func copy(of object: AnyObject) throws(RunStop) -> AnyObject {
    let name = "copyWithZone:"
    if let object = object as? NSObject, knows(Selector(name), object),
      let copy = try copy(of: object, name)
    {
      return copy.object
    }
    return try ObjectiveCMessages.copy(of: object)
  }

  static func perform(
    _ selector: Selector?, on object: NSObject, _ arguments: [AnyObject?]
  ) throws(RunStop) -> Unmanaged? {
    guard let host = ScriptHost.active, let selector else { return nil }
    guard let function = host.method(selector.name, of: object) else {
      if let performer = UIApplication.shared.actionPerformer, performer.knows(selector, object),
        performer.perform(selector, on: object, sender: arguments.first ?? nil, event: nil)
      {
        return nil
      }
      throw RunStop(host.unrecognized(selector.name, object))
    }
    return try host.machine.perform(function, on: object, with: arguments)
      .map { Unmanaged(AnyValue($0)) }
  }
}

extension Table {
  /// A structure around one text, its raw value.
  ///
  /// `name` is its name in scripts if that differs; such a name is only in the scope of `outer`.
  func name<Name: BridgedName>(
    _ type: Name.Type, named name: String? = nil, in outer: (any Bridged.Type)? = nil,
    _ summary: String, _ declare: @escaping (TypeTable) -> Void = { _ in }
  ) {
    let nominal = library.hostNominal(type, .structure, named: name)
    let asType = aroundText(nominal, "rawValue", summary)
    if let outer, case .nominal(let around, _) = outer.type(in: library) {
      nominal.outer = around
      around.add(.type(asType), named: nominal.name)
    } else if name == nil {
      library.add(.type(asType), named: nominal.name)
    }
    extend(asType) {
      declare($0)
      guard $0.nominal.members["init"] == nil else { return }
      $0.initializer("init(rawValue:)", "A value by its name.") { (text: String) in
        Name.named(text)
      }
    }
  }

  /// A structure around one text, which scripts read as a property of a name.
  func text<Value: Bridged>(
    _ type: Value.Type, named name: String, field: String, _ summary: String,
    _ declare: @escaping (TypeTable) -> Void
  ) {
    let nominal = library.hostNominal(type, .structure, named: name)
    let asType = aroundText(nominal, field, summary)
    // Also if no member was looked up yet: it prints as its text.
    nominal.describeValue = { String.read($0) }
    library.add(.type(asType), named: name)
    extend(asType, declare)
  }

  private func aroundText(_ nominal: Nominal, _ field: String, _ summary: String) -> Type {
    nominal.hostLayout = .reference
    nominal.summary = summary
    nominal.protocols += ["Equatable", "Hashable"].map {
      .nominal(library.protocolNominal($0), [])
    }
    let text = Property(
      name: field, type: .string, owner: nominal, isStatic: false, isConstant: true,
      storage: .part(.none))
    text.summary = "The text."
    nominal.storedProperties.append(text)
    nominal.add(.property(text), named: field)
    return Type.nominal(nominal, [])
  }
}

/// Classes as scripts name them, compared with objects.
enum ScriptTypes {
  /// The one object of its class, as on a device.
  static let null = NSNull()

  /// Whether an object is of a class, or of one derived from it, including the script's classes.
  static func isInstance(_ object: NSObject, of type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type else { return false }
    if let fields = fields(of: object) { return fields.type.isDerived(from: nominal) }
    var current: AnyClass? = Swift.type(of: object)
    while let own = current {
      if isHost(nominal, own) { return true }
      current = _getSuperclass(own)
    }
    return false
  }

  /// Whether an object is of exactly a class.
  static func isExactly(_ object: NSObject, _ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type else { return false }
    if let fields = fields(of: object) { return fields.type === nominal }
    return isHost(nominal, Swift.type(of: object))
  }

  /// The name of a class as scripts write it.
  static func name(of type: Type) -> String {
    guard case .nominal(let nominal, _) = type else { return "" }
    return nominal.name
  }

  /// The name of a class without that of its module.
  static func plainName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The class of a name: the model's, or one of the script that runs.
  static func type(named name: String) -> TypeValue? {
    guard let host = ScriptHost.active else { return nil }
    let plain = plainName(name)
    let members = (host.machine.module?.members[plain] ?? []) + (host.library.members[plain] ?? [])
    for case .type(.nominal(let nominal, _)) in members where nominal.kind == .class {
      return TypeValue(.nominal(nominal, []))
    }
    return nil
  }

  /// The model's own text of an object.
  static func text(of object: NSObject) -> String {
    ScriptHost.active?.describe(object) ?? object.description
  }

  /// The model's own result of a message, past every override.
  static func directly<Result>(
    _ message: Message, _ object: NSObject, _ access: () -> Result
  ) -> Result {
    guard let object = object as? ModelObject else { return access() }
    return Door.directly(message, of: object, access)
  }

  private static func isHost(_ nominal: Nominal, _ type: AnyClass) -> Bool {
    guard case .host(let key?) = nominal.origin else { return false }
    return key == ObjectIdentifier(type)
  }

  /// The name of an object's class.
  static func name(of object: NSObject) -> String {
    fields(of: object)?.type.name ?? _typeName(Swift.type(of: object), qualified: false)
  }

  private static func fields(of object: NSObject) -> Fields? {
    (object as? ModelObject)?.attachment as? Fields
  }
}
