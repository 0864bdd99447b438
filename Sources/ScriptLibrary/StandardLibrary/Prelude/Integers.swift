// Comparisons of whole numbers, one with a sign and one without, by their values: the operators of
// `BinaryInteger` between two types.
func _areEqual(_ a: Int, _ b: UInt) -> Bool { a >= 0 && UInt(a) == b }
func _areEqual(_ a: UInt, _ b: Int) -> Bool { b >= 0 && a == UInt(b) }
func _isLess(_ a: Int, _ b: UInt) -> Bool { a < 0 || UInt(a) < b }
func _isLess(_ a: UInt, _ b: Int) -> Bool { b > 0 && a < UInt(b) }
func _isGreater(_ a: Int, _ b: UInt) -> Bool { a > 0 && UInt(a) > b }
func _isGreater(_ a: UInt, _ b: Int) -> Bool { b < 0 || a > UInt(b) }
