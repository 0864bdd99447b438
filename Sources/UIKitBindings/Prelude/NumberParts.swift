// Numbers of other widths, and the bounds of ranges.
extension Range {
  var startIndex: Bound { lowerBound }
  var endIndex: Bound { upperBound }
}

extension NSNumber {
  var uintValue: UInt { UInt(intValue) }
  var int32Value: Int32 { Int32(intValue) }
  var int64Value: Int64 { Int64(intValue) }
  var uint32Value: UInt32 { UInt32(intValue) }
  var uint64Value: UInt64 { UInt64(intValue) }
  var int16Value: Int16 { Int16(intValue) }
  var uint8Value: UInt8 { UInt8(intValue) }
}
