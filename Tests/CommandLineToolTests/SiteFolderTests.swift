import CommandLineTool
import Foundation
import Pages
import Records
import Rendering
import Testing

/// The folder that a site is written to.
@Suite struct SiteFolderTests {
  private let files = [
    SiteFile("index.html", "home"), SiteFile("lessons/one.html", "one"),
    SiteFile("old/two.html", "two"),
  ]

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test("A site is written to a folder that is not there, with all folders above it")
  func isNew() throws {
    try withSubmissions([:]) { folder in
      let target = try SiteFolder("\(folder)/a/b/", replaces: false)
      #expect(target.name == "\(folder)/a/b")
      try target.write(files)
      #expect(
        try String(contentsOfFile: "\(folder)/a/b/lessons/one.html", encoding: .utf8) == "one")
    }
  }

  @Test("A folder that has files is left alone, unless it is to be replaced")
  func isThere() throws {
    try withSubmissions(["site/notes.txt": "mine"]) { folder in
      #expect(throws: Problem.self) { try SiteFolder("\(folder)/site", replaces: false) }
      try SiteFolder("\(folder)/site", replaces: true).write(files)
      try SiteFolder("\(folder)/site", replaces: true).write(Array(files.prefix(2)))
      #expect(exists("\(folder)/site/notes.txt") && exists("\(folder)/site/index.html"))
      #expect(!exists("\(folder)/site/old/two.html") && !exists("\(folder)/site/old"))
    }
  }

  @Test("A list that names files elsewhere takes none of them away")
  func hostileList() throws {
    try withSubmissions([
      "kept.txt": "mine", "site/assets/files.txt": "../kept.txt\n/etc/hostname\n\nindex.html\n",
    ]) { folder in
      try SiteFolder("\(folder)/site", replaces: true).write(files)
      #expect(exists("\(folder)/kept.txt") && exists("/etc/hostname"))
    }
  }

  @Test("Nothing is written through a link that leads out of the folder")
  func links() throws {
    try withSubmissions(["elsewhere/keep.txt": "mine", "site/x.txt": ""]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/site/lessons", withDestinationPath: "\(folder)/elsewhere")
      let target = try SiteFolder("\(folder)/site", replaces: true)
      #expect(throws: Problem.self) { try target.write(files) }
      #expect(!exists("\(folder)/elsewhere/one.html"))
    }
  }

  @Test("A file is no folder for a site, and neither is nothing")
  func noFolder() throws {
    try withSubmissions(["file": ""]) { folder in
      #expect(throws: Problem.self) { try SiteFolder("\(folder)/file", replaces: true) }
      #expect(throws: Problem.self) { try SiteFolder("\(folder)/file/below", replaces: false) }
      #expect(throws: Problem.self) { try SiteFolder("", replaces: false) }
    }
  }
}
