import Foundation
import Testing

/// `script/install`, with a program that only repeats its arguments.
@Suite struct InstallTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private func install(_ folder: Folder, _ arguments: String...) throws -> Finished {
    try execute(
      "\(Self.root)/script/install", arguments,
      environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"])
  }

  private func withProgram(_ body: (_ folder: Folder, _ program: String) throws -> Void) throws {
    try withFolder { folder in
      try body(folder, try folder.writeProgram("stub", "#!/bin/sh\necho \"stub $*\"\n"))
    }
  }

  /// Every file and link below a folder.
  private func files(_ folder: Folder, _ name: String) -> Set<String> {
    let paths = FileManager.default.enumerator(atPath: folder(name))?.allObjects as? [String] ?? []
    return Set(
      paths.filter {
        var isDirectory: ObjCBool = false
        _ = FileManager.default.fileExists(
          atPath: "\(folder(name))/\($0)", isDirectory: &isDirectory)
        return !isDirectory.boolValue
      })
  }

  @Test("Everything that it puts there is in its list, the licences too, and nothing else is there")
  func list() throws {
    try withProgram { folder, program in
      #expect(try install(folder, "--program", program, folder("at")).status == 0)
      let listed = try folder.text("at/share/touchstone/installed")
        .split(separator: "\n").map(String.init)
      #expect(Set(listed + ["share/touchstone/installed"]) == files(folder, "at"))
      for file in ["LICENSE", "NOTICES.md"] {
        let installed = try folder.text("at/share/doc/touchstone/\(file)")
        #expect(try installed == String(contentsOfFile: "\(Self.root)/\(file)", encoding: .utf8))
      }
      #expect(
        try folder.text("at/share/man/man1/touchstone.1") == "stub generate-manual\n")
      #expect(FileManager.default.isExecutableFile(atPath: folder("at/bin/touchstone")))
    }
  }

  @Test("A teacher's own exercises survive an update and its end; what is outdated goes")
  func ownExercises() throws {
    try withProgram { folder, program in
      _ = try install(folder, "--program", program, folder("at"))
      let own = "at/share/touchstone/exercises/mine/exercise.yml"
      try folder.write(own, "mine")
      let old = "share/touchstone/exercises/old/exercise.yml"
      try folder.write("at/\(old)", "old")
      let list = try folder.text("at/share/touchstone/installed")
      try folder.write("outside", "stays")
      try folder.write("at/share/touchstone/installed", list + old + "\n../outside\n")
      #expect(try install(folder, "--program", program, folder("at")).status == 0)
      #expect(try folder.text(own) == "mine")
      #expect(folder.names(in: "at/share/touchstone/exercises/old") == [])
      #expect(try folder.text("outside") == "stays")
      #expect(try install(folder, "--uninstall", folder("at")).status == 0)
      #expect(files(folder, "at") == ["share/touchstone/exercises/mine/exercise.yml"])
    }
  }

  @Test("What somebody else has put in the way is not replaced, and nothing is installed then")
  func inTheWay() throws {
    try withProgram { folder, program in
      _ = try install(folder, "--program", program, folder("at"))
      let list = try folder.text("at/share/touchstone/installed")
      let own = "share/touchstone/exercises/circular-button/exercise.yml"
      try folder.write(
        "at/share/touchstone/installed", list.replacingOccurrences(of: own + "\n", with: ""))
      try folder.write("at/\(own)", "mine")
      let finished = try install(folder, "--program", program, folder("at"))
      #expect(finished.status == 73)
      #expect(finished.messages.contains("\(own) exists"))
      #expect(try folder.text("at/\(own)") == "mine")
    }
  }

  @Test("A link in place of a file is replaced, and what it leads to is left alone")
  func links() throws {
    try withProgram { folder, program in
      try folder.write("precious", "stays")
      try FileManager.default.createDirectory(
        atPath: folder("at/bin"), withIntermediateDirectories: true)
      for name in ["touchstone", "touchstone.new"] {
        try FileManager.default.createSymbolicLink(
          atPath: folder("at/bin/\(name)"), withDestinationPath: folder("precious"))
      }
      #expect(try install(folder, "--program", program, folder("at")).status == 0)
      #expect(try folder.text("precious") == "stays")
      #expect(try folder.text("at/bin/touchstone").hasPrefix("#!/bin/sh"))
    }
  }

  @Test("A program that does not answer is not installed, nor is anything else")
  func failure() throws {
    try withProgram { folder, _ in
      let broken = try folder.write("broken", "#!/bin/sh\necho half\nexit 1\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: broken)
      #expect(try install(folder, "--program", broken, folder("at")).status == 70)
      #expect(files(folder, "at") == [])
    }
  }

  @Test("The notices name every package and every library that is linked")
  func notices() throws {
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(Self.root)/\(name)", encoding: .utf8)
    }
    let notices = try text("NOTICES.md")
    let package = try text("Package.swift")
    let urls = package.split(separator: "\"").filter { $0.hasPrefix("https://") }
    #expect(urls.count == 5)
    for url in urls {
      let name = url.split(separator: "/").last ?? ""
      #expect(notices.contains("| \(name) |"), "\(name)")
    }
    let libraries = try #require(package.split(separator: "isThere = folders").last)
      .split(separator: "[")[1].prefix { $0 != "]" }.split(separator: "\"")
      .filter { $0.first?.isLetter ?? false }
    #expect(libraries.count == 4)
    for library in libraries { #expect(notices.contains("lib\(library)"), "\(library)") }
  }
}
