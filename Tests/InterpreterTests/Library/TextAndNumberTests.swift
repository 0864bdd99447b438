import Testing

@Suite struct `Texts and numbers in scripts` {
  @Test func `Texts are taken apart and put together`() {
    #expect(
      LibraryRunner.output(
        """
        var s = "Hello"
        s += ", world"
        s.append("!")
        print(s, s.count, s.uppercased(), s.hasPrefix("Hell"), s.contains("wor"))
        print(s.prefix(4), s.suffix(2), s.dropFirst(7), String(s.reversed()))
        print("a,b,,c".split(separator: ","), "a, b".components(separatedBy: ", "))
        print("  x ".trimmingCharacters(in: .whitespaces) + "|", s.first ?? "-", "".isEmpty)
        print(String(255, radix: 16), String(repeating: "ab", count: 2), Int("42") ?? 0, Int("4x") ?? -1)
        print(String(format: "%.2f %5d|%@|%x%%", 3.14159, 42, "t", 255))
        print("abc".map { String($0) }, "banana".filter { $0 != "a" })
        let i = s.index(s.startIndex, offsetBy: 4)
        print(s[i], s[s.startIndex..<i], s.replacingOccurrences(of: "l", with: "L"))
        """) == """
          Hello, world! 13 HELLO, WORLD! true true
          Hell d! world! !dlrow ,olleH
          ["a", "b", "c"] ["a", "b"]
          x| H true
          ff abab 42 -1
          3.14    42|t|ff%
          ["a", "b", "c"] bnn
          o Hell HeLLo, worLd!

          """)
  }

  @Test func `Numbers know their limits, roundings and neighbours`() {
    #expect(
      LibraryRunner.output(
        """
        print(Int.max, UInt8.max, Int8.min, Double.pi, Double.infinity)
        print((2.5).rounded(), (-2.5).rounded(.up), (2.5).rounded(.toNearestOrEven))
        print(7.5.truncatingRemainder(dividingBy: 2), 9.0.squareRoot(), (-3).magnitude)
        print(sqrt(16.0), pow(2.0, 10.0), hypot(3.0, 4.0), floor(-1.5), abs(-4))
        print(min(3, 1, 2), max(2.5, 1), min("b", "a"), 10.isMultiple(of: 5), (-7).signum())
        print(17.quotientAndRemainder(dividingBy: 5).remainder, Int8(truncatingIfNeeded: 300))
        print(UInt8(exactly: 256) ?? 0, Int(clamping: 5), Double("2.5") ?? 0, (0.0 / 0.0).isNaN)
        print((1...5).contains(3), (0..<3).count, (1.0...2.0).contains(2.5), (0..<4).reversed())
        print(stride(from: 0, to: 10, by: 4), (1...3).map { $0 * $0 }, (5..<9).clamped(to: 6..<20))
        var flag = true
        flag.toggle()
        print(flag, "x".hashValue == "x".hashValue)
        """) == """
          9223372036854775807 255 -128 3.141592653589793 inf
          3.0 -2.0 2.0
          1.5 3.0 3
          4.0 1024.0 5.0 -2.0 4
          1 2.5 a true -1
          2 44
          0 5 2.5 true
          true 3 false [3, 2, 1, 0]
          [0, 4, 8] [1, 4, 9] 6..<9
          false true

          """)
  }

  @Test func `Optionals are mapped`() {
    #expect(
      LibraryRunner.output(
        """
        let a: Int? = 3
        let b: Int? = nil
        print(a.map { $0 + 1 } ?? 0, b.map { $0 + 1 } ?? -1, a.flatMap { $0 > 5 ? $0 : nil } ?? 9)
        var x = 1, y = 2
        swap(&x, &y)
        print(x, y)
        """) == "4 -1 9\n2 1\n")
  }
}
