import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

// Faults of declarations that generate no code: missing or duplicate names, attributes that exclude
// each other. They are found whether or not an implementation follows.

extension Checker {
  /// Checks what the texts declare, once the names of all types are known; implementations are
  /// checked when they know their superclasses.
  func checkDeclarations(_ all: [Tree.Declaration], _ sites: [ClassSite]) {
    let implemented = Set(sites.map(\.name))
    for declaration in all {
      switch declaration.kind {
      case .interface(let tree):
        checkInterface(tree, isImplemented: implemented.contains(tree.name.text))
      case .category(let tree):
        if tree.name != nil, !isClass(tree.className.text) {
          report(.implementationWithoutInterface(tree.className.text), tree.className.range)
        }
        checkMembers(
          tree.members, of: tree.className.text,
          isImplemented: implemented.contains(tree.className.text) || tree.name != nil)
      case .protocolType(let tree): checkMembers(tree.members, of: nil, isImplemented: true)
      default: break
      }
    }
    checkFunctions(all)
  }

  private func isClass(_ name: String) -> Bool {
    bareClass(name) != nil || module.objectiveC.announced.contains(name)
      || module.objectiveC.interfaces[name] != nil || library.isKnown(name)
  }

  // MARK: Classes

  private func checkInterface(_ tree: Tree.Interface, isImplemented: Bool) {
    checkMembers(tree.members, of: tree.name.text, isImplemented: isImplemented)
    if let above = tree.superclass, above.text == tree.name.text {
      report(.fault(.ownSuperclass, above.text), above.range)
    }
    guard !isImplemented else { return }
    if let above = tree.superclass, !isClass(above.text), !refuse(above) {
      report(
        .unknownSuperclass(
          above.text, of: tree.name.text, suggestions: nearClasses(above.text)), above.range)
    }
    for name in tree.protocols
    where protocolNamed(name.text) == nil && name.text != "NSObject"
      && !module.objectiveC.announced.contains(name.text) && !library.isKnown(name.text)
    {
      report(.unknownProtocol(name.text), name.range)
    }
    checkDuplicates(tree.variables)
  }

  private func checkDuplicates(_ variables: [Tree.InstanceVariable]) {
    var seen: Set<String> = []
    for variable in variables where !seen.insert(variable.name.text).inserted {
      report(.fault(.duplicateMember, variable.name.text), variable.name.range)
    }
  }

  private func checkMembers(_ members: [Tree.Member], of owner: String?, isImplemented: Bool) {
    var seen: Set<String> = []
    var methods: [String: [String]] = [:]
    for member in members {
      if case .method(let method) = member, method.body == nil {
        checkRepetition(method, &methods)
      }
      switch member {
      case .property(let property):
        checkAttributes(property)
        if !seen.insert(property.name.text).inserted {
          report(.fault(.duplicateProperty, property.name.text), property.name.range)
        }
        if !isImplemented { checkType(property.type) }
      case .method(let method) where method.body == nil && owner != nil:
        if let result = method.result { checkType(result, isOf: .returnedByValue) }
        for parameter in method.parameters {
          parameter.type.map { checkType($0, isOf: .passedByValue) }
        }
      default: break
      }
    }
  }

  /// Reports a method that is declared twice with different types. `known` contains the types of
  /// each selector: those of the parameters, then that of the result.
  private func checkRepetition(_ method: Tree.Method, _ known: inout [String: [String]]) {
    let types = quietly { spelledTypes(method) }
    let key = HeaderMethods.key(method)
    if let before = known[key], before != types {
      report(.fault(.duplicateMethod, method.selector), method.selectorRange)
    }
    known[key] = types
  }

  private func spelledTypes(_ method: Tree.Method) -> [String] {
    (method.parameters.map { $0.type.map { resolve($0) } ?? .id }
      + [method.result.map { resolve($0) } ?? .id]).map(spelled)
  }

  /// Warns of numbers and structures in a method's signature that differ from its declaration.
  /// Objects of another class are allowed.
  func warnOfConflict(_ site: MethodSite, _ header: Tree.Method) {
    let declared = quietly { self.site(header) }
    func conflict(_ one: ObjectiveCType, _ other: ObjectiveCType) -> String? {
      guard one != other, !one.isObject || !other.isObject, stored(one) != stored(other) else {
        return nil
      }
      return "'\(site.selector)': '\(spelled(one))' vs '\(spelled(other))'"
    }
    if let text = conflict(declared.result, site.result) {
      report(.fault(.conflictingResult, text), site.range)
    }
    for (one, other) in zip(declared.parameters, site.parameters) {
      if let text = conflict(one.type, other.type) {
        report(.fault(.conflictingParameter, text), other.range)
      }
    }
  }

