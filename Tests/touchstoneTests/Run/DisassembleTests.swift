import Testing

/// The listing of instructions, for who works on the machine.
@Suite struct DisassembleTests {
  @Test("Each function is listed with its instructions and the lines of the text")
  func functions() throws {
    try withFolder { folder in
      try folder.write(
        "area.swift",
        """
        func area(_ width: Double, _ height: Double) -> Double {
          width * height
        }
        print(area(2, 3))

        """)
      let finished = try touchstone("disassemble", "area.swift", in: folder)
      #expect(finished.status == 0)
      let lines = finished.lines.map(String.init)
      #expect(lines.contains("top level"))
      let start = try #require(lines.firstIndex(of: "area(_:_:)"))
      let body = lines[(start + 1)...].prefix { $0.hasPrefix("  ") }
      #expect(body.contains { $0.contains("multiplyDouble") && $0.hasSuffix("; line 2") })
      #expect(body.contains { $0.contains("giveBack") })
      #expect(lines.contains { $0.contains("call ") && $0.contains("area(_:_:)") })
    }
  }

  @Test("Nothing of the file runs")
  func runsNothing() throws {
    try withFolder { folder in
      try folder.write("loop.swift", "while true {}\nprint(\"never\")\n")
      let finished = try touchstone("disassemble", "loop.swift", in: folder)
      #expect(finished.status == 0)
      #expect(finished.output.contains("jumpBack"))
    }
  }

  @Test("A file that does not compile is refused, and a missing one is named")
  func refused() throws {
    try withFolder { folder in
      try folder.write("wrong.swift", "let x: Int = \"text\"\n")
      #expect(try touchstone("disassemble", "wrong.swift", in: folder).status == 65)
      #expect(try touchstone("disassemble", "none.swift", in: folder).status == 66)
    }
  }
}
