// Facts that checker and machine know without a check: that a register has an object, and of which
// class. Release builds trust them; where `CHECKED` is defined, as in debug builds and those of the
// fuzzers, they are checked, and a violation is reported with its place.

/// The object as one of a class that it is known to be of; traps in checked builds if it is not.
@inlinable @inline(__always)
package func downcast<Object: AnyObject>(
  _ object: AnyObject, to type: Object.Type, file: StaticString = #fileID, line: UInt = #line
) -> Object {
  #if CHECKED
    guard let known = object as? Object else {
      fatalError("\(Swift.type(of: object)) where \(type) must be", file: file, line: line)
    }
    return known
  #else
    return unsafeDowncast(object, to: type)
  #endif
}

extension Optional {
  /// The value, which is known to exist; traps in checked builds if it does not.
  @inlinable @inline(__always)
  package func certain(file: StaticString = #fileID, line: UInt = #line) -> Wrapped {
    #if CHECKED
      guard let self else {
        fatalError("nil where \(Wrapped.self) must be", file: file, line: line)
      }
      return self
    #else
      return unsafelyUnwrapped
    #endif
  }
}

/// Traps in checked builds if a known fact is violated; has no effect in others.
@inlinable @inline(__always)
package func holds(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  #if CHECKED
    guard condition() else { fatalError(message(), file: file, line: line) }
  #endif
}
