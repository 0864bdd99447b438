import Machine
import ScriptLibrary
import TypedProgram

/// The names of the table's types in C, in both directions.
final class TypeNames {
  private let library: Library
  private let byName: [String: Nominal]
  private let cNames: [ObjectIdentifier: String]

  /// Classes with another name in Swift.
  private static let classNames = [
    "Bundle": "NSBundle",
    "Notification": "NSNotification", "NotificationCenter": "NSNotificationCenter",
    "OperationQueue": "NSOperationQueue", "RunLoop": "NSRunLoop", "Thread": "NSThread",
    "Timer": "NSTimer", "UndoManager": "NSUndoManager", "Name": "NSNotificationName",
    "Mode": "NSRunLoopMode", "CompareOptions": "NSStringCompareOptions",
  ]

  init(_ library: Library) {
    self.library = library
    var byName: [String: Nominal] = [:]
    var cNames: [ObjectIdentifier: String] = [:]
    for nominal in Array(library.hostTypes.values) + Self.typesInSwift(library) {
      let joined = nominal.fullName.filter { $0 != "." }
      let name =
        nominal.importedName ?? Self.classNames[joined] ?? library.importedNames[joined] ?? joined
      let known = Self.exceptions[name] ?? name
      cNames[ObjectIdentifier(nominal)] = known
      // A class that contains a private one is not the class of that name.
      if byName[known] == nil || nominal.outer == nil { byName[known] = nominal }
    }
    self.byName = byName
    self.cNames = cNames
  }

  /// The framework types that loaded parts of the library in Swift declare.
  private static func typesInSwift(_ library: Library) -> [Nominal] {
    let outer =
      library.members.values.joined()
      + library.extendedHostTypes.flatMap {
        $0.members.values.joined()
      }
    return outer.flatMap { member -> [Nominal] in
      guard let nominal = type(member) else { return [] }
      return [nominal] + nominal.members.values.joined().compactMap(type)
    }
  }

  /// The framework type that is a member of a type or of the library.
  private static func type(_ member: Member) -> Nominal? {
    guard case .type(.nominal(let nominal, _)) = member, nominal.isOfPrelude,
      ["UI", "NS", "CA"].contains(where: nominal.fullName.hasPrefix)
    else { return nil }
    return nominal
  }

  /// Types whose name in C does not follow a rule, by the joined names in Swift.
  private static let exceptions = [
    "CompareOptions": "NSStringCompareOptions", "NSLayoutConstraintAttribute": "NSLayoutAttribute",
    "NSLayoutConstraintFormatOptions": "NSLayoutFormatOptions",
    "NSLayoutConstraintRelation": "NSLayoutRelation",
    "UITableViewAccessoryType": "UITableViewCellAccessoryType",
    "UITableViewSeparatorStyle": "UITableViewCellSeparatorStyle",
  ]

  /// The classes and protocols, in the order of their names.
  var objectTypes: [Nominal] {
    byName.filter { $0.value.kind == .class }.sorted { $0.key < $1.key }.map(\.value)
      + library.protocols.filter { $0.value.isOfHost }.sorted { $0.key < $1.key }.map(\.value)
  }

  func name(of nominal: Nominal) -> String {
    if nominal.kind == .protocol {
      return nominal.name == "NSObjectProtocol" ? "NSObject" : nominal.name
    }
    return cNames[ObjectIdentifier(nominal)] ?? nominal.name
  }

  /// `CGContextRef` for `CGContext`.
  func referenceName(of nominal: Nominal) -> String? {
    Self.references.first { $0.value == nominal.name }?.key
  }

  func protocolNamed(_ name: String) -> Nominal? {
    let known = library.protocols[name == "NSObject" ? "NSObjectProtocol" : name]
    return known?.isOfHost == true ? known : nil
  }

  /// The declaration of a type by its name in C.
  func nominal(named name: String) -> Nominal? { byName[name] }

  /// All types that have constants, with their names.
  var named: [String: Nominal] { byName }

  // MARK: From C

  private static let numbers: [String: Type] = [
    "BOOL": .bool, "NSInteger": .int, "NSUInteger": .integer(.uint), "CGFloat": .cgFloat,
    "NSTimeInterval": .double, "CFTimeInterval": .double, "CFAbsoluteTime": .double,
    "UIWindowLevel": .cgFloat, "UIFontWeight": .cgFloat, "UILayoutPriority": .float,
    "UIScrollViewDecelerationRate": .cgFloat, "UIBackgroundTaskIdentifier": .integer(.uint),
    "dispatch_time_t": .integer(.uint64), "unichar": .integer(.uint16), "Boolean": .bool,
    "dispatch_once_t": .int, "CGBitmapInfo": .integer(.uint32), "NSComparisonResult": .int,
  ]

  private static let references = [
    "CGColorRef": "CGColor", "CGColorSpaceRef": "CGColorSpace", "CGContextRef": "CGContext",
    "CGDataProviderRef": "CGDataProvider", "CGGradientRef": "CGGradient", "CGImageRef": "CGImage",
    "CGMutablePathRef": "CGMutablePath", "CGPathRef": "CGPath", "CFDataRef": "CFData",
    "dispatch_queue_t": "DispatchQueue",
  ]

