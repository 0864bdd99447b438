import ObjectiveCTree
import TypedProgram

// Factory methods, which Swift imports as initializers.

extension Checker {
  /// Declares the initializer that the importer derives from `+badgeWithTitle:` of a class `Badge`.
  /// The method itself is then hidden from Swift.
  func addFactory(
    _ function: Function, _ tree: Tree.Method, _ shape: ViewShape, to nominal: Nominal
  ) {
    guard function.isStatic, makesInstance(tree, of: nominal),
      let labels = factoryLabels(of: tree, nominal)
    else { return }
    let shown = function.view ?? function
    let own = Type.nominal(nominal, [])
    let isFailable = shape.result.type.isOptional
    let initializer = Function(
      name: "init",
      parameters: zip(shown.parameters, labels).map { info, label in
        var copy = ParameterInfo(label: label, name: info.name, type: info.type)
        copy.isInout = info.isInout
        copy.range = info.range
        copy.isEscaping = info.isEscaping
        copy.isImplicitlyUnwrapped = info.isImplicitlyUnwrapped
        return copy
      }, result: isFailable ? .optional(own) : own, owner: nominal, implementation: .script)
    initializer.file = function.file
    initializer.range = function.range
    initializer.isInitializer = true
    initializer.isConvenience = true
    initializer.isFailable = isFailable
    initializer.isThrowing = shown.isThrowing
    initializer.isImplicitlyUnwrapped = shape.result.isImplicitlyUnwrapped
    initializer.viewed = ViewedFunction(shown, bridge: nil, isFactory: true)
    change(shown.name, of: nominal) { members in
      members.removeAll { $0.isSame(as: .function(shown)) }
    }
    change(Self.hiddenName(shown.name), of: nominal) { members in
      if !members.contains(where: { $0.isSame(as: .function(function)) }) {
        members.append(.function(function))
      }
    }
    change("init", of: nominal) { $0.append(.initializer(initializer)) }
  }

  private func makesInstance(_ tree: Tree.Method, of nominal: Nominal) -> Bool {
    if tree.returnsInstance { return true }
    guard let result = tree.result, case .object(let object) = resolve(result) else { return false }
    return object.nominal === nominal
  }

  /// The labels of the initializer; nil if the first word of the selector is not the last word of
  /// the class name.
  private func factoryLabels(of tree: Tree.Method, _ nominal: Nominal) -> [String?]? {
    if let written = tree.swiftName {
      guard written.hasPrefix("init(") else { return nil }
      return ImportedName.written(written, tree.parameters.count)?.labels
    }
    guard !tree.parameters.isEmpty, let first = tree.pieces.first?.name.text else { return nil }
    let words = ImportedName.words(of: first)
    let own = ImportedName.words(of: nominal.name).map { $0.lowercased() }
    for count in stride(from: min(words.count, own.count), to: 0, by: -1) {
      guard own.suffix(count).elementsEqual(words.prefix(count).map { $0.lowercased() }) else {
        continue
      }
      let rest = words.dropFirst(count)
      let label = rest.first == "With" ? rest.dropFirst().joined() : rest.joined()
      let others = tree.pieces.dropFirst().map { $0.name.text.isEmpty ? nil : $0.name.text }
      return [label.isEmpty ? nil : ImportedName.lowered(label)] + others
    }
    return nil
  }
}
