import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

extension Checker {
  /// A method's declaration with its types.
  func site(_ tree: Tree.Method) -> MethodSite {
    var isInstance = false
    if case .name(let name)? = tree.result?.kind, name.text == "instancetype" { isInstance = true }
    return MethodSite(
      isClassMethod: tree.isClassMethod, selector: tree.selector,
      parameters: tree.parameters.enumerated().map { index, parameter in
        MethodSite.Parameter(
          name: parameter.name?.text ?? "",
          type: parameter.type.map { resolve($0, isOf: .passedByValue) } ?? .id,
          range: parameter.name?.range ?? parameter.range)
      }, result: tree.result.map { resolve($0, isOf: .returnedByValue) } ?? .id,
      returnsInstance: isInstance,
      isVariadic: tree.isVariadic, range: tree.selectorRange)
  }

  func declareMembers(_ site: ClassSite) {
    let nominal: Nominal = site.nominal
    nominal.dispatch = nominal.superclassNominal?.dispatch ?? []
    for variable in site.variables { declare(variable, of: nominal) }
    let methods = site.methods
    let own = Set(methods.filter { !$0.isClassMethod }.map(\.selector))
    var accessors: [Tree.Property] = []
    for property in site.properties {
      if property.has("class") { continue }
      if declareStored(property, site, own) { accessors.append(property) }
    }
    for tree in methods { declare(tree, of: nominal, isCategory: false) }
    for category in site.categories {
      for case .method(let tree) in category.members where tree.body != nil {
        declare(tree, of: nominal, isCategory: false)
      }
    }
    for property in accessors { declareComputed(property, site) }
    for property in site.properties where property.has("class") {
      addProperty(property, nominal)
    }
    addCategoryProperties(nominal)
    inheritInitializers(nominal)
    work.methods[ObjectIdentifier(nominal)] = nil
  }

  // MARK: Methods

  private func declare(_ tree: Tree.Method, of nominal: Nominal, isCategory: Bool) {
    guard let body = tree.body else { return }
    if tree.selector == "dealloc" {
      declareDeinitializer(tree, body, nominal)
      return
    }
    let header = self.header(of: tree, nominal)
    var site = self.site(tree)
    site.swiftName = header.swiftName
    if tree.isVariadic { report(.notRun(.variadicFunctions), tree.selectorRange) }
    let key = site.isClassMethod ? "+" + site.selector : site.selector
    if !isCategory, work.declared.insert(nominal.name + " " + key).inserted == false {
      report(.fault(.duplicateMethod, site.selector), site.range)
      return
    }
    if header.range != tree.range { warnOfConflict(site, header) }
    let (function, above) = declare(site, in: nominal, isCategory: isCategory)
    // Before any code that calls it is checked.
    if function.isInitializer, InitializerScan.canFail(body) {
      function.isFailable = true
      function.result = .optional(.nominal(nominal, []))
    }
    if site.isClassMethod, site.selector == "load" { work.loaders.append((function, nominal)) }
    addView(of: function, header, above, to: nominal)
    remarkNear(function, site, nominal)
    work.bodies.append { [unowned self] in check(body, of: function, site, nominal) }
  }

  private func declareDeinitializer(
    _ tree: Tree.Method, _ body: Tree.Block, _ nominal: Nominal
  ) {
    let function = Function(
      name: "deinit", parameters: [], result: .void, owner: nominal, implementation: .script)
    function.file = file(at: tree.range)
    function.range = tree.selectorRange
    nominal.add(.function(function), named: "deinit")
    let site = self.site(tree)
    work.bodies.append { [unowned self] in check(body, of: function, site, nominal) }
  }

  /// Adds a remark on a method that UIKit does not call because its name differs slightly from that
  /// of a method that UIKit calls.
  private func remarkNear(_ function: Function, _ site: MethodSite, _ nominal: Nominal) {
    guard function.overridden == nil, function.message == nil, !site.isInitializer,
      site.selector.count > 6, !site.isClassMethod, let above = nominal.superclassNominal,
      !module.witnesses.values.contains(where: { $0 === function })
    else { return }
    var names: [String] = []
    for type in above.lineage where !type.isScript {
      names += table.methods(of: type).filter {
        !$0.isClassMethod && ($0.function?.message ?? 1_000) < 256
          && $0.parameters.count == site.parameters.count
      }.map(\.selector)
    }
    for type in protocols(of: nominal) where !type.isScript {
      names += table.methods(of: type).filter { $0.parameters.count == site.parameters.count }
        .map(\.selector)
    }
    let close = names.filter {
      EditDistance.between(Array($0.lowercased()), Array(site.selector.lowercased()), limit: 3) <= 2
    }
    if let meant = close.sorted().first, meant != site.selector {
      report(.neverCalled(site.selector, meant: meant), site.range)
    }
  }

