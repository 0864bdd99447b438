let s = String(repeating: "abc", count: Int.max)
