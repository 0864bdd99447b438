/// The registers of a call: arguments from the first registers on, receiver first; the result
/// replaces them.
@usableFromInline
package struct Registers {
  @usableFromInline
  package let numbers: UnsafeMutablePointer<UInt64>
  @usableFromInline
  package let references: UnsafeMutablePointer<AnyObject?>

  @inlinable @inline(__always)
  package init(
    _ numbers: UnsafeMutablePointer<UInt64>, _ references: UnsafeMutablePointer<AnyObject?>
  ) {
    self.numbers = numbers
    self.references = references
  }

  /// The registers after the first ones.
  @inlinable @inline(__always)
  package func advanced(by layout: Layout) -> Registers {
    Registers(numbers + layout.numbers, references + layout.references)
  }
}

extension Registers {
  /// Sets the first registers to zero and nil: an optional without a value, an empty payload.
  @inlinable
  package func clear(_ layout: Layout) {
    for index in 0..<layout.numbers { numbers[index] = 0 }
    for index in 0..<layout.references { references[index] = nil }
  }

  /// Copies a value of that layout to these registers, which are initialized already.
  @inlinable
  package func copy(from other: Registers, _ layout: Layout) {
    for offset in 0..<layout.numbers { numbers[offset] = other.numbers[offset] }
    for offset in 0..<layout.references { references[offset] = other.references[offset] }
  }
}
