import ScriptLibrary
import TypedProgram
import UIKitModel

/// The rows of the table under Objective-C names. The members of a class are indexed when one of
/// them is first looked up.
final class ObjectiveCRows: ObjectiveCTable {
  unowned let library: Library
  private var indexes: [ObjectIdentifier: ObjectiveCIndex] = [:]
  private var conversions: [[Type]: Function?] = [:]
  private var functions: [String: ObjectiveCFunction?] = [:]
  private var constants: [String: ObjectiveCConstant?] = [:]
  private var names: (types: TypeNames, prefixes: [String: [Nominal]])?
  /// The number of parts of the library in Swift that were not loaded when the names were
  /// collected.
  private var waitingParts = 0

  init(_ library: Library) {
    self.library = library
  }

  // MARK: Parts in Swift

  /// The names of types and the prefixes of constants, collected again after a part of the library
  /// in Swift was loaded, since that may declare further ones.
  private var knownNames: (types: TypeNames, prefixes: [String: [Nominal]]) {
    forgetIfLoaded()
    if let names { return names }
    let types = TypeNames(library)
    let found = (types, ConstantNames.prefixes(types))
    names = found
    return found
  }

  var typeNames: TypeNames { knownNames.types }
  private var prefixes: [String: [Nominal]] { knownNames.prefixes }

  private func forgetIfLoaded() {
    guard library.preludeNames.count != waitingParts else { return }
    waitingParts = library.preludeNames.count
    (names, indexes, constants) = (nil, [:], [:])
  }

  /// Loads the parts in Swift that declare a property with one of these names; false if there are
  /// none.
  private func load(propertiesNamed names: [String]) -> Bool {
    load { names.contains($0) }
  }

  /// Loads the parts in Swift that may declare the type of a name in C, or of a constant, which
  /// begin with the names of the types around it; false if none does.
  private func load(typesIn name: String) -> Bool {
    load { $0.first?.isUppercase == true && name.contains($0) }
  }

  private func load(_ isWanted: (String) -> Bool) -> Bool {
    let wanted = library.preludeNames.filter(isWanted).sorted()
    for name in wanted where library.preludeNames.contains(name) { library.loadPrelude?(name) }
    return !wanted.isEmpty
  }

  // MARK: Types

  var selectorType: Type { Selector.type(in: library) }

  func type(named name: String) -> ObjectiveCType? {
    if let found = typeNames.type(named: name, in: self) { return found }
    return load(typesIn: name) ? typeNames.type(named: name, in: self) : nil
  }

  func protocolNamed(_ name: String) -> Nominal? { typeNames.protocolNamed(name) }

  func name(of nominal: Nominal) -> String { typeNames.name(of: nominal) }

  func referenceName(of nominal: Nominal) -> String? { typeNames.referenceName(of: nominal) }

  func type(of type: Type) -> ObjectiveCType { TypeNames.type(of: type, in: self) }

  // MARK: Members

  /// The members of a class's or a protocol's own rows.
  func index(of nominal: Nominal) -> ObjectiveCIndex {
    forgetIfLoaded()
    let key = ObjectIdentifier(nominal)
    if let known = indexes[key] { return known }
    let index = ObjectiveCIndex(nominal, self)
    indexes[key] = index
    return index
  }

  func method(_ selector: String, of nominal: Nominal, isClassMethod: Bool) -> ObjectiveCMethod? {
    let types = types(above: nominal)
    func find() -> ObjectiveCMethod? {
      for type in types {
        if let found = index(of: type).method(selector, isClassMethod: isClassMethod) {
          return found
        }
      }
      return nil
    }
    if let found = find() { return found }
    let names = PropertyNames.swiftNames(of: selector) + (PropertyNames.parts[selector] ?? [])
    let owners = types.map(\.name)
    return load { names.contains($0) || Self.mayBegin(selector, with: $0, in: owners) }
      ? find() : nil
  }

  /// Whether a selector may be that of a member by whose name a part in Swift is found:
  /// `snapshotView`, or `Bundle.path` of one of these classes.
  private static func mayBegin(
    _ selector: String, with name: String, in owners: [String]
  ) -> Bool {
    let words = name.split(separator: ".")
    guard let word = words.last, word.first?.isLowercase == true else { return false }
    if words.count > 1, !owners.contains(String(words[0])) { return false }
    return selector.hasPrefix(word) || word == "url" && selector.hasPrefix("URL")
  }

