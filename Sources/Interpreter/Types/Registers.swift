/// Where a call's values are: arguments from the first registers on, receiver first; the result
/// takes their place.
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
