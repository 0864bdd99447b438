import TypedProgram

/// Registers for one temporary value, freed with this object.
@usableFromInline
package final class Scratch {
  package let registers: Registers
  private let layout: Layout

  package init(_ layout: Layout) {
    self.layout = layout
    let numbers = UnsafeMutablePointer<UInt64>.allocate(capacity: Swift.max(layout.numbers, 1))
    numbers.initialize(repeating: 0, count: layout.numbers)
    let references = UnsafeMutablePointer<AnyObject?>.allocate(
      capacity: Swift.max(layout.references, 1))
    references.initialize(repeating: nil, count: layout.references)
    registers = Registers(numbers, references)
  }

  deinit {
    registers.references.deinitialize(count: layout.references)
    registers.references.deallocate()
    registers.numbers.deallocate()
  }
}
