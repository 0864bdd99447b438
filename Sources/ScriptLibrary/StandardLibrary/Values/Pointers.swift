import Machine
import TypedProgram

/// The address of an array's elements, as `&array` passes it for a pointer: the array's own
/// storage, which the receiver retains.
extension UnsafeMutableRawPointer: Bridged {
  @usableFromInline package static var layout: Layout { .reference }
  // A structure, since the optional has to distinguish its one reference from its own nil.
  @usableFromInline package static var isNullable: Bool { false }

  @usableFromInline package static var hostType: HostType {
    HostType { .nominal(nominal(in: $0), []) }
  }

  fileprivate static func nominal(in library: Library) -> Nominal {
    let nominal = library.hostNominal(UnsafeMutableRawPointer.self, .structure)
    nominal.summary = "The address of an array's elements."
    return nominal
  }

  @usableFromInline
  package static func read(_ registers: Registers) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(registers.references.pointee.certain()).toOpaque()
  }

  @usableFromInline
  package func write(to registers: Registers) {
    registers.references.pointee = Unmanaged<AnyObject>.fromOpaque(self).takeUnretainedValue()
  }

  /// The array's storage.
  package var elements: ArrayStorage? {
    Unmanaged<AnyObject>.fromOpaque(self).takeUnretainedValue() as? ArrayStorage
  }
}

extension ArrayStorage {
  /// The number of an element of one register, such as a byte; `index` must be valid.
  package func word(at index: Int) -> UInt64 { numbers[index] }

  /// Changes an element of one register; `index` must be valid.
  package func setWord(_ word: UInt64, at index: Int) { numbers[index] = word }
}

extension StandardLibrary {
  static func addPointers(_ table: Table) {
    let library = table.library
    let nominal = UnsafeMutableRawPointer.nominal(in: library)
    nominal.hostLayout = .reference
    let pointer = Type.nominal(nominal, [])
    library.add(.type(pointer), named: nominal.name)
    table.extend(.array(.parameter(library.array.genericParameters[0]))) { type in
      type.method("\(Library.elementsAddress)()", [], pointer, mutating: true) {
        registers throws(RunStop) in
        let storage = registers.writableArray()
        registers.at(0, 1).references.pointee = storage
      }
    }
  }
}
