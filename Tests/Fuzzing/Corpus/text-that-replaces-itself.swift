var s = String(repeating: "a", count: 1000)
while true { s = s.replacingOccurrences(of: "a", with: s) }