  /// The type of a parameter or a result, where a class requires its star.
  func resolve(_ tree: Tree.TypeName, isOf fault: ObjectiveCFault) -> ObjectiveCType {
    guard case .name(let name) = tree.kind, work.arithmetic[name.text] == nil,
      name.text != "instancetype", bareClass(name.text) != nil
    else { return resolve(tree) }
    report(.fault(fault, name.text), name.range)
    return .id
  }

  /// Reports the name of an unknown type, and a class without its star. The class need not have an
  /// implementation yet.
  private func checkType(_ tree: Tree.TypeName, isOf fault: ObjectiveCFault? = nil) {
    switch tree.kind {
    case .pointer(let pointee):
      if case .name(let name) = pointee.kind, isClass(name.text) { return }
      if case .object(let name, _, _) = pointee.kind, isClass(name.text) { return }
      checkType(pointee)
    case .name(let name):
      if let fault, bareClass(name.text) != nil {
        _ = resolve(tree, isOf: fault)
        return
      }
      let isKnown = quietly { [unknown = work.unknownTypes] in
        _ = resolve(tree)
        return work.unknownTypes == unknown
      }
      // The parameter of a generic class is called T or ends like ObjectType.
      guard !isKnown, !library.isKnown(name.text), name.text.count > 1,
        !name.text.hasSuffix("Type")
      else { return }
      guard !isClass(name.text) else { return report(.missingStar(name.text), name.range) }
      _ = resolve(tree)
    default: break
    }
  }

  private func quietly<Result>(_ body: () -> Result) -> Result {
    let (kept, unknown) = (diagnostics, work.unknownTypes)
    defer { (diagnostics, work.unknownTypes) = (kept, unknown) }
    return body()
  }

  // MARK: Properties

  private static let attributes: Set<String> = [
    "nonatomic", "atomic", "strong", "weak", "copy", "assign", "retain", "readonly", "readwrite",
    "getter", "setter", "nullable", "nonnull", "null_unspecified", "null_resettable", "class",
    "unsafe_unretained", "direct",
  ]

  /// The attributes of ownership, in the order in which clang names two that exclude each other.
  private static let ownerships = [
    "assign", "unsafe_unretained", "copy", "retain", "strong", "weak",
  ]

  private func checkAttributes(_ tree: Tree.Property) {
    for attribute in tree.attributes where !Self.attributes.contains(attribute.name.text) {
      report(.fault(.unknownAttribute, attribute.name.text), attribute.name.range)
    }
    let written = Self.ownerships.filter(tree.has)
    var pairs = [["atomic", "nonatomic"], ["readonly", "readwrite"]].filter {
      $0.allSatisfy(tree.has)
    }
    if written.count > 1, written != ["retain", "strong"] {
      pairs.append(Array(written.prefix(2)))
    }
    for pair in pairs {
      report(.fault(.exclusiveAttributes, "'\(pair[0])' and '\(pair[1])'"), tree.name.range)
    }
    let ofObjects: Set = ["weak", "strong", "retain", "copy"]
    guard let word = written.first(where: ofObjects.contains),
      isNumberOrStructure(quietly { resolve(tree.type) })
    else { return }
    let spelling = word == "strong" || word == "retain" ? "retain (or strong)" : word
    report(.fault(.attributeOfObject, spelling), tree.name.range)
  }

  private func isNumberOrStructure(_ type: ObjectiveCType) -> Bool {
    switch type {
    case .number, .structure, .enumeration, .selector: true
    default: false
    }
  }

  // MARK: Implementations

  /// Checks the superclass, the properties and the variables that an implementation declares.
  func checkImplementation(_ site: ClassSite) {
    guard let tree = site.implementation else { return }
    if let above = tree.superclass, let written = site.interface.superclass,
      above.text != written.text
    {
      report(.fault(.conflictingSuperclass, above.text), above.range)
    }
    checkDuplicates(site.variables)
    var synthesized: Set<String> = []
    let properties = Set(site.properties.map(\.name.text))
    for case .synthesize(let list) in tree.members {
      for item in list {
        if !properties.contains(item.property.text),
          !isInherited(property: item.property.text, site)
        {
          report(.fault(.propertyNotDeclared, site.name), item.property.range)
        } else if !synthesized.insert(item.property.text).inserted {
          report(.fault(.alreadyImplemented, item.property.text), item.property.range)
        }
      }
    }
    for method in site.methods
    where ["retain", "release", "autorelease", "retainCount"].contains(method.selector)
      && !method.isClassMethod
    {
      report(.fault(.retainImplementation, method.selector), method.selectorRange)
    }
  }

  /// Whether a property is declared by a protocol or a superclass.
  private func isInherited(property name: String, _ site: ClassSite) -> Bool {
    method(name, of: site.nominal, isClassMethod: false) != nil
  }