  func type(named name: String, in rows: ObjectiveCRows) -> ObjectiveCType? {
    if let number = Self.numbers[name] { return .number(number) }
    switch name {
    case "id", "instancetype": return .id
    case "SEL": return .selector
    case "Class": return .metaclass
    case "dispatch_block_t": return .block([], .void)
    default: break
    }
    if let reference = Self.references[name], let nominal = byName[reference] {
      return .object(ObjectiveCObject(nominal))
    }
    if let known = classOfFunctions(name) { return .object(ObjectiveCObject(known)) }
    guard let nominal = byName[name] else { return nil }
    if nominal.kind == .class { return .object(ObjectiveCObject(nominal)) }
    return rows.type(of: .nominal(nominal, []))
  }

  /// A class with class methods only, which is a namespace of functions in Swift's rows.
  private func classOfFunctions(_ name: String) -> Nominal? {
    guard Self.classesOfFunctions.contains(name) else { return nil }
    for case .type(.nominal(let nominal, _)) in library.members[name] ?? [] { return nominal }
    return nil
  }

  static let classesOfFunctions: Set<String> = ["CATransaction"]

  // MARK: To C

  /// A row's type as headers write it.
  static func type(of type: Type, in rows: ObjectiveCRows) -> ObjectiveCType {
    func object(_ name: String, _ arguments: [ObjectiveCType] = []) -> ObjectiveCType {
      let nominal = rows.library.hostType(named: name)
      return .object(ObjectiveCObject(nominal, arguments: arguments, isNullable: false))
    }
    switch type {
    case .integer, .floating, .bool: return .number(type)
    case .optional(let wrapped): return nullable(self.type(of: wrapped, in: rows))
    case .string, .character: return object("NSString")
    case .array(let element): return object("NSArray", [self.element(element, in: rows)])
    case .set(let element): return object("NSSet", [self.element(element, in: rows)])
    case .dictionary(let key, let value):
      return object(
        "NSDictionary", [self.element(key, in: rows), self.element(value, in: rows)])
    case .any, .anyObject: return .object(ObjectiveCObject(nil, isNullable: false))
    case .metatype: return .metaclass
    case .function(let function):
      return .block(
        function.parameters.map {
          let type = self.type(of: $0.type, in: rows)
          return $0.isInout ? .pointer(type) : type
        }, self.type(of: function.result, in: rows))
    case .nominal(let nominal, _): return self.type(of: nominal, in: rows)
    case .tuple(let elements) where elements.isEmpty: return .void
    default: return .object(ObjectiveCObject(nil))
    }
  }

  /// The type of an element: numbers and structures are boxed in objects there.
  private static func element(_ type: Type, in rows: ObjectiveCRows) -> ObjectiveCType {
    let name: String
    switch self.type(of: type, in: rows) {
    case .number, .enumeration: name = "NSNumber"
    case .structure: name = "NSValue"
    case let other: return other
    }
    return .object(ObjectiveCObject(rows.library.hostType(named: name), isNullable: false))
  }

  private static func nullable(_ type: ObjectiveCType) -> ObjectiveCType {
    guard case .object(var object) = type else { return type }
    object.isNullable = true
    return .object(object)
  }

  private static func type(of nominal: Nominal, in rows: ObjectiveCRows) -> ObjectiveCType {
    switch nominal.kind {
    case .class: return .object(ObjectiveCObject(nominal, isNullable: false))
    case .protocol: return .object(ObjectiveCObject(nil, protocols: [nominal], isNullable: false))
    case .enumeration: return .enumeration(nominal)
    case .structure: break
    }
    if rows.selectorType == .nominal(nominal, []) { return .selector }
    if nominal.isOptionSet { return .enumeration(nominal) }
    if let className = valueClasses[nominal.name],
      let type = rows.library.hostType(named: className)
    {
      return .object(ObjectiveCObject(type, isNullable: false))
    }
    // A structure around one string is that string, one around one number is that number.
    if nominal.hostLayout == .reference {
      return .object(
        ObjectiveCObject(rows.library.hostType(named: "NSString"), isNullable: false))
    }
    if nominal.hostLayout == .number, let number = numbers[rows.name(of: nominal)] {
      return .number(number)
    }
    return .structure(nominal)
  }

  /// The classes of values that are structures in Swift.
  static let valueClasses = [
    "Date": "NSDate", "IndexPath": "NSIndexPath", "URL": "NSURL",
  ]
}

extension Nominal {
  /// Whether it is the host's.
  var isOfHost: Bool {
    if case .host = origin { return true }
    return false
  }

  /// Whether it is a set of options.
  var isOptionSet: Bool {
    kind == .structure && protocols.contains { $0.hostDeclaration?.name == "OptionSet" }
  }
}

extension Type {
  /// The declaration of a class, a structure, an enumeration or a protocol.
  var hostDeclaration: Nominal? {
    guard case .nominal(let nominal, _) = self else { return nil }
    return nominal
  }
}
