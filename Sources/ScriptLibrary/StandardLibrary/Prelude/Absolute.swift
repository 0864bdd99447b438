// `abs` as a value; calls of it are an instruction.
func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? -x : x }
