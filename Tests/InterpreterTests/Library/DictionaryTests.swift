import Testing

@Suite struct `Dictionaries and sets in scripts` {
  @Test func `Entries stay in the order in which they were added`() {
    #expect(
      LibraryRunner.output(
        """
        var d = ["z": 1, "a": 2]
        d["m"] = 3
        d["z"] = 9
        d["a"] = nil
        print(d, d.count, d["q"] ?? -1, d["m"] ?? -1)
        d["n", default: 5] += 1
        print(d.keys, d.values, d.removeValue(forKey: "m") ?? 0, d.updateValue(4, forKey: "z") ?? 0)
        for (key, value) in d { print(key, value) }
        print(d.mapValues { $0 * 2 }, d.filter { $0.value > 4 }, d.isEmpty)
        print(d.sorted { $0.key < $1.key }.map { $0.key })
        """) == """
          ["z": 9, "m": 3] 2 -1 3
          ["z", "m", "n"] [9, 3, 6] 3 9
          z 4
          n 6
          ["z": 8, "n": 12] ["n": 6] false
          ["n", "z"]

          """)
  }

  @Test func `Many entries are found again after removals`() {
    #expect(
      LibraryRunner.output(
        """
        var d: [Int: Int] = [:]
        for i in 0..<500 { d[i] = i * i }
        for i in 0..<500 where i % 3 == 0 { d[i] = nil }
        var sum = 0
        for i in 0..<500 { sum += d[i] ?? 0 }
        print(d.count, sum, d[499] ?? 0, d[498] ?? -1)
        """) == "333 27694611 249001 -1\n")
  }

  @Test func `Structures, tuples in enumerations and optionals are keys`() {
    #expect(
      LibraryRunner.output(
        """
        struct Cell: Hashable { var x: Int; var y: Double; var name: String? }
        enum Move: Hashable { case left, to(Int, String) }
        var d: [Cell: Int] = [:]
        d[Cell(x: 1, y: 0.0, name: nil)] = 1
        d[Cell(x: 1, y: -0.0, name: nil)] = 2
        d[Cell(x: 1, y: 0, name: "a")] = 3
        var moves: Set<Move> = [.left, .to(1, "a")]
        print(d.count, moves.insert(.to(1, "a")).inserted, moves.contains(.to(1, "b")))
        print(moves.count, Set([1, nil, 1, nil] as [Int?]).count)
        """) == "2 false false\n2 2\n")
  }

  @Test func `Set algebra`() {
    #expect(
      LibraryRunner.output(
        """
        let a: Set = [1, 2, 3]
        let b: Set<Int> = [3, 4]
        print(a.union(b).sorted(), a.intersection(b), a.subtracting(b).sorted())
        print(a.symmetricDifference(b).sorted(), a.isSubset(of: [1, 2, 3, 4]), a.isDisjoint(with: b))
        var c = a
        c.formUnion([9])
        c.remove(1)
        print(c.sorted(), a == [3, 2, 1], Array(Set([1, 1, 2])))
        """) == """
          [1, 2, 3, 4] [3] [1, 2]
          [1, 2, 4] true false
          [2, 3, 9] true [1, 2]

          """)
  }
}
