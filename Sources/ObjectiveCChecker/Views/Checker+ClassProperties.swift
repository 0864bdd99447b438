import ObjectiveCTree
import SourceTree
import TypedProgram

// Properties of classes, which are class methods in Objective-C and static properties in Swift.

extension Checker {
  /// Declares `@property (class)` for Swift, which does not see its methods then.
  func addClassProperty(_ tree: Tree.Property, _ nominal: Nominal) {
    let names = accessorNames(tree)
    let imported = self.imported(tree.type, resolve(tree.type), nullability(of: tree))
    func written(_ selector: String?) -> Function? {
      selector.flatMap { ownMethod($0, of: nominal, isClassMethod: true)?.function }
    }
    guard let getter = written(names.getter) else { return }
    let reads = twin(of: getter, [], imported.type)
    guard forward(reads, to: getter, isDirect: false) else { return }
    reads.viewed = ViewedFunction(getter, bridge: nil)
    let setter = written(names.setter)
    var writes: Function?
    if let setter {
      let new = ParameterInfo(label: nil, name: "newValue", type: imported.type)
      let function = twin(of: setter, [new], .void)
      if forward(function, to: setter, isDirect: false) {
        function.viewed = ViewedFunction(setter, bridge: nil)
        writes = function
      }
    }
    let property = Property(
      name: importedName(of: tree, resolve(tree.type), names.getter), type: imported.type,
      owner: nominal, isStatic: true, isConstant: false,
      storage: .computed(getter: reads, setter: writes))
    property.isSettable = writes != nil
    property.isImplicitlyUnwrapped = imported.isImplicitlyUnwrapped
    property.range = tree.name.range
    for function in [getter, setter].compactMap(\.self) { hideMethod(function, nominal) }
    change(property.name, of: nominal) { $0.append(.property(property)) }
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