  func property(
    _ name: String, of nominal: Nominal, isClassProperty: Bool
  ) -> ObjectiveCProperty? {
    guard !isClassProperty else {
      // The dot of a class property is its getter.
      guard let method = method(name, of: nominal, isClassMethod: true),
        case .getter(let property) = method.row
      else { return nil }
      return ObjectiveCProperty(
        name: name, property: property, getter: name, setter: nil, type: method.result)
    }
    let types = types(above: nominal)
    func find() -> ObjectiveCProperty? {
      types.lazy.compactMap { self.index(of: $0).properties[name] }.first
    }
    if let found = find() { return found }
    return load(propertiesNamed: PropertyNames.swiftNames(of: name)) ? find() : nil
  }

  func methods(named selector: String, isClassMethod: Bool) -> [ObjectiveCMethod] {
    typeNames.objectTypes.compactMap {
      index(of: $0).method(selector, isClassMethod: isClassMethod)
    }
  }

  /// The names of a class's own rows, for functions and properties: `-hitTest:withEvent:`; for a
  /// property only a name that differs from Swift's.
  func names(of nominal: Nominal) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    for method in methods(of: nominal) {
      let sign = method.isClassMethod ? "+" : "-"
      switch method.row {
      case .method(let function), .initializer(let function), .factory(let function):
        let known = names[ObjectIdentifier(function)].map { $0 + "`, `" } ?? ""
        names[ObjectIdentifier(function)] = known + sign + method.selector
      case .getter(let property) where method.isClassMethod:
        names[ObjectIdentifier(property)] = sign + method.selector
      default: break
      }
    }
    for property in properties(of: nominal) where property.name != property.property.name {
      names[ObjectIdentifier(property.property)] = property.name
    }
    return names
  }

  func methods(of nominal: Nominal) -> [ObjectiveCMethod] { index(of: nominal).allMethods }

  func properties(of nominal: Nominal) -> [ObjectiveCProperty] { index(of: nominal).allProperties }

  func completions(
    of pieces: [String], for nominal: Nominal, isClassMethod: Bool
  ) -> [ObjectiveCMethod] {
    let typed = pieces.joined()
    var known: Set<String> = []
    return types(above: nominal).flatMap { methods(of: $0) }.filter {
      $0.isClassMethod == isClassMethod && $0.selector.hasPrefix(typed)
        && known.insert($0.selector).inserted
    }
  }

  /// A class of the table with its superclasses and their protocols, without duplicates; for a
  /// script's class, from its nearest superclass in the table on. An object of a protocol type is
  /// an `NSObject`.
  private func types(above nominal: Nominal) -> [Nominal] {
    var types: [Nominal] = []
    var waiting = Array(nominal.lineage)
    if nominal.kind == .protocol, let root = library.hostType(named: "NSObject") {
      waiting.append(root)
    }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard !types.contains(next) else { continue }
      if case .host = next.origin,
        next.kind == .class || next.kind == .protocol
          || TypeNames.classesOfFunctions.contains(next.name)
      {
        types.append(next)
      }
      waiting += next.protocols.compactMap { $0.hostDeclaration }
    }
    return types
  }

  // MARK: C

  func function(_ name: String) -> ObjectiveCFunction? {
    if let known = functions[name] { return known }
    let found = CFunctions.function(name, in: self)
    functions[name] = .some(found)
    return found
  }

  func constant(_ name: String) -> ObjectiveCConstant? {
    if let known = constants[name] { return known }
    var found = ConstantNames.constant(name, prefixes, in: self)
    if found == nil, load(typesIn: name) {
      found = ConstantNames.constant(name, prefixes, in: self)
    }
    constants[name] = .some(found)
    return found
  }

  func constantName(of member: String, in nominal: Nominal) -> String? {
    ConstantNames.name(of: member, in: nominal, self)
  }

  var macros: [String: String] { CFunctions.macros }

  func rawValue(of enumCase: EnumCase) -> Int64 {
    if case .integer(let value)? = enumCase.rawValue { return value }
    return Int64(enumCase.tag)
  }

  // MARK: Values and objects

  func conversion(from source: Type, to target: Type) -> Function? {
    if let known = conversions[[source, target]] { return known }
    let found = ObjectBridge.function(from: source, to: target, in: self)
    conversions[[source, target]] = .some(found)
    return found
  }
}

extension ObjectiveCRows: RowNaming {
  func selector(of function: Function) -> String? {
    function.owner.flatMap { ObjectiveCIndex.selector(of: function, in: $0) }
  }
}
