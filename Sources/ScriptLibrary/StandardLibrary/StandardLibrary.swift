import Machine
import TypedProgram

/// Swift's standard library, and the parts of Foundation that overrides use: numbers, texts,
/// collections.
///
/// Rows in this folder implement members that do not depend on a script's code; those that take
/// closures, or compare elements, are written in Swift, in `Prelude`.
package enum StandardLibrary {
  /// Declares everything but the prelude.
  package static func install(in library: Library) {
    let table = Table(library)
    addTypes(table)
    addProtocols(library)
    addIntegers(table)
    addFloatings(table)
    addMathematics(table)
    addStrides(table)
    addBool(table)
    addArray(table)
    addPointers(table)
    addDictionary(table)
    addSet(table)
    addRanges(table)
    addStrings(table)
    addCharacters(table)
    addRandom(table)
    addPrinting(library)
  }

  private static func addTypes(_ table: Table) {
    for kind in IntegerKind.allCases { table.alias(kind.name, .integer(kind)) }
    for kind in FloatingKind.allCases { table.alias(kind.name, .floating(kind)) }
    table.alias("CUnsignedChar", .integer(.uint8))
    table.alias("Float64", .double)
    table.alias("Float32", .float)
    table.alias("TimeInterval", .double)
    table.alias("ContiguousArray", .array(.parameter(table.library.array.genericParameters[0])))
    table.alias("Bool", .bool)
    table.alias("String", .string)
    table.alias("Substring", .string)
    table.alias("Character", .character)
  }
}