  // MARK: Instance variables

  private func declare(_ tree: Tree.InstanceVariable, of nominal: Nominal) {
    let type = resolve(tree.type)
    let property = addStored(tree.name.text, type, nominal, tree.name.range)
    property.access = .fileprivate
    if tree.type.qualifiers.ownership == .weak, case .optional = property.type {
      property.ownership = .weak
    }
    property.initializer = arrayInitializer(tree.type, property)
    nominal.instanceVariables[tree.name.text] = property
    nominal.add(.property(property), named: property.name)
  }

  func addStored(
    _ name: String, _ type: ObjectiveCType, _ nominal: Nominal, _ range: SourceRange
  ) -> Property {
    let property = Property(
      name: name, type: variableType(type), owner: nominal, isStatic: false, isConstant: false,
      storage: .field(nominal.storedProperties.count))
    property.objectiveC = ObjectiveCPropertySignature(type: type, getter: "", setter: nil)
    property.range = range
    // As Swift imports a type without nullability.
    property.isImplicitlyUnwrapped = property.type.isOptional
    nominal.storedProperties.append(property)
    return property
  }

  /// A C array as an instance variable has all its elements from the start.
  private func arrayInitializer(_ tree: Tree.TypeName, _ property: Property) -> Function? {
    guard case .array(let element, let count) = tree.kind,
      let elements = zeros(stored(resolve(element)), count, tree.range)
    else { return nil }
    let function = Function(
      name: property.name, parameters: [], result: elements.type, owner: nil,
      implementation: .script)
    function.file = file(at: tree.range)
    function.checked.body = FunctionBody(
      parameters: [], statements: [TypedStatement(.returning(elements), tree.range)],
      selfType: nil, context: context(of: function))
    return function
  }

  func context(of function: Function) -> FunctionContext {
    FunctionContext(
      function: function, parent: nil, file: function.file ?? files[0], result: function.result,
      isThrowing: false, selfType: nil, owner: nil, substitution: Substitution())
  }

  // MARK: Properties

  /// Declares the variable of a property; returns whether it has accessors of its own.
  private func declareStored(
    _ tree: Tree.Property, _ site: ClassSite, _ own: Set<String>
  ) -> Bool {
    let nominal: Nominal = site.nominal
    let names = accessorNames(tree)
    let name = tree.name.text
    let type = resolve(tree.type)
    // A layer stores what is declared so under the property's name.
    if site.dynamic.contains(name), !isLayer(nominal) { return false }
    let hasGetter = own.contains(names.getter)
    let hasSetter = names.setter.map { own.contains($0) } ?? false
    let synthesized = site.synthesized[name]
    if synthesized == nil, isInherited(names.getter, name, nominal), !hasGetter { return false }
    let isWhole = hasGetter && (names.setter == nil || hasSetter)
    if isWhole, synthesized == nil { return true }
    let variable = synthesized?.text ?? "_" + name
    if let known = nominal.instanceVariables[variable] {
      if !hasGetter && !hasSetter, known.name != name {
        alias(tree, names, type, known, nominal)
        return false
      }
      if !hasGetter, !hasSetter {
        known.objectiveC = ObjectiveCPropertySignature(
          type: type, getter: names.getter, setter: names.setter, isCopied: tree.has("copy"))
        known.access = .internal
        known.isObjectiveC = true
        reserve(known, nominal)
        addView(of: known, tree, nominal)
        return false
      }
      return true
    }
    let isPlain = !hasGetter && !hasSetter
    let property = addStored(isPlain ? name : variable, type, nominal, tree.name.range)
    if tree.has("weak"), case .optional = property.type { property.ownership = .weak }
    nominal.instanceVariables[variable] = property
    nominal.add(.property(property), named: property.name)
    guard isPlain else {
      property.access = .fileprivate
      return true
    }
    property.isObjectiveC = true
    property.objectiveC = ObjectiveCPropertySignature(
      type: type, getter: names.getter, setter: names.setter, isCopied: tree.has("copy"))
    reserve(property, nominal)
    addView(of: property, tree, nominal)
    return false
  }

