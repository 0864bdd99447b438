import Records
import SourceTree
import TypedProgram

extension Checker {
  /// Finds the overridden member of each member of a class, by Swift's rules, and assigns
  /// overridable ones their index in the class's dispatch table.
  func checkOverrides(_ site: TypeSite) {
    let nominal = site.nominal
    guard nominal.kind == .class else { return }
    if site.extending == nil {
      nominal.dispatch = nominal.superclassNominal?.dispatch ?? []
      for function in initializers(of: nominal) where isImplied(function) {
        placeInDispatch(function, nominal)
      }
    }
    let isEarlier =
      site.extending != nil && nominal.isScript && !work.types.contains(nominal)
    for member in members(of: site) {
      if isEarlier { work.extensionOverrides.append((nominal, member)) }
      switch member {
      case .function(let function): checkOverride(of: function, site)
      case .property(let property): checkOverride(of: property, site)
      case .initializer(let function): checkOverride(ofInitializer: function, site)
      case .subscripting(let member): checkOverride(of: member, site)
      case .enumCase, .type: break
      }
    }
  }

  private func isImplied(_ function: Function) -> Bool {
    if case .inheritedInitializer = function.implementation { return true }
    return function.tree == nil
  }

  /// The members that one declaration or extension declares, in order.
  func members(of site: TypeSite) -> [Member] {
    let range = site.declaration.range
    return (work.members[ObjectIdentifier(site.nominal)] ?? [])
      .filter { $0.range.start >= range.start && $0.range.end <= range.end }
      .sorted { $0.range.start < $1.range.start }
  }

  private func declaration(of member: Member, _ site: TypeSite) -> Declaration? {
    site.members.first {
      $0.range.start <= member.range.start && member.range.end <= $0.range.end
    }
  }

  // MARK: - Methods

  private func checkOverride(of function: Function, _ site: TypeSite) {
    let nominal = site.nominal
    if function.name == "deinit" { return }
    let above = matching.functions(
      above: nominal, named: function.name, isStatic: function.isStatic)
    let match = above.first { matching.difference(of: function, from: $0, in: nominal) == nil }
    guard function.isOverride else {
      if let match, !(match.access == .private && match.owner !== nominal),
        !function.isStatic || match.owner?.isScript == true
      {
        reportMissingOverride(.function(function), above: .function(match), site)
      }
      place(function, site)
      return
    }
    guard let match else {
      reportNothingOverridden(function, above, site)
      return
    }
    if match.isFinal, match.owner?.isScript == true {
      report(
        match.isStatic
          ? .overridesStatic(match.fullName)
          : .overridesFinal(.instanceMethod, name: match.fullName), function.range)
    }
    if match.isOfExtension, !match.isObjectiveC {
      report(
        .overridesExtensionMember(name: match.fullName, type: match.owner?.name ?? nominal.name),
        function.range)
    }
    if function.isThrowing, !match.isThrowing {
      report(.overrideNotThrowing(function.fullName), function.range)
    }
    for (own, other) in zip(function.parameters, match.parameters)
    where .optional(own.type) == other.type && !other.isImplicitlyUnwrapped {
      report(
        .overrideParameterNotOptional(
          above: other.type.description, own: own.type.description), own.range)
    }
    function.overridden = match
    function.message = match.message
    note(match.silence, of: match.name, function.range)
    refuseInExtension(match.owner, match.message, function.range, site)
    place(function, site)
  }

