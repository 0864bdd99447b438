import Foundation
import Machine
import TypedProgram

extension Bridged where Self: FixedWidthInteger {
  @inlinable package static var layout: Layout { Layout(1, 0) }

  @inlinable @inline(__always)
  package static func read(_ registers: Registers) -> Self {
    Self(truncatingIfNeeded: registers.numbers.pointee)
  }

  @inlinable @inline(__always)
  package func write(to registers: Registers) {
    registers.numbers.pointee = UInt64(truncatingIfNeeded: self)
  }
}

extension Int: Bridged {
  @usableFromInline package static var hostType: HostType { HostType { _ in .integer(.int) } }
}

extension Int8: Bridged {
  @usableFromInline package static var hostType: HostType { HostType { _ in .integer(.int8) } }
}

extension Int16: Bridged {
  @usableFromInline package static var hostType: HostType { HostType { _ in .integer(.int16) } }
}

extension Int32: Bridged {
  @usableFromInline package static var hostType: HostType { HostType { _ in .integer(.int32) } }
}

extension Int64: Bridged {
  @usableFromInline package static var hostType: HostType { HostType { _ in .integer(.int64) } }
}

extension UInt: Bridged {
  @usableFromInline package static var hostType: HostType { HostType { _ in .integer(.uint) } }
}

extension UInt8: Bridged {
  @usableFromInline package static var hostType: HostType { HostType { _ in .integer(.uint8) } }
}

extension UInt16: Bridged {
  @usableFromInline package static var hostType: HostType { HostType { _ in .integer(.uint16) } }
}

extension UInt32: Bridged {
  @usableFromInline package static var hostType: HostType { HostType { _ in .integer(.uint32) } }
}

extension UInt64: Bridged {
  @usableFromInline package static var hostType: HostType { HostType { _ in .integer(.uint64) } }
}

extension Double: Bridged {
  @inlinable package static var layout: Layout { Layout(1, 0) }

  @usableFromInline package static var hostType: HostType { HostType { _ in .floating(.double) } }

  @inlinable @inline(__always)
  package static func read(_ registers: Registers) -> Double {
    Double(bitPattern: registers.numbers.pointee)
  }

  @inlinable @inline(__always)
  package func write(to registers: Registers) {
    registers.numbers.pointee = bitPattern
  }
}

extension CGFloat: Bridged {
  @inlinable package static var layout: Layout { Layout(1, 0) }

  @usableFromInline package static var hostType: HostType { HostType { _ in .floating(.cgFloat) } }

  @inlinable @inline(__always)
  package static func read(_ registers: Registers) -> CGFloat {
    CGFloat(Double(bitPattern: registers.numbers.pointee))
  }

  @inlinable @inline(__always)
  package func write(to registers: Registers) {
    registers.numbers.pointee = native.bitPattern
  }
}

/// A Float is stored in its register as the Double of the same value.
extension Float: Bridged {
  @inlinable package static var layout: Layout { Layout(1, 0) }

  @usableFromInline package static var hostType: HostType { HostType { _ in .floating(.float) } }

  @inlinable @inline(__always)
  package static func read(_ registers: Registers) -> Float {
    Float(Double(bitPattern: registers.numbers.pointee))
  }

  @inlinable @inline(__always)
  package func write(to registers: Registers) {
    registers.numbers.pointee = Double(self).bitPattern
  }
}

extension Bool: Bridged {
  @inlinable package static var layout: Layout { Layout(1, 0) }

  @usableFromInline package static var hostType: HostType { HostType { _ in .bool } }

  @inlinable @inline(__always)
  package static func read(_ registers: Registers) -> Bool {
    registers.numbers.pointee != 0
  }

  @inlinable @inline(__always)
  package func write(to registers: Registers) {
    registers.numbers.pointee = self ? 1 : 0
  }
}
