import Records
import SourceTree
import TypedProgram

/// The method that a message calls: a script's own, or a row of the table.
struct FoundMethod {
  enum Target {
    case function(Function)
    case initializer(Function)
    case getter(Property)
    case setter(Property)
    case table(ObjectiveCMethod)
  }

  let selector: String
  let target: Target
  let owner: Nominal
  let isClassMethod: Bool
  let parameters: [ObjectiveCType]
  let result: ObjectiveCType
  /// Whether the result has the type of the receiver.
  let returnsInstance: Bool
  /// Takes further arguments, after the named ones.
  var isVariadic = false

  /// The function that runs; nil for a stored property.
  var function: Function? {
    switch target {
    case .function(let function), .initializer(let function): function
    case .getter(let property): property.reading
    case .setter(let property): property.writing
    case .table(let method): method.function
    }
  }

  var isInitializer: Bool {
    switch target {
    case .initializer: true
    case .table(let method): if case .initializer = method.row { true } else { false }
    default: false
    }
  }
}

extension Checker {
  /// The method for a selector in a class, a protocol, or a superclass.
  func method(_ selector: String, of nominal: Nominal, isClassMethod: Bool) -> FoundMethod? {
    // Those of categories on classes of the frameworks above the nearest one, too; what they
    // override there, the nearer class may override itself.
    var isAboveNearest = false
    for type in nominal.lineage {
      if let own = ownMethod(selector, of: type, isClassMethod: isClassMethod),
        !isAboveNearest || own.function?.message == nil
      {
        return own
      }
      isAboveNearest = isAboveNearest || !type.isScript
    }
    let base = nominal.lineage.first { !$0.isScript }
    if let base, let row = table.method(selector, of: base, isClassMethod: isClassMethod) {
      return FoundMethod(row)
    }
    return protocolMethod(selector, of: nominal, isClassMethod: isClassMethod)
  }

  /// A method that a protocol of a class or of a protocol requires.
  private func protocolMethod(
    _ selector: String, of nominal: Nominal, isClassMethod: Bool
  ) -> FoundMethod? {
    var seen: Set<Nominal> = []
    var waiting = nominal.lineage.flatMap { protocols(of: $0) }
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let own = ownMethod(selector, of: next, isClassMethod: isClassMethod) { return own }
      if !next.isScript,
        let row = table.method(selector, of: next, isClassMethod: isClassMethod)
      {
        return FoundMethod(row)
      }
      waiting += protocols(of: next)
    }
    return nil
  }

  /// The protocols that a declaration or an extension names.
  func protocols(of nominal: Nominal) -> [Nominal] {
    let added = module.extensionProtocols[ObjectIdentifier(nominal)] ?? []
    return (nominal.protocols + added).compactMap {
      guard case .nominal(let other, _) = $0 else { return nil }
      return other
    }
  }

  /// A method that scripts declare for a type: in it, or in a category or an extension.
  func ownMethod(
    _ selector: String, of nominal: Nominal, isClassMethod: Bool
  ) -> FoundMethod? {
    ownMethods(of: nominal)[isClassMethod ? "+" + selector : selector]
  }

  /// All of them, by selector, with a `+` for class methods.
  func ownMethods(of nominal: Nominal) -> [String: FoundMethod] {
    if let known = work.methods[ObjectIdentifier(nominal)] { return known }
    var found: [String: FoundMethod] = [:]
    let added = module.extensionMembers[ObjectIdentifier(nominal)] ?? [:]
    for members in [nominal.isScript ? nominal.members : [:], added] {
      for member in members.values.joined() {
        for method in methods(in: member, of: nominal) {
          found[(method.isClassMethod ? "+" : "") + method.selector] = method
        }
      }
    }
    work.methods[ObjectIdentifier(nominal)] = found
    return found
  }

  private func methods(in member: Member, of nominal: Nominal) -> [FoundMethod] {
    switch member {
    case .function(let function):
      guard function.name != "deinit", function.genericParameters.isEmpty,
        !function.isViewOrOverride,
        function.isExposed || function.objectiveC != nil
          || nominal.isOfFramework && !function.name.hasPrefix("_") && function.access != .private
      else { return [] }
      // Swift's own; the view of an Objective-C method is skipped above.
      if function.isThrowing { return catching(function, of: nominal).map { [$0] } ?? [] }
      return [method(of: function, .function(function), nominal)]
    case .initializer(let function):
      guard function.genericParameters.isEmpty, function.viewed == nil else { return [] }
      return [method(of: function, .initializer(function), nominal)]
    case .property(let property):
      guard !property.isViewOrOverride,
        property.isExposed || property.objectiveC != nil
          || nominal.isOfFramework && !property.name.hasPrefix("_") && property.access != .private
      else { return [] }
      return accessors(of: property, nominal)
    default: return []
    }
  }

  private func method(
    of function: Function, _ target: FoundMethod.Target, _ nominal: Nominal
  ) -> FoundMethod {
    let written = function.objectiveC
    return FoundMethod(
      selector: function.selector, target: target, owner: nominal,
      isClassMethod: function.isStatic,
      parameters: written?.parameters ?? function.parameters.map { table.type(of: $0.type) },
      result: written?.result ?? table.type(of: function.result),
      returnsInstance: function.isInitializer || written?.returnsInstance ?? false,
      isVariadic: written?.isVariadic ?? false)
  }

  private func accessors(of property: Property, _ nominal: Nominal) -> [FoundMethod] {
    let type = property.objectiveC?.type ?? table.type(of: property.type)
    var found = [
      FoundMethod(
        selector: property.objectiveC?.getter ?? property.name, target: .getter(property),
        owner: nominal, isClassMethod: property.isStatic, parameters: [], result: type,
        returnsInstance: false)
    ]
    let written = property.objectiveC
    let own = property.isSettable && !property.isConstant ? property.setterSelector : nil
    if let setter = written == nil ? own : written?.setter {
      found.append(
        FoundMethod(
          selector: setter, target: .setter(property), owner: nominal,
          isClassMethod: property.isStatic, parameters: [type], result: .void,
          returnsInstance: false))
    }
    return found
  }
}

extension Nominal {
  /// Whether a part of the library in Swift declares this class of the frameworks. Every member of
  /// it is one of Objective-C's, too.
  fileprivate var isOfFramework: Bool {
    kind == .class && isOfPrelude && genericParameters.isEmpty
  }
}

extension FoundMethod {
  init(_ row: ObjectiveCMethod) {
    self.init(
      selector: row.selector, target: .table(row), owner: row.owner,
      isClassMethod: row.isClassMethod, parameters: row.parameters.map(\.type),
      result: row.result, returnsInstance: row.returnsInstance, isVariadic: row.isVariadic)
  }
}
