import Testing

@Suite struct `Arrays in scripts` {
  @Test func `Elements are appended, inserted and removed at their places`() {
    #expect(
      LibraryRunner.output(
        """
        var a = [3, 1, 2]
        a.append(4)
        a.insert(9, at: 1)
        a.append(contentsOf: [7, 8])
        print(a, a.count, a.isEmpty)
        print(a.remove(at: 0), a.removeFirst(), a.removeLast())
        print(a.popLast() ?? -1, a)
        a.swapAt(0, 1)
        a.reverse()
        a[0] = 5
        a[1] += 10
        print(a)
        a.removeAll()
        print(a.isEmpty, a.first ?? 0, a.last ?? 0)
        """) == """
          [3, 9, 1, 2, 4, 7, 8] 7 false
          3 9 8
          7 [1, 2, 4]
          [5, 11, 2]
          true 0 0

          """)
  }

  @Test func `A copy is not changed with the original`() {
    #expect(
      LibraryRunner.output(
        """
        var a = ["x", "y"]
        let b = a
        a.append("z")
        a[0] = "w"
        print(a, b)
        """) == "[\"w\", \"y\", \"z\"] [\"x\", \"y\"]\n")
  }

  @Test func `Parts of an array`() {
    #expect(
      LibraryRunner.output(
        """
        let a = Array(1...6)
        print(a.prefix(2), a.suffix(2), a.dropFirst(), a.dropLast(4))
        print(a[1..<3], a[4...5], a.reversed())
        for (index, value) in ["a", "b"].enumerated() { print(index, value) }
        print(Array(repeating: 0.5, count: 2) + [1])
        """) == """
          [1, 2] [5, 6] [2, 3, 4, 5, 6] [1, 2]
          [2, 3] [5, 6] [6, 5, 4, 3, 2, 1]
          0 a
          1 b
          [0.5, 0.5, 1.0]

          """)
  }

  @Test func `Closures choose, change and join elements`() {
    #expect(
      LibraryRunner.output(
        """
        let a = [5, 3, 8, 1]
        print(a.map { $0 * 2 }, a.filter { $0 > 2 }, a.reduce(0, +))
        print(a.contains { $0 == 8 }, a.contains(4), a.first { $0 < 4 } ?? 0)
        print(a.sorted(), a.sorted { $0 > $1 }, a.sorted(by: >))
        print(a.min() ?? 0, a.max() ?? 0, a.firstIndex(of: 8) ?? -1)
        print(["1", "x", "3"].compactMap { Int($0) }, a.allSatisfy { $0 > 0 })
        print([[1], [2, 3]].flatMap { $0 })
        print(a.reduce(into: [Int]()) { result, x in result.append(x + 1) })
        var b = a
        b.removeAll { $0 > 4 }
        b.sort()
        print(b, b.last { $0 < 3 } ?? 0, a.lastIndex { $0 > 4 } ?? 0)
        a.forEach { print($0, terminator: " ") }
        print(["a", "b"].joined(separator: "-"), zip([1, 2], ["x", "y"]).map { "\\($0)\\($1)" })
        """) == """
          [10, 6, 16, 2] [5, 3, 8] 17
          true false 3
          [1, 3, 5, 8] [8, 5, 3, 1] [8, 5, 3, 1]
          1 8 2
          [1, 3] true
          [1, 2, 3]
          [6, 4, 9, 2]
          [1, 3] 1 2
          5 3 8 1 a-b ["1x", "2y"]

          """)
  }

  @Test func `Places outside an array stop the script`() {
    #expect(LibraryRunner.output("let a = [1]; print(a[1])") == "stopped: indexOutOfRange")
    #expect(LibraryRunner.output("var a = [1]; a[3] = 2") == "stopped: indexOutOfRange")
    #expect(LibraryRunner.output("var a: [Int] = []; a.removeLast()") == "stopped: emptyCollection")
    #expect(LibraryRunner.output("var a = [1]; a.insert(2, at: 3)") == "stopped: indexOutOfRange")
    #expect(LibraryRunner.output("let a = [1]; print(a[0...4])") == "stopped: indexOutOfRange")
  }

  @Test func `Sorting keeps equal elements in their order`() {
    #expect(
      LibraryRunner.output(
        """
        let words = ["pear", "fig", "plum", "kiwi", "apple", "nut"]
        print(words.sorted { $0.count < $1.count })
        """) == "[\"fig\", \"nut\", \"pear\", \"plum\", \"kiwi\", \"apple\"]\n")
  }
}
