import TypedProgram

/// The part of the table that is visible to Objective-C, for headers that another compiler reads.
package struct ObjectiveCContents {
  /// The table's names.
  package let table: any ObjectiveCTable
  /// Classes and protocols in the order of their names.
  package let classes: [Nominal]
  /// The protocols in the order of their names.
  package let protocols: [Nominal]
  /// Structures, enumerations and sets of options by their names in C.
  package let values: [(name: String, nominal: Nominal)]
  /// The constants of each of these, by their names in C, those of a set in the order of Swift's
  /// names.
  package let members: [ObjectIdentifier: [ObjectiveCConstant]]
  /// Globals of the frameworks, and second and old names of constants.
  package let constants: [ObjectiveCConstant]
  /// The functions of C in the order of their names.
  package let functions: [ObjectiveCFunction]

  /// Collects the contents of a library, and loads its parts in Swift for that; nil for a library
  /// without Objective-C.
  package init?(_ library: Library) {
    guard let rows = library.objectiveC as? ObjectiveCRows else { return nil }
    while let name = library.preludeNames.min() { library.loadPrelude?(name) }
    let named = rows.typeNames.named.sorted { $0.key < $1.key }
    table = rows
    classes = named.filter { $0.value.kind == .class }.map(\.value)
    protocols = rows.typeNames.objectTypes.filter { $0.kind == .protocol }
    values = named.filter { $0.value.kind == .structure || $0.value.kind == .enumeration }
      .map { ($0.key, $0.value) }
    var members: [ObjectIdentifier: [ObjectiveCConstant]] = [:]
    for (_, nominal) in named {
      members[ObjectIdentifier(nominal)] = APIPage.constants(of: nominal, rows).compactMap {
        rows.constant($0)
      }
    }
    self.members = members
    let globals = library.members.keys.filter { !$0.hasPrefix("_") }
    constants = (ConstantNames.otherNames + globals.sorted()).compactMap { rows.constant($0) }
    let functions = Set(CFunctions.lines.keys).union(
      library.members.keys.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 })
    self.functions = functions.sorted().compactMap { rows.function($0) }
  }
}
