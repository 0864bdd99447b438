import ObjectiveCTree
import SourceTree
import TypedProgram

// Properties whose accessors are ordinary methods: class properties, and those of categories.

extension Checker {
  /// Declares the properties for which the categories of a class implement accessors.
  func addCategoryProperties(_ nominal: Nominal) {
    guard let header = module.objectiveC.headers[nominal.name] as? HeaderMethods else { return }
    for property in header.properties { addProperty(property, nominal) }
  }

  /// Declares a property for Swift, from which its accessors are then hidden.
  func addProperty(_ tree: Tree.Property, _ nominal: Nominal) {
    let isOfClass = tree.has("class")
    let names = accessorNames(tree)
    let type = resolve(tree.type)
    let imported = self.imported(tree.type, type, nullability(of: tree))
    func written(_ selector: String?) -> Function? {
      guard let selector,
        case .function(let function)? = ownMethod(
          selector, of: nominal, isClassMethod: isOfClass)?.target
      else { return nil }
      return function
    }
    guard let getter = written(names.getter) else { return }
    let reads = twin(of: getter, [], imported.type)
    guard forward(reads, to: getter, isDirect: false) else { return }
    reads.viewed = ViewedFunction(getter, bridge: nil)
    let setter = written(names.setter)
    let property = Property(
      name: importedName(of: tree, type, names.getter), type: imported.type, owner: nominal,
      isStatic: isOfClass, isConstant: false,
      storage: .computed(getter: reads, setter: setter.flatMap { self.writes($0, imported) }))
    property.isSettable = property.writing != nil
    property.isImplicitlyUnwrapped = imported.isImplicitlyUnwrapped
    property.range = tree.name.range
    for function in [getter, setter].compactMap(\.self) { hideMethod(function, nominal) }
    change(property.name, of: nominal) { members in
      members.removeAll {
        if case .property(let other) = $0 { other.isStatic == isOfClass } else { false }
      }
      members.append(.property(property))
    }
    work.methods[ObjectIdentifier(nominal)] = nil
  }

  private func writes(_ setter: Function, _ imported: ImportedType) -> Function? {
    let new = ParameterInfo(label: nil, name: "newValue", type: imported.type)
    let function = twin(of: setter, [new], .void)
    guard forward(function, to: setter, isDirect: false) else { return nil }
    function.viewed = ViewedFunction(setter, bridge: nil)
    return function
  }

  private func hideMethod(_ function: Function, _ nominal: Nominal) {
    let shown = [function, function.view].compactMap(\.self)
    change(function.name, of: nominal) { members in
      members.removeAll { member in shown.contains { member.isSame(as: .function($0)) } }
    }
    change(Self.hiddenName(function.name), of: nominal) { members in
      if !members.contains(where: { $0.isSame(as: .function(function)) }) {
        members.append(.function(function))
      }
    }
  }
}
