import TypedProgram

/// The members of one class or protocol, by selector.
final class ObjectiveCIndex {
  private(set) var instanceMethods: [String: ObjectiveCMethod] = [:]
  private(set) var classMethods: [String: ObjectiveCMethod] = [:]
  /// By name, and by the getter if its name differs.
  private(set) var properties: [String: ObjectiveCProperty] = [:]
  private let owner: Nominal
  private let rows: ObjectiveCRows

  init(_ nominal: Nominal, _ rows: ObjectiveCRows) {
    owner = nominal
    self.rows = rows
    guard NamesWithoutSelector.classes[nominal.name] == nil else { return }
    for member in nominal.members.values.joined() {
      switch member {
      case .function(let function): add(function)
      case .initializer(let function): addInitializer(function)
      case .property(let property): add(property)
      default: break
      }
    }
  }

  func method(_ selector: String, isClassMethod: Bool) -> ObjectiveCMethod? {
    if !isClassMethod { return instanceMethods[selector] }
    if let found = classMethods[selector] { return found }
    guard selector == "new", let initializer = instanceMethods["init"],
      case .initializer(let function) = initializer.row
    else { return nil }
    return made(selector, function, isClassMethod: true)
  }

  /// All methods in the order of their selectors, class methods first.
  var allMethods: [ObjectiveCMethod] {
    [classMethods, instanceMethods].flatMap { $0.values.sorted { $0.selector < $1.selector } }
  }

  /// All properties in the order of their names.
  var allProperties: [ObjectiveCProperty] {
    properties.filter { $0.key == $0.value.name }.values.sorted { $0.name < $1.name }
  }

  // MARK: Methods

  private func add(_ function: Function) {
    guard function.isOfFramework, let selector = Self.selector(of: function, in: owner) else {
      return
    }
    insert(
      ObjectiveCMethod(
        selector: selector, row: .method(function), owner: owner, isClassMethod: function.isStatic,
        parameters: parameters(function, selector), result: type(function.result, selector),
        isVariadic: Self.isVariadic(function),
        returnsInstance: function.isStatic && function.returnsSelf))
  }

  private func addInitializer(_ function: Function) {
    let name = function.fullName
    guard NamesWithoutSelector.reason(name, in: owner) == nil else { return }
    let known = Self.exception(
      ClassMethodNames.selectors, function, Array(owner.lineage))
    if let known {
      let selector = known.hasPrefix("&") ? String(known.dropFirst()) : known
      insert(made(selector, function, isClassMethod: true))
      guard known.hasPrefix("&") else { return }
    }
    guard let selector = Self.selector(of: function, in: owner) else { return }
    insert(made(selector, function, isClassMethod: false))
  }

  private func made(
    _ selector: String, _ function: Function, isClassMethod: Bool
  ) -> ObjectiveCMethod {
    let object = ObjectiveCObject(owner, isNullable: function.isFailable)
    return ObjectiveCMethod(
      selector: selector, row: isClassMethod ? .factory(function) : .initializer(function),
      owner: owner, isClassMethod: isClassMethod, parameters: parameters(function, selector),
      result: .object(object), isVariadic: Self.isVariadic(function), returnsInstance: true)
  }

  // MARK: Properties

  private func add(_ property: Property) {
    guard let getter = property.getter, getter.isOfFramework, !property.name.hasPrefix("_"),
      NamesWithoutSelector.reason(property.name, in: owner) == nil
    else { return }
    let unsigned = property.name
    if property.isStatic {
      guard !ConstantNames.isConstant(property, in: owner) else { return }
      let selector = PropertyNames.classSelector(of: property, in: owner)
      insert(accessor(selector, .getter(property), [], type(property.type, unsigned)))
      return
    }
    let names = PropertyNames.names(of: property, in: owner.name)
    let type = type(property.type, unsigned)
    let isSettable = property.setter != nil
    let found = ObjectiveCProperty(
      name: names.property, property: property, getter: names.getter,
      setter: isSettable ? names.setter : nil, type: type)
    properties[names.property] = found
    properties[names.getter] = found
    insert(accessor(names.getter, .getter(property), [], type))
    if names.getter != names.property {
      insert(accessor(names.property, .getter(property), [], type))
    }
    if isSettable {
      let parameter = ObjectiveCParameter(name: names.property, type: type)
      insert(accessor(names.setter, .setter(property), [parameter], .void))
    }
  }

