import Foundation
import Testing

/// `script/release` in a checkout of its own, whose program only says its version and whose checks
/// do what the test says.
@Suite struct ReleaseTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private static let program = """
    #!/bin/sh
    if [ "$1" = --version ]; then echo "touchstone 3.1.4"; else echo "$*"; fi
    """

  private func environment(_ folder: Folder) -> [String: String] {
    [
      "HOME": folder.path, "PATH": "/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
  }

  private func release(_ folder: Folder, _ arguments: String...) throws -> Finished {
    try execute(folder("script/release"), arguments, environment: environment(folder))
  }

  @discardableResult private func git(_ folder: Folder, _ arguments: String...) throws -> Finished {
    try execute(
      "/usr/bin/git", ["-C", folder.path] + arguments, environment: environment(folder))
  }

  private func commit(_ folder: Folder) throws {
    try git(folder, "add", "--all")
    #expect(try git(folder, "commit", "--quiet", "--message", "all").status == 0)
  }

  /// A checkout in which everything is as a release needs it.
  private func withCheckout(_ body: (Folder) throws -> Void) throws {
    try withFolder { folder in
      for name in ["release", "install"] {
        let script = try String(contentsOfFile: "\(Self.root)/script/\(name)", encoding: .utf8)
        try folder.writeProgram("script/\(name)", script)
      }
      for check in ["lint", "test", "check-release"] {
        try folder.writeProgram(
          "script/\(check)", "#!/bin/sh\necho \(check) >> \"$HOME/out/ran\"\n")
      }
      try folder.writeProgram("script/touchstone", Self.program)
      try folder.writeProgram(".build/release/touchstone", Self.program)
      try folder.write(".gitignore", ".build\nout\n")
      try folder.write("out/ran", "")
      try folder.write("LICENSE", "licence")
      try folder.write("NOTICES.md", "notices")
      try folder.write("lessons/00-a/lesson.md", "lesson")
      try folder.write("exercises/a/exercise.yml", "exercise")
      try folder.write("CHANGELOG.md", "# Changelog\n\n## [3.1.4] - 2026-11-28\n\n- All of it.\n")
      try folder.write(
        "Sources/CommandLineTool/Touchstone.swift", "  version: \"touchstone 3.1.4\",\n")
      try git(folder, "init", "--quiet")
      try commit(folder)
      try body(folder)
    }
  }

  /// The one archive that was made, by name; empty if there is none.
  private func archive(_ folder: Folder) -> String {
    folder.names(in: "out").first { $0.hasPrefix("touchstone-3.1.4-linux-") } ?? ""
  }

  @Test("A release runs the checks, tags the commit, and packs what is installed")
  func release() throws {
    try withCheckout { folder in
      let finished = try release(folder, folder("out"))
      #expect(finished.status == 0, "\(finished.messages)")
      #expect(try folder.text("out/ran") == "lint\ntest\ncheck-release\n")
      #expect(try git(folder, "tag").output == "v3.1.4\n")
      let sums = try execute(
        "/bin/sh", ["-c", "cd out && sha256sum --check SHA256SUMS"], folder: folder.path)
      #expect(sums.status == 0)
      let listed = try execute("/bin/tar", ["-tvf", folder("out/\(archive(folder))")])
      for file in [
        "touchstone/README", "touchstone/LICENSE", "touchstone/NOTICES.md",
        "touchstone/bin/touchstone", "touchstone/share/touchstone/lessons/00-a/lesson.md",
        "touchstone/share/touchstone/exercises/a/exercise.yml",
        "touchstone/share/man/man1/touchstone.1",
      ] { #expect(listed.output.contains(" \(file)\n"), "\(file)") }
      let isOwnedByZero = listed.output.split(separator: "\n").allSatisfy { $0.contains(" 0/0 ") }
      #expect(isOwnedByZero)
    }
  }

  @Test("The same program and commit give the same archive")
  func reproducible() throws {
    try withCheckout { folder in
      #expect(try release(folder, "--archive", folder("out")).status == 0)
      let first = try folder.text("out/SHA256SUMS")
      try FileManager.default.removeItem(atPath: folder("out/\(archive(folder))"))
      #expect(try release(folder, "--archive", folder("out")).status == 0)
      #expect(try folder.text("out/SHA256SUMS") == first)
      #expect(try git(folder, "tag").output == "")
    }
  }

  @Test("A state that cannot be a release is refused, and nothing is made of it")
  func refusals() throws {
    try withCheckout { folder in
      func refuses(_ words: String) throws {
        let finished = try release(folder, "--skip-checks", folder("out"))
        #expect(finished.status == 1)
        #expect(finished.messages.contains(words), "\(finished.messages)")
        #expect(archive(folder) == "")
      }
      try folder.write("LICENSE", "another")
      try refuses("not committed")
      try commit(folder)
      try folder.write(
        "CHANGELOG.md", "## [Unreleased]\n\n- New.\n\n## [3.1.4] - 2026-11-28\n")
      try commit(folder)
      try refuses("under Unreleased")
      try folder.write("CHANGELOG.md", "## [3.1.3] - 2026-11-01\n")
      try commit(folder)
      try refuses("is 3.1.3, not 3.1.4")
      try git(folder, "tag", "v3.1.4")
      try refuses("v3.1.4 exists")
    }
  }

  @Test("A check that fails ends it")
  func checks() throws {
    try withCheckout { folder in
      try folder.writeProgram("script/test", "#!/bin/sh\nexit 1\n")
      try commit(folder)
      let finished = try release(folder, folder("out"))
      #expect(finished.status == 1)
      #expect(finished.messages.contains("script/test fails"))
      #expect(archive(folder) == "")
      #expect(try git(folder, "tag").output == "")
    }
  }

  @Test("A program that needs this machine's libraries is not packed")
  func dynamic() throws {
    try withCheckout { folder in
      let finished = try release(folder, "--archive", "--program", "/bin/true", folder("out"))
      #expect(finished.status == 70)
      #expect(finished.messages.contains("linked dynamically"))
      #expect(finished.messages.contains("libedit-dev"))
      #expect(archive(folder) == "")
    }
  }
}
