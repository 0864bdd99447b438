import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

// Swift's views of properties whose types the importer changes: an additional property with
// accessors for each.

extension Checker {
  /// Declares Swift's view of a declared property, if it differs from the property.
  func addView(of property: Property, _ tree: Tree.Property, _ nominal: Nominal) {
    let names = accessorNames(tree)
    let type = property.objectiveC?.type ?? resolve(tree.type)
    let imported = self.imported(tree.type, type, nullability(of: tree))
    let name = importedName(of: tree, type, names.getter)
    if names.setter == nil { property.isSettable = false }
    let isCopied = names.setter != nil && tree.has("copy") && type.nominal != nil
    guard imported.type != property.type || isCopied else {
      property.isImplicitlyUnwrapped = imported.isImplicitlyUnwrapped
      if name != property.name { rename(property, name, nominal) }
      return
    }
    guard let view = makeView(of: property, name, imported, tree, nominal) else { return }
    hide(property, nominal)
    change(name, of: nominal) { $0.append(.property(view)) }
  }

  /// The nullability that a property declares: a weak one may always be nil.
  func nullability(of tree: Tree.Property) -> Tree.Qualifiers.Nullability? {
    if tree.has("nonnull") { return .nonnull }
    if tree.has("nullable") { return .nullable }
    if tree.has("null_resettable") { return .resettable }
    return tree.has("weak") && tree.type.qualifiers.nullability == .nonnull ? .nullable : nil
  }

  /// The name in Swift: that of `NS_SWIFT_NAME`, or for a flag that of the getter.
  func importedName(
    of tree: Tree.Property, _ type: ObjectiveCType, _ getter: String
  ) -> String {
    if let name = tree.swiftName, ImportedName.isIdentifier(name) { return name }
    return type == .bool && getter.hasPrefix("is") ? getter : tree.name.text
  }

  func hide(_ property: Property, _ nominal: Nominal) {
    change(property.name, of: nominal) { members in
      members.removeAll { $0.isSame(as: .property(property)) }
    }
    change(Self.hiddenName(property.name), of: nominal) { $0.append(.property(property)) }
  }

  func rename(_ property: Property, _ name: String, _ nominal: Nominal) {
    hide(property, nominal)
    change(name, of: nominal) { $0.append(.property(property)) }
  }

  // MARK: Views

  private func makeView(
    of property: Property, _ name: String, _ imported: ImportedType, _ tree: Tree.Property,
    _ nominal: Nominal
  ) -> Property? {
    let isWritten = property.writing != nil || property.reading == nil
    guard let getter = property.reading ?? property.reservedAccessors?.getter else { return nil }
    let setter = isWritten ? property.writing ?? property.reservedAccessors?.setter : nil
    let isSettable = property.isSettable && setter != nil
    let field = property.reading == nil ? property : nil
    let above = nominal.superclassNominal.flatMap { shownProperty(name, of: $0) }

    let reads = twin(of: getter, [], imported.type)
    let writes = setter.map { setter in
      var new = ParameterInfo(label: nil, name: "newValue", type: imported.type)
      new.isImplicitlyUnwrapped = imported.isImplicitlyUnwrapped
      return twin(of: setter, [new], .void)
    }
    let view = Property(
      name: name, type: imported.type, owner: nominal, isStatic: false, isConstant: false,
      storage: .computed(getter: reads, setter: isSettable ? writes : nil))
    view.isSettable = isSettable
    view.isObjectiveC = true
    view.isImplicitlyUnwrapped = imported.isImplicitlyUnwrapped
    view.range = property.range
    view.overridden = above
    guard
      forwardAccessors(reads, writes, to: property, nominal),
      bridge(reads, getter, field)
    else { return nil }
    if let writes, let setter, isSettable {
      guard bridge(writes, setter, field) else { return nil }
    }
    view.viewed = property
    property.view = view
    reads.overridden = above?.reading
    writes?.overridden = above?.writing
    placeInDispatch(reads, nominal)
    if let writes, isSettable { placeInDispatch(writes, nominal) }
    answerProtocols(view, property, nominal)
    return view
  }

  private func shownProperty(_ name: String, of nominal: Nominal) -> Property? {
    for type in nominal.lineage {
      for case .property(let property) in type.members[name] ?? [] where property.viewed != nil {
        return property
      }
    }
    return nil
  }

  /// The code of the accessors that Swift calls. A property with `copy` stores a copy.
  private func forwardAccessors(
    _ reads: Function, _ writes: Function?, to property: Property, _ nominal: Nominal
  ) -> Bool {
    let own = Type.nominal(nominal, [])
    func place(_ receiver: TypedExpression) -> TypedExpression {
      TypedExpression(
        .property(receiver, property, isSuper: true), property.type, property.range)
    }
    guard forward(reads, selfType: own, { receiver, _ in place(receiver) }) else { return false }
    guard let writes else { return true }
    return forward(writes, selfType: own) { receiver, values in
      guard var new = crossing(values[0], to: property.type) else { return nil }
      if property.objectiveC?.isCopied ?? false { new = copied(new) }
      return TypedExpression(.assign(place(receiver), new), .void, property.range)
    }
  }

  /// Connects an accessor that Swift sees with the Objective-C accessor, which a Swift override
  /// replaces.
  private func bridge(_ view: Function, _ original: Function, _ field: Property?) -> Bool {
    let bridge = twin(of: original, original.parameters, original.result)
    guard forward(bridge, to: view, isDirect: false) else { return false }
    view.viewed = ViewedFunction(original, bridge: bridge, property: field)
    bridge.viewed = ViewedFunction(original, bridge: nil)
    original.view = view
    return true
  }

  /// Requirements that the property satisfies, as Swift sees them.
  private func answerProtocols(_ view: Property, _ property: Property, _ nominal: Nominal) {
    for type in protocols(of: nominal) {
      for (selector, own) in [
        (property.objectiveC?.getter, view.reading), (property.objectiveC?.setter, view.writing),
      ] {
        guard let selector, let own,
          let required = method(selector, of: type, isClassMethod: false)?.function?.view
        else { continue }
        module.witnesses[Module.Witness(nominal, required)] = own
      }
    }
  }
}