  /// Warns of methods that an interface or a protocol declares and that are not implemented, once
  /// all members are declared.
  func warnOfMissingMethods(_ site: ClassSite) {
    guard let tree = site.implementation, let nominal = site.nominal else { return }
    let own = ownMethods(of: nominal)
    for case .method(let method) in site.declared {
      let key = (method.isClassMethod ? "+" : "") + method.selector
      guard own[key] == nil, !isUnavailable(method), method.selector != "dealloc",
        !site.methods.contains(where: { $0.selector == method.selector })
      else { continue }
      report(.fault(.undefinedMethod, method.selector), tree.name.range)
    }
    for type in protocols(of: nominal) where isAdopted(type, site) {
      warnOfRequirements(type, nominal, tree.name.range)
    }
  }

  /// Whether the declaration itself names a protocol.
  private func isAdopted(_ type: Nominal, _ site: ClassSite) -> Bool {
    (site.interface.protocols + site.extensions.flatMap(\.protocols)).contains {
      protocolNamed($0.text) === type
    }
  }

  private func isUnavailable(_ method: Tree.Method) -> Bool {
    method.attributes.contains { $0.text == "NS_UNAVAILABLE" || $0.text == "unavailable" }
  }

  private func warnOfRequirements(_ type: Nominal, _ nominal: Nominal, _ range: SourceRange) {
    var required: [String] = []
    if type.isScript {
      for method in ownMethods(of: type).values
      where method.function?.isOptional == false && !method.isClassMethod {
        required.append(method.selector)
      }
    } else {
      required = table.methods(of: type).filter {
        $0.function?.isOptional == false && !$0.isClassMethod
      }.map(\.selector)
    }
    for selector in required.sorted()
    where !nominal.lineage.contains(where: {
      ownMethod(selector, of: $0, isClassMethod: false) != nil
        || !$0.isScript && table.method(selector, of: $0, isClassMethod: false) != nil
    }) {
      report(
        .fault(.missingRequirement, "'\(selector)' in protocol '\(name(of: type))'"), range)
    }
  }

  // MARK: Functions

  /// Records the prototypes, and reports declarations of one function that differ.
  private func checkFunctions(_ all: [Tree.Declaration]) {
    var known: [String: [String]] = [:]
    for declaration in all {
      guard case .function(let tree) = declaration.kind else { continue }
      let name = tree.name.text
      if tree.body == nil, work.prototypes[name] == nil {
        work.prototypes[name] = tree.name.range.start
      }
      var seen: Set<String> = []
      for parameter in tree.signature.parameters {
        guard let name = parameter.name, !seen.insert(name.text).inserted else { continue }
        report(.fault(.duplicateParameter, name.text), name.range)
      }
      let types = resolveQuietly(tree.signature)
      if let before = known[name], before.last != types.last || differ(before, types) {
        report(.fault(.conflictingTypes, name), tree.name.range)
      }
      known[name] = types
    }
    checkVariables(all)
    checkAliases(all)
  }

  /// Whether two lists of types, each followed by the type of the result, belong to functions with
  /// different parameters. An empty list does not specify the parameters.
  private func differ(_ one: [String], _ other: [String]) -> Bool {
    one.count > 1 && other.count > 1 && one != other
  }

  /// The types of a function; reports only classes without their stars.
  private func resolveQuietly(_ signature: Tree.Signature) -> [String] {
    for parameter in signature.parameters {
      if let type = parameter.type, isClassByValue(type) {
        _ = resolve(type, isOf: .passedByValue)
      }
    }
    if isClassByValue(signature.result) { _ = resolve(signature.result, isOf: .returnedByValue) }
    return quietly { (parameters(signature) + [resolve(signature.result)]).map(spelled) }
  }

  private func isClassByValue(_ tree: Tree.TypeName) -> Bool {
    guard case .name(let name) = tree.kind else { return false }
    return work.arithmetic[name.text] == nil && name.text != "instancetype"
      && bareClass(name.text) != nil
  }

  /// Reports variables of the files that are declared with two types.
  private func checkVariables(_ all: [Tree.Declaration]) {
    var known: [String: String] = [:]
    for declaration in all {
      guard case .variables(let variables) = declaration.kind else { continue }
      for variable in variables {
        if case .automatic = variable.type.kind { continue }
        // Each file may have its own.
        if variable.storage == .static { continue }
        let (name, type) = (variable.name.text, quietly { spelled(resolve(variable.type)) })
        if let before = known[name], before != type {
          report(
            .fault(
              .conflictingVariable, "'\(name)' with a different type: '\(type)' vs '\(before)'"),
            variable.name.range)
        }
        known[name] = known[name] ?? type
      }
    }
  }

  /// Reports names that two typedefs give to different types.
  private func checkAliases(_ all: [Tree.Declaration]) {
    var known: [String: String] = [:]
    for declaration in all {
      guard case .alias(let alias) = declaration.kind else { continue }
      let (name, type) = (alias.name.text, quietly { spelled(resolve(alias.type)) })
      if let before = known[name], before != type {
        report(.fault(.conflictingAlias, "'\(type)' vs '\(before)'"), alias.name.range)
      }
      known[name] = known[name] ?? type
    }
  }
}