  private func reportNothingOverridden(
    _ function: Function, _ above: [Function], _ site: TypeSite
  ) {
    let nominal = site.nominal
    if inheritsUnknown(nominal) { return }
    if reportUnavailable(
      function.name, fullName: function.fullName, function.range, memberOf: nominal)
    {
      return
    }
    if nominal.superclassNominal == nil, nominal.isScript {
      report(
        .overrideWithoutSuperclass(
          function.isStatic ? .classMethod : .instanceMethod, type: nominal.name), function.range)
      return
    }
    if site.extending != nil, !nominal.isScript {
      for member in relations.ownMembers(named: function.name, of: nominal) {
        guard case .function(let own) = member, own !== function,
          matching.difference(of: function, from: own, in: nominal) == nil
        else { continue }
        report(
          .overrideInExtensionOfOwner(
            .instanceMethod, name: own.fullName, type: nominal.name), function.range)
        return
      }
    }
    if let labelled = above.first(where: {
      matching.differsInLabels(function, from: $0, in: nominal)
    }) {
      report(
        .overrideLabels(.instanceMethod, name: function.fullName, above: labelled.fullName),
        function.range,
        notes: [CodeNote(.declaration(.nearOverride(labelled.signature)), function.range)])
      function.overridden = labelled
      return
    }
    var notes = above.prefix(3).map {
      CodeNote(.declaration(.nearOverride($0.signature)), function.range)
    }
    if notes.isEmpty, let near = matching.nearMethod(function, nominal) {
      notes = [CodeNote(.declaration(.nearOverride(near.signature)), function.range)]
    }
    report(
      .overridesNothing(
        function.isStatic ? .classMethod : .instanceMethod, name: function.fullName),
      function.range, notes: Array(notes))
  }

  private func reportMissingOverride(_ member: Member, above: Member, _ site: TypeSite) {
    let declaration = declaration(of: member, site)
    let place = declaration.map { overridePlace($0) }
    report(
      .overrideMissing(spelling(of: member, named: member.name)), member.range,
      fixIt: place.map { CodeFixIt(SourceRange($0, $0), "override ") })
  }

  /// The position before the modifiers and the declaring keyword, after attributes.
  private func overridePlace(_ declaration: Declaration) -> Int {
    guard let attribute = declaration.attributes.last else { return declaration.range.start }
    if let modifier = declaration.modifiers.first { return modifier.range.start }
    let file = file(at: declaration.range)
    let bytes = file.text.utf8
    var offset = attribute.range.end
    while offset < declaration.range.end {
      let byte = bytes[bytes.index(bytes.startIndex, offsetBy: offset - file.offset)]
      guard byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D else { break }
      offset += 1
    }
    return offset
  }

  /// An extension may override members that the host declares overridable, but none of a script's
  /// class.
  private func refuseInExtension(
    _ owner: Nominal?, _ message: Int?, _ range: SourceRange, _ site: TypeSite
  ) {
    guard site.extending != nil, message == nil else { return }
    report(.overrideOfScriptInExtension(owner?.name ?? site.nominal.name), range)
  }

  // MARK: - Dispatch

  private func place(_ function: Function, _ site: TypeSite) {
    guard site.extending == nil else { return markOfExtension(function, site) }
    placeInDispatch(function, site.nominal)
  }

  /// Records that an extension declares a function; one that is visible to Objective-C may still be
  /// overridden.
  func markOfExtension(_ function: Function, _ site: TypeSite) {
    function.isOfExtension = true
    if site.nominal.exposesMembers || site.declaration.isObjectiveC {
      function.isObjectiveC = true
    }
  }

  /// Gives a function its index among the functions that are overridden.
  func placeInDispatch(_ function: Function, _ nominal: Nominal) {
    place(function, in: nominal)
    guard let viewed = function.overridden?.viewed, let bridge = viewed.bridge else { return }
    if let property = viewed.property { activateAccessors(property) }
    bridge.overridden = viewed.original
    place(bridge, in: nominal)
  }

  private func place(_ function: Function, in nominal: Nominal) {
    if !nominal.capturesOuter, nominal.outer.map(isGeneric) == true { return }
    guard !function.isStatic else {
      if function.takesType { replaceByClass(function, nominal) }
      return
    }
    guard function.genericParameters.isEmpty else {
      replaceByClass(function, nominal)
      return
    }
    if let above = function.overridden, above.isOfExtension {
      nominal.extensionOverrides[ObjectIdentifier(above)] = function
    }
    if let index = function.overridden?.dispatchIndex, index < nominal.dispatch.count {
      function.dispatchIndex = index
      nominal.dispatch[index] = function
      noteInCopies(function)
      return
    }
    guard function.message == nil, !nominal.isFinal, !function.isFinal,
      function.access != .private || function.isInitializer
    else { return }
    function.dispatchIndex = nominal.dispatch.count
    nominal.dispatch.append(function)
    noteInCopies(function)
  }