  /// A property that is synthesized with a declared variable of another name.
  private func alias(
    _ tree: Tree.Property, _ names: (getter: String, setter: String?), _ type: ObjectiveCType,
    _ variable: Property, _ nominal: Nominal
  ) {
    let property = Property(
      name: tree.name.text, type: variable.type, owner: nominal, isStatic: false,
      isConstant: false, storage: variable.storage)
    property.isObjectiveC = true
    property.range = tree.name.range
    property.objectiveC = ObjectiveCPropertySignature(
      type: type, getter: names.getter, setter: names.setter, isCopied: tree.has("copy"))
    let accessors = makeAccessors(property, variable, nominal)
    placeInDispatch(accessors.getter, nominal)
    placeInDispatch(accessors.setter, nominal)
    property.storage = .computed(
      getter: accessors.getter, setter: names.setter == nil ? nil : accessors.setter)
    nominal.add(.property(property), named: property.name)
    addView(of: property, tree, nominal)
  }

  private func isLayer(_ nominal: Nominal) -> Bool {
    nominal.lineage.contains { !$0.isScript && $0.name == "CALayer" }
  }

  /// Whether a superclass implements a property. One that a category declares, as nearly all of
  /// `UIView` are, is synthesized again in a class that declares it, as clang does.
  private func isInherited(_ getter: String, _ name: String, _ nominal: Nominal) -> Bool {
    guard let above = nominal.superclassNominal,
      let found = method(getter, of: above, isClassMethod: false)
    else { return false }
    return found.owner.isScript || found.owner.name != "UIView" || Self.ownOfViews.contains(name)
  }

  /// The properties in the interface of `UIView` itself.
  private static let ownOfViews: Set<String> = [
    "userInteractionEnabled", "tag", "layer", "canBecomeFocused", "focused",
    "focusGroupIdentifier", "focusGroupPriority", "focusEffect", "semanticContentAttribute",
    "effectiveUserInterfaceLayoutDirection",
  ]

  /// Accessors that wait for a subclass to override the property.
  private func reserve(_ property: Property, _ nominal: Nominal) {
    let accessors = makeAccessors(property, property, nominal)
    placeInDispatch(accessors.getter, nominal)
    placeInDispatch(accessors.setter, nominal)
    property.reservedAccessors = (accessors.getter, accessors.setter)
    // A protocol that requires it only calls functions.
    for type in protocols(of: nominal) {
      for (selector, own) in [
        (property.objectiveC?.getter, accessors.getter),
        (property.objectiveC?.setter, accessors.setter),
      ] {
        guard let selector,
          let required = method(selector, of: type, isClassMethod: false)?.function
        else { continue }
        module.witnesses[Module.Witness(nominal, required)] = own
        own.message = required.message
        property.accessors = property.reservedAccessors
      }
    }
  }

  /// Functions that read and write a variable.
  private func makeAccessors(
    _ property: Property, _ variable: Property, _ nominal: Nominal
  ) -> (getter: Function, setter: Function) {
    let range = property.range
    let own = Type.nominal(nominal, [])
    let place = TypedExpression(
      .property(TypedExpression(.selfReference, own, range), variable, isSuper: true),
      variable.type, range)
    func make(_ parameters: [ParameterInfo], _ result: Type) -> Function {
      let function = Function(
        name: property.name, parameters: parameters, result: result, owner: nominal,
        implementation: .script)
      function.file = file(at: range)
      function.range = range
      function.isObjectiveC = true
      return function
    }
    func give(_ function: Function, _ parameters: [LocalVariable], _ statement: TypedStatement) {
      function.checked.body = FunctionBody(
        parameters: parameters, statements: [statement], selfType: own,
        context: FunctionContext(
          function: function, parent: nil, file: file(at: range), result: function.result,
          isThrowing: false, selfType: own, owner: nominal, substitution: Substitution()))
      module.note(checked: function)
    }
    let getter = make([], variable.type)
    getter.objectiveCName = property.objectiveC?.getter
    give(getter, [], TypedStatement(.returning(place), range))
    let setter = make(
      [ParameterInfo(label: nil, name: "newValue", type: variable.type)], .void)
    setter.objectiveCName = property.objectiveC?.setter
    let new = LocalVariable(
      name: "newValue", type: variable.type, isConstant: true, range: range)
    let given = TypedExpression(.local(new), new.type, range)
    let kept = property.objectiveC?.isCopied ?? false ? copied(given) : given
    let assignment = TypedExpression(.assign(place, kept), .void, range)
    give(setter, [new], TypedStatement(.expression(assignment), range))
    return (getter, setter)
  }

