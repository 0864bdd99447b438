let s = String(repeating: "a", count: 1_000_000)
print(Array(repeating: s, count: 100_000).joined().count)