  private func accessor(
    _ selector: String, _ row: ObjectiveCMethod.Row, _ parameters: [ObjectiveCParameter],
    _ result: ObjectiveCType
  ) -> ObjectiveCMethod {
    var isStatic = false
    if case .getter(let property) = row { isStatic = property.isStatic }
    return ObjectiveCMethod(
      selector: selector, row: row, owner: owner, isClassMethod: isStatic, parameters: parameters,
      result: result, isVariadic: false, returnsInstance: false)
  }

  private func insert(_ method: ObjectiveCMethod) {
    if method.isClassMethod {
      classMethods[method.selector] = method
    } else {
      instanceMethods[method.selector] = method
    }
  }

  // MARK: Types

  /// The type of a parameter of a row with this name; its integers may be unsigned.
  private func type(_ type: Type, _ name: String) -> ObjectiveCType {
    let found = rows.type(of: type)
    guard found == .number(.int), PropertyNames.unsigned.contains(name) else { return found }
    return .number(.integer(.uint))
  }

  private func parameters(_ function: Function, _ selector: String) -> [ObjectiveCParameter] {
    let pieces = selector.split(separator: ":").map(String.init)
    let fixed =
      Self.isVariadic(function) ? function.parameters.dropLast() : function.parameters[...]
    return fixed.enumerated().map { index, parameter in
      let piece = index < pieces.count ? pieces[index] : ""
      var type = type(parameter.type, selector)
      if parameter.isInout { type = .pointer(type) }
      // Numbers in a row are a C array, not an array of objects.
      if case .array(.cgFloat) = parameter.type.unwrapped { type = .pointer(.number(.cgFloat)) }
      return ObjectiveCParameter(
        name: ParameterNames.name(parameter, piece: piece), type: type)
    }
  }

  /// Whether a row is variadic.
  static func isVariadic(_ function: Function) -> Bool {
    function.name.hasPrefix("_") && function.parameters.last?.label == "arguments"
  }

  // MARK: Names

  /// The selector of a row of a class; nil if it has none.
  static func selector(of function: Function, in owner: Nominal) -> String? {
    if let known = function.objectiveCName { return known }
    guard NamesWithoutSelector.reason(function.fullName, in: owner) == nil,
      function.name.first?.isLetter == true || function.name.hasPrefix("_"),
      // A label that begins so is of the library's own.
      !function.parameters.contains(where: { $0.label?.hasPrefix("_") == true })
    else { return nil }
    if let exception = exception(SelectorExceptions.selectors, function, [owner]) {
      return exception
    }
    return function.name.hasPrefix("_") ? nil : SelectorRule.selector(of: function)
  }

  /// A name by the class and the full name of a row, and the type of its first parameter where
  /// overloads differ by it.
  private static func exception(
    _ names: [String: String], _ function: Function, _ owners: [Nominal]
  ) -> String? {
    for owner in owners {
      let key = "\(owner.name) \(function.fullName)"
      if let found = names[key] { return found }
      if let type = function.parameters.first?.type, let found = names["\(key) \(typeName(type))"] {
        return found
      }
    }
    return nil
  }

  private static func typeName(_ type: Type) -> String {
    switch type {
    case .optional(let wrapped): typeName(wrapped)
    case .nominal(let nominal, _): nominal.name
    case .metatype: "AnyClass"
    default: "\(type)"
    }
  }
}

extension Function {
  /// Whether it belongs to the frameworks: a row, or a member of one of their classes that a part
  /// of the library in Swift declares. Other types' members in those parts are Swift's own.
  fileprivate var isOfFramework: Bool {
    guard let file else { return true }
    guard file.isOfLibrary, let owner, owner.kind == .class, !isThrowing,
      genericParameters.isEmpty,
      !isStatic || result != .nominal(owner, []) || returnsSelf && name == "appearance"
    else { return false }
    return owner.name.hasPrefix("UI") || owner.name.hasPrefix("CA") || owner.name == "Bundle"
  }
}

/// The names of parameters in headers.
enum ParameterNames {
  /// The noun of the type, the plural at the beginning of the piece of the selector
  /// (`touchesBegan:`), or its last word.
  static func name(_ parameter: ParameterInfo, piece: String) -> String {
    if let noun = SelectorRule.valueNoun(for: parameter.type) { return noun }
    if let plural = ["touches", "presses"].first(where: piece.hasPrefix) { return plural }
    let start = piece.lastIndex(where: \.isUppercase) ?? piece.startIndex
    let word = piece[start...].lowercased()
    let words: Set = ["default", "in", "for", "with", "to", "of", "double", "float", "int", "bool"]
    return word.isEmpty || words.contains(word) ? "value" : word
  }
}