  /// A property with at least one explicit accessor.
  private func declareComputed(_ tree: Tree.Property, _ site: ClassSite) {
    let nominal: Nominal = site.nominal
    let names = accessorNames(tree)
    let type = resolve(tree.type)
    func written(_ selector: String?) -> Function? {
      selector.flatMap { ownMethod($0, of: nominal, isClassMethod: false)?.function }
    }
    let signature = ObjectiveCPropertySignature(
      type: type, getter: names.getter, setter: names.setter)
    let property = Property(
      name: tree.name.text, type: stored(type), owner: nominal, isStatic: false,
      isConstant: false, storage: .field(0))
    property.objectiveC = signature
    property.isImplicitlyUnwrapped = property.type.isOptional
    property.isObjectiveC = true
    property.range = tree.name.range
    let variable = nominal.instanceVariables[
      site.synthesized[tree.name.text]?.text ?? "_" + tree.name.text]
    var made: (getter: Function, setter: Function)?
    if let variable {
      made = makeAccessors(property, variable, nominal)
    }
    guard let getter = written(names.getter) ?? made?.getter else { return }
    let setter = names.setter == nil ? nil : written(names.setter) ?? made?.setter
    for function in [getter, setter].compactMap(\.self) where function.dispatchIndex == nil {
      placeInDispatch(function, nominal)
    }
    property.storage = .computed(getter: getter, setter: setter)
    property.isSettable = setter != nil
    nominal.add(.property(property), named: property.name)
    addView(of: property, tree, nominal)
  }

  // MARK: Initializers

  /// A class has every initializer of its superclass.
  private func inheritInitializers(_ nominal: Nominal) {
    guard let above = nominal.superclassNominal else { return }
    let own = (nominal.members["init"] ?? []).compactMap { member -> Function? in
      guard case .initializer(let function) = member else { return nil }
      return function
    }
    var inherited: [ObjectIdentifier: Function] = [:]
    for case .initializer(let function) in above.members["init"] ?? [] {
      let isOwn = own.contains { mine in
        mine.overridden === function
          || mine.fullName == function.fullName
            && mine.parameters.map(\.type) == function.parameters.map(\.type)
      }
      if !isOwn { inherited[ObjectIdentifier(function)] = inherit(function, nominal) }
    }
    for case .initializer(let function) in above.members["init"] ?? [] {
      guard let view = function.view, let bridge = view.viewed?.bridge,
        let own = inherited[ObjectIdentifier(function)],
        let ownView = inherited[ObjectIdentifier(view)]
      else { continue }
      own.view = ownView
      ownView.viewed = ViewedFunction(own, bridge: bridge)
    }
  }

  private func inherit(_ above: Function, _ nominal: Nominal) -> Function {
    let own = Type.nominal(nominal, [])
    let function = Function(
      name: "init",
      parameters: above.parameters.map { parameter in
        var copy = ParameterInfo(
          label: parameter.label, name: parameter.name, type: parameter.type)
        copy.defaultValue = parameter.defaultValue
        copy.isInout = parameter.isInout
        copy.isVariadic = parameter.isVariadic
        copy.isEscaping = parameter.isEscaping
        return copy
      }, result: above.isFailable ? .optional(own) : own, owner: nominal,
      implementation: .inheritedInitializer(above))
    function.file = above.file ?? files[0]
    function.isInitializer = true
    function.isFailable = above.isFailable
    function.isThrowing = above.isThrowing
    function.isConvenience = above.isConvenience
    function.isRequired = above.isRequired
    function.objectiveCName = above.objectiveCName
    function.objectiveC = above.objectiveC
    function.genericParameters = above.genericParameters
    function.overridden = above
    function.isImplicitlyUnwrapped = above.isImplicitlyUnwrapped
    if above.viewed?.isFactory == true { function.viewed = above.viewed }
    nominal.add(.initializer(function), named: "init")
    placeInDispatch(function, nominal)
    return function
  }

  // MARK: Categories

  func declareCategory(_ declaration: Tree.Declaration) {
    if case .category(let tree) = declaration.kind, tree.name != nil,
      let nominal = bareClass(tree.className.text)
    {
      if let variable = tree.variables.first {
        report(.notRun(.ivarsOfExtension), variable.range)
      }
      for name in tree.protocols { conform(nominal, to: name) }
    }
    guard case .implementation(let tree) = declaration.kind, tree.category != nil else { return }
    guard let nominal = bareClass(tree.name.text) else {
      report(.implementationWithoutInterface(tree.name.text), tree.name.range)
      return
    }
    // One of a class of these texts is a part of it.
    if work.types.contains(nominal) { return }
    for case .method(let method) in tree.members {
      declare(method, of: nominal, isCategory: true)
    }
    addCategoryProperties(nominal)
  }
}
