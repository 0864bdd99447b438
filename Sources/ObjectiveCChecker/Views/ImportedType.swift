import ObjectiveCTree
import SourceTree
import TypedProgram

/// An Objective-C type as Swift's importer translates it.
struct ImportedType {
  let type: Type
  /// Whether Swift writes it with `!`, because the header does not specify nullability.
  let isImplicitlyUnwrapped: Bool

  init(_ type: Type, isImplicitlyUnwrapped: Bool = false) {
    self.type = type
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
  }
}

extension Checker {
  /// Swift's view of a type. `nullability` is that of a property's attributes, which precede the
  /// type.
  func imported(
    _ tree: Tree.TypeName?, _ type: ObjectiveCType,
    _ nullability: Tree.Qualifiers.Nullability? = nil
  ) -> ImportedType {
    let present = importedPresent(tree, type)
    switch type {
    case .void, .number, .structure, .enumeration, .pointer, .text: return ImportedType(present)
    case .object, .block, .selector, .metaclass: break
    }
    switch nullability ?? tree?.qualifiers.nullability {
    case .nonnull: return ImportedType(present)
    case .nullable: return ImportedType(.optional(present))
    case .unspecified, .resettable, nil:
      return ImportedType(.optional(present), isImplicitlyUnwrapped: true)
    }
  }

  /// The same of a value that is there.
  private func importedPresent(_ tree: Tree.TypeName?, _ type: ObjectiveCType) -> Type {
    if let nominal = swiftType(tree) { return .nominal(nominal, []) }
    switch type {
    case .void: return .void
    case .number(let number): return number
    case .structure(let nominal), .enumeration(let nominal): return .nominal(nominal, [])
    case .object(let object): return importedClass(object)
    case .block(let parameters, let result):
      var signature: Tree.Signature?
      if case .block(let written)? = tree?.kind { signature = written }
      let trees = signature?.parameters.map(\.type) ?? []
      let parts = parameters.enumerated().map { index, parameter in
        FunctionTypeParameter(
          part(index < trees.count ? trees[index] : nil, parameter),
          isInout: parameter.isPointer)
      }
      return .function(FunctionType(parts, part(signature?.result, result)))
    case .selector: return table.selectorType
    case .metaclass: return .metatype(.anyObject)
    case .pointer, .text: return stored(type)
    }
  }

  /// A parameter or the result of a block: implicitly unwrapped optionals do not occur there.
  private func part(_ tree: Tree.TypeName?, _ type: ObjectiveCType) -> Type {
    var nullability: Tree.Qualifiers.Nullability?
    if case .object(let object) = type, let isNullable = object.isNullable {
      nullability = isNullable ? .nullable : .nonnull
    }
    return imported(tree, type, nullability).type
  }

  /// Swift's view of an enumeration, by its name.
  private func swiftType(_ tree: Tree.TypeName?) -> Nominal? {
    switch tree?.kind {
    case .name(let name), .enumeration(let name): module.objectiveC.swiftTypes[name.text]
    default: nil
    }
  }

  // MARK: Classes

  /// The Swift value type of a class, for the classes that the importer bridges.
  private func importedClass(_ object: ObjectiveCObject) -> Type {
    guard let nominal = object.nominal else {
      return object.protocols.count == 1 ? .nominal(object.protocols[0], []) : .any
    }
    if nominal.isScript { return object.type }
    let arguments = object.arguments.map { element($0) }
    switch nominal.name {
    case "NSString": return .string
    case "NSArray": return .array(arguments.first ?? .any)
    case "NSSet": return .set(hashable(arguments.first))
    case "NSDictionary":
      return .dictionary(hashable(arguments.first), arguments.dropFirst().first ?? .any)
    default: return valueType(of: nominal) ?? object.type
    }
  }

  private func element(_ type: ObjectiveCType) -> Type {
    guard case .object(let object) = type else { return .any }
    return importedClass(object)
  }

  private func hashable(_ type: Type?) -> Type {
    if let type, type != .any { return type }
    return library.protocols["AnyHashable"].map { .nominal($0, []) } ?? .any
  }

  /// The Swift structure for a class: `IndexPath` for `NSIndexPath`.
  private func valueType(of nominal: Nominal) -> Type? {
    guard nominal.name.hasPrefix("NS"),
      let value = library.hostType(named: String(nominal.name.dropFirst(2))),
      value.kind == .structure,
      case .object(let object) = table.type(of: .nominal(value, [])), object.nominal === nominal
    else { return nil }
    return .nominal(value, [])
  }
}