  /// Code that was checked before the index was known may have requested copies.
  private func noteInCopies(_ function: Function) {
    for copy in copies(of: function) { copy.dispatchIndex = function.dispatchIndex }
  }

  /// Records an override of a static member, or of a method with generic parameters of its own. The
  /// table of an object has no room for them, so that calls find it by the receiver's class.
  private func replaceByClass(_ function: Function, _ nominal: Nominal) {
    var above = function.overridden
    while let next = above {
      nominal.extensionOverrides[ObjectIdentifier(next)] = function
      if !next.hasOverrideByClass {
        next.hasOverrideByClass = true
        work.undo.append { next.hasOverrideByClass = false }
        compileAgain(usesOf: next.owner)
      }
      above = next.overridden
    }
  }

  // MARK: - Initializers

  private func checkOverride(ofInitializer function: Function, _ site: TypeSite) {
    let nominal = site.nominal
    guard let aboveType = nominal.superclassNominal else {
      if function.isOverride, !inheritsUnknown(nominal) {
        report(.overridesNothing(.initializer, name: function.fullName), function.range)
      }
      place(function, site)
      return
    }
    let above = initializers(of: aboveType)
    let match = above.first { matching.isSameSignature(function, $0, of: nominal) }
    function.overridden = match
    defer { place(function, site) }
    // A wrong type was reported, and may be all that differs.
    if match == nil, function.parameters.contains(where: \.type.isError) { return }
    guard let match, !match.isConvenience || match.isRequired else {
      guard function.isOverride else { return }
      if reportUnavailable(
        function.fullName, function.range, memberOf: site.nominal)
      {
        return
      }
      let notes = above.filter { !$0.isConvenience }.prefix(3).map {
        CodeNote(.declaration(.nearOverride($0.signature)), function.range)
      }
      report(
        .overridesNothing(.initializer, name: function.fullName), function.range,
        notes: Array(notes))
      return
    }
    if function.isFailable, !match.isFailable {
      report(.initializerFailsButMayNot(function.fullName), function.range)
    }
    guard let declaration = declaration(of: .initializer(function), site) else { return }
    if match.isRequired, !function.isRequired {
      report(
        .requiredModifierMissing(function.fullName), function.range,
        fixIt: CodeFixIt(
          SourceRange(declaration.range.start, declaration.range.start), "required "))
    } else if !function.isOverride, !function.isRequired {
      reportMissingOverride(.initializer(function), above: .initializer(match), site)
    }
  }

  // MARK: - Subscripts

  private func checkOverride(of member: SubscriptMember, _ site: TypeSite) {
    let nominal = site.nominal
    let match = matching.subscripting(above: nominal, like: member)
    if member.getter.isOverride, match == nil, !inheritsUnknown(nominal) {
      report(.overridesNothing(.subscripting, name: "subscript"), member.getter.range)
    } else if !member.getter.isOverride, match != nil {
      reportMissingOverride(
        .subscripting(member), above: .subscripting(member), site)
    }
    member.getter.overridden = match?.getter
    member.setter?.overridden = match?.setter
    place(member.getter, site)
    if let setter = member.setter { place(setter, site) }
  }
}

extension Member {
  /// The position of its declaration.
  var range: SourceRange {
    switch self {
    case .function(let function), .initializer(let function): function.range
    case .property(let property): property.range
    case .subscripting(let member): member.getter.range
    case .enumCase, .type: SourceRange(0, 0)
    }
  }
}

extension Function {
  /// The function as Swift declares it: `func point(inside point: CGPoint, with event: UIEvent?) ->
  /// Bool`.
  var signature: String {
    let list = parameters.map { parameter in
      let label = parameter.label ?? "_"
      let name = parameter.name == "_" ? "value" : parameter.name
      return (label == name ? label : "\(label) \(name)") + ": \(parameter.type)"
    }
    let head = isInitializer ? "init" + (isFailable ? "?" : "") : "func " + name
    let tail = isInitializer || result == .void ? "" : " -> \(result)"
    return head + "(" + list.joined(separator: ", ") + ")" + (isThrowing ? " throws" : "") + tail
  }
}
