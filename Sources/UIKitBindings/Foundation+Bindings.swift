import Foundation
import Interpreter
import UIKitModel

/// What Foundation gives to the model's classes.
extension UIKitTable {
  static func addFoundation(_ table: Table) {
    table.class(
      NSObject.self, protocols: ["Equatable", "Hashable"], "The root of UIKit's classes."
    ) {
      $0.initializer("init()", designated: true, "An object.") { () in NSObject() }
      $0.method("isEqual(_:)", "Whether both are the same object, or equal by their class's rule.")
      {
        (object: NSObject, other: AnyValue?) in object.isEqual(other?.object)
      }
      $0.readOnly("hash", \NSObject.hash, "A number that equal objects share.")
      $0.readOnly("description", \NSObject.description, "The object's text.")
      $0.method("isKind(of:)", "Whether the object is of a class, or of one derived from it.") {
        (object: NSObject, type: TypeValue) in ScriptTypes.isInstance(object, of: type.type)
      }
      $0.method("isMember(of:)", "Whether the object is of exactly a class.") {
        (object: NSObject, type: TypeValue) in ScriptTypes.isExactly(object, type.type)
      }
    }
    table.class(
      NSCoder.self, superclass: NSObject.self, "An archive, of which there are none here."
    ) {
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
    addSelector(table)
  }

  private static func addSelector(_ table: Table) {
    table.name(Selector.self, "The name of a method as Objective-C spells it.") {
      $0.initializer("init(_:)", "A selector by its name.") { (name: String) in Selector(name) }
      $0.readOnly("description", \Selector.description, "The name.")
    }
    table.function("NSStringFromSelector(_:)", "The name of a selector.") {
      (selector: Selector) in NSStringFromSelector(selector)
    }
    table.function("NSSelectorFromString(_:)", "The selector of a name.") {
      (name: String) in NSSelectorFromString(name)
    }
  }
}

extension Table {
  /// A structure around one text.
  func name<Name: BridgedName>(
    _ type: Name.Type, in outer: (any Bridged.Type)? = nil, _ summary: String,
    _ declare: @escaping (TypeTable) -> Void = { _ in }
  ) {
    let nominal = library.hostNominal(type, .structure)
    nominal.hostLayout = .reference
    nominal.summary = summary
    nominal.protocols += ["Equatable", "Hashable"].map {
      .nominal(library.protocolNominal($0), [])
    }
    let text = Property(
      name: "rawValue", type: .string, owner: nominal, isStatic: false, isConstant: true,
      storage: .part(.none))
    nominal.storedProperties.append(text)
    nominal.add(.property(text), named: "rawValue")
    let asType = Type.nominal(nominal, [])
    if let outer, case .nominal(let around, _) = outer.type(in: library) {
      nominal.outer = around
      around.add(.type(asType), named: nominal.name)
    } else {
      library.add(.type(asType), named: nominal.name)
    }
    extend(asType, declare)
  }
}

/// Classes as scripts name them, against objects.
enum ScriptTypes {
  /// Whether an object is of a class, or of one derived from it, the script's classes included.
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

  private static func isHost(_ nominal: Nominal, _ type: AnyClass) -> Bool {
    guard case .host(let key?) = nominal.origin else { return false }
    return key == ObjectIdentifier(type)
  }

  private static func fields(of object: NSObject) -> Fields? {
    (object as? UIResponder)?.attachment as? Fields
  }
}
