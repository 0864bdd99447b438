import Foundation
import Testing

/// `script/build-release` in a folder of its own, with a compiler that only makes the files that
/// one would.
@Suite struct BuildScriptTests {
  private static func script(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOfFile: root.path + "/script/\(name)", encoding: .utf8)
  }

  /// Notes a time for each module that is named in MODULES, as script/compiler does, then says
  /// WORDS and ends with STATUS.
  private static let compiler = """
    #!/bin/bash
    [[ $1 == build ]] || exit 0
    release=$ROOT/.build/$(uname -m)-unknown-linux-gnu/release
    mkdir -p "$release/costs"
    for module in $MODULES; do echo 1.0 > "$release/costs/$module"; done
    cp /bin/true "$release/touchstone"
    echo "$WORDS"
    exit "$STATUS"
    """

  /// Seconds of each module, and the modules that it imports.
  private static let costs = """
    # Module, seconds, imports.
    SwiftSyntax 200
    SwiftParser 100 SwiftSyntax
    Records 400
    Machine 300 Records
    Workbench 300 Machine
    touchstone 60 SwiftParser Workbench
    RecordsTests 600 Records

    """

  private func build(
    in folder: Folder, _ modules: String, words: String = "", status: Int = 0
  ) throws -> Finished {
    try execute(
      folder("script/build-release"), ["touchstone"],
      environment: [
        "HOME": folder.path, "PATH": "\(folder("bin")):/usr/bin:/bin", "ROOT": folder.path,
        "MODULES": modules, "WORDS": words, "STATUS": "\(status)",
      ])
  }

  private func withCheckout(_ body: (Folder) throws -> Void) throws {
    try withFolder { folder in
      try folder.write("Package.swift", "")
      for module in ["Records", "Machine", "Workbench"] {
        try folder.write("Sources/\(module)/a.swift", "")
      }
      for name in ["build-release", "pace"] {
        try folder.writeProgram("script/\(name)", Self.script(name))
      }
      try folder.write("script/build-costs.txt", Self.costs)
      try folder.writeProgram("bin/swift", Self.compiler)
      try body(folder)
    }
  }

  @Test("A first build says how long it takes, and one that goes on takes less")
  func saysHowLong() throws {
    try withCheckout { folder in
      let first = try build(in: folder, "SwiftSyntax SwiftParser Records")
      #expect(first.status == 0)
      #expect(first.messages.contains(/about \d+ minutes on .*core.* once/))
      let second = try build(in: folder, "")
      #expect(second.messages.contains(/at most \d+ minutes left on .* of \d+ minutes for all/))
    }
  }

  @Test("A module whose source is newer is compiled again, and so is what comes after it")
  func changedSources() throws {
    try withCheckout { folder in
      _ = try build(in: folder, "Records Machine Workbench")
      let unchanged = try build(in: folder, "").messages
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: 60)],
        ofItemAtPath: folder("Sources/Records/a.swift"))
      let changed = try build(in: folder, "").messages
      #expect(try minutes(in: changed) > minutes(in: unchanged))
    }
  }

  @Test("A module that imports nothing that has changed is left alone")
  func independentSources() throws {
    try withCheckout { folder in
      _ = try build(in: folder, "SwiftSyntax SwiftParser Records Machine Workbench touchstone")
      #expect(try build(in: folder, "").messages.contains("only to be linked"))
      let later = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: 60)]
      try FileManager.default.setAttributes(
        later, ofItemAtPath: folder("Sources/Workbench/a.swift"))
      let least = try minutes(in: build(in: folder, "").messages)
      try FileManager.default.setAttributes(later, ofItemAtPath: folder("Sources/Records/a.swift"))
      #expect(try minutes(in: build(in: folder, "").messages) > least)
    }
  }

  @Test("The time on the clock is that of the longest way, however many cores there are")
  func longestWay() throws {
    try withCheckout { folder in
      let first = try minutes(in: build(in: folder, "").messages)
      // Records, Machine, Workbench and touchstone wait for each other: 1,060 seconds.
      #expect(first >= 1_060 / 60)
      #expect(first <= (1_360 + 60) / 60 + 1)
    }
  }

  @Test("A machine that is slower than the one of the table is given more time, within bounds")
  func slowerMachine() throws {
    try withCheckout { folder in
      let quick = try minutes(in: build(in: folder, "").messages)
      try folder.write("script/build-costs.txt", "# Pace: 1\n" + Self.costs)
      let slow = try minutes(in: build(in: folder, "").messages)
      #expect(slow > quick * 3)
      #expect(slow <= quick * 4 + 4)
    }
  }

  private func minutes(in text: String) throws -> Int {
    let match = try #require(text.firstMatch(of: /(?:about|at most) (\d+) minutes/))
    return try #require(Int(match.1))
  }

  @Test("What the compiler says is shown where it fails, and only there")
  func compilerFails() throws {
    try withCheckout { folder in
      let failed = try build(in: folder, "", words: "a.swift:1: error: no", status: 1)
      #expect(failed.status == 1)
      #expect(failed.messages.contains("a.swift:1: error: no"))
      #expect(try !build(in: folder, "", words: "Compiling a.swift").messages.contains("Compiling"))
    }
  }
}
