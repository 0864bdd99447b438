import CommandLineTool
import Files
import Foundation
import Practice
import Records
import Testing

/// Zip archives of submissions: what is read, and what strangers may not do.
@Suite struct ArchiveTests {
  private static func archive(_ files: [String: String]) -> [UInt8] {
    ZipWriter.bytes(of: files.map { ($0, Array($1.utf8)) })
  }

  private func reason(_ bytes: [UInt8], limit: Int = ZipReader.Limit.size) -> ArchiveFault? {
    do throws(ArchiveFault) {
      _ = try ZipReader.files(of: bytes, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test("An archive that was written is read, the same files make the same bytes")
  func roundTrip() throws {
    let files = ["b/x.swift": "class B {}", "a/王.swift": "", "a.txt": "text"]
    let bytes = Self.archive(files)
    let read = try ZipReader.files(of: bytes)
    #expect(read.map(\.path) == ["a.txt", "a/王.swift", "b/x.swift"])
    #expect(read.map { String(decoding: $0.bytes, as: UTF8.self) } == ["text", "", "class B {}"])
    #expect(bytes == Self.archive(files))
  }

  @Test(
    "Names that lead out of the archive are refused, and nothing of it is read",
    arguments: ["../a.swift", "/etc/passwd", "a/../../b.swift", "a//b.swift", "c:/x.swift"])
  func outside(_ name: String) {
    #expect(reason(Self.archive([name: "x", "a.swift": "y"])) == .leadsOutside(file: name))
  }

  @Test("Backslashes are slashes, and hidden files and those of macOS are left out")
  func names() throws {
    let files = [
      "a\\b.swift": "", ".git/config": "", "__MACOSX/._b.swift": "", "a/.DS_Store": "", "a/": "",
    ]
    #expect(try ZipReader.files(of: Self.archive(files)).map(\.path) == ["a/b.swift"])
  }

  @Test("Size, depth and damage are bounded and found")
  func bounds() {
    let deep = (0...ZipReader.Limit.depth).map { "\($0)" }.joined(separator: "/")
    #expect(
      reason(Self.archive([deep: ""])) == .tooDeep(file: deep, most: ZipReader.Limit.depth))
    #expect(reason(Self.archive(["a": "0123456789"]), limit: 9) == .tooLarge(most: 9))
    var damaged = Self.archive(["a.swift": "class A {}"])
    damaged[30 + "a.swift".utf8.count] ^= 1
    #expect(reason(damaged) == .damaged(file: "a.swift"))
    // What is too large together is refused before anything is unpacked.
    var large = Self.archive(["a.swift": "class A {}", "b.swift": "class B {}"])
    large[30 + "a.swift".utf8.count] ^= 1
    #expect(reason(large, limit: 12) == .tooLarge(most: 12))
    #expect(reason(Array("no archive".utf8)) == .noArchive)
    #expect(reason([]) == .noArchive)
    // Every end that is cut.
    let whole = Self.archive(["a.swift": "class A {}"])
    for count in 0..<whole.count { #expect(reason(Array(whole[..<count])) != nil, "\(count)") }
  }

  @Test("Encrypted files, links and unknown compression are named")
  func kinds() {
    func changed(_ place: Int, _ value: UInt8) -> [UInt8] {
      var bytes = Self.archive(["a": "x"])
      // The directory begins after the only file: its head, its name and its byte.
      bytes[30 + 2 + place] = value
      return bytes
    }
    #expect(reason(changed(8, 1)) == .encrypted(file: "a"))
    #expect(reason(changed(10, 12)) == .unknownCompression(file: "a"))
    #expect(reason(changed(41, 0xA1)) == .link(file: "a"))
  }

  /// `abcabcabc…` as Python's zlib compresses it: a fixed code, and a block that is stored.
  private static let compressed: [(bytes: [UInt8], text: String)] = [
    ([0x4B, 0x4C, 0x4A, 0x4E, 0x84, 0x21, 0x00], "abcabcabcabc"),
    ([0x03, 0x00], ""),
    ([0x01, 0x02, 0x00, 0xFD, 0xFF, 0x68, 0x69], "hi"),
  ]

  @Test("Compressed data are decompressed, to the size that was announced and no other")
  func inflate() {
    for (bytes, text) in Self.compressed {
      let data = Array(text.utf8)
      #expect(Inflate.bytes(bytes[...], size: data.count) == data, "\(text)")
      #expect(Inflate.bytes(bytes[...], size: data.count + 1) == nil, "\(text)")
      if !data.isEmpty { #expect(Inflate.bytes(bytes[...], size: data.count - 1) == nil) }
    }
    #expect(CRC32.of(Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test("Bytes that are no archive, and damaged ones, end by themselves")
  func anyBytes() {
    let whole = Self.archive(["a/b.swift": "class A {}", "c.swift": "class C {}"])
    var seed: UInt64 = 20_260_907
    func next() -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33)
    }
    var read = 0
    for _ in 0..<5_000 {
      var bytes = whole
      for _ in 0..<(1 + next() % 4) { bytes[next() % bytes.count] = UInt8(next() & 0xFF) }
      if reason(bytes) == nil { read += 1 }
      let noise = (0..<(next() % 200)).map { _ in UInt8(next() & 0xFF) }
      if let made = Inflate.bytes(noise[...], size: 1 << 12) { #expect(made.count == 1 << 12) }
    }
    // Times and the like are not looked at, so that some changes do no harm.
    #expect(read < 2_500)
  }

  @Test("The submissions of an archive have rows with the names that are in it")
  func submissions() throws {
    let inner = Self.archive(["RoundButton.swift": "class RoundButton: UIButton {}"])
    let bytes = ZipWriter.bytes(of: [
      ("all/anna/RoundButton.swift", Array("class RoundButton: UIButton {}".utf8)),
      ("all/bert/hw.zip", inner), ("all/carl/broken.zip", [1, 2, 3]),
      ("all/carl/notes.txt", []),
    ])
    try withSubmissions([:]) { folder in
      let path = "\(folder)/two.zip"
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      defer { UnpackedArchive.removeAll() }
      let finder = SubmissionFinder(
        wanted: Exercise.Submission(
          file: "RoundButton.swift",
          required: [.type(name: "RoundButton", superclass: "UIButton")], commands: []))
      let found = try finder.find([path])
      #expect(found.map(\.name) == ["anna", "bert", "carl"].map { "\(path)/\($0)" })
      #expect(try found.map { try $0.read().count } == [1, 1, 0])
      #expect(finder.notices.count == 1)
    }
  }

  @Test("An archive of one student has the student's name, and says what in it is not read")
  func oneStudent() throws {
    let deepest = Self.archive(["RoundButton.swift": "class RoundButton: UIButton {}"])
    let inner = ZipWriter.bytes(of: [
      ("more.zip", deepest), ("round-button.swift", Array("class RoundButton: UIButton {}".utf8)),
    ])
    let bytes = ZipWriter.bytes(of: [("anna_12/hw.zip", inner)])
    try withSubmissions([:]) { folder in
      let path = "\(folder)/one.zip"
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      defer { UnpackedArchive.removeAll() }
      let finder = SubmissionFinder(
        wanted: Exercise.Submission(
          file: "RoundButton.swift",
          required: [.type(name: "RoundButton", superclass: "UIButton")], commands: []))
      let found = try finder.find([path])
      #expect(found.map(\.name) == ["\(path)/anna_12"])
      #expect(found[0].listed == ["\(path)/anna_12/hw/round-button.swift"])
      guard case .practice(.archive(_, let fault))? = finder.notices.first else {
        Issue.record("nothing is said of the archive in the archive")
        return
      }
      #expect(fault == .archiveInside(file: "more.zip"))
    }
  }

  @Test("An archive in a student's folder is unpacked; without an answer its files are named")
  func archiveOfStudent() throws {
    let answer = Self.archive(["RoundButton.swift": "class RoundButton: UIButton {}"])
    let notes = Self.archive(["notes.txt": "later"])
    try withSubmissions(["anna/readme.txt": "", "bert/x.txt": "", "carl/y.txt": ""]) { folder in
      for (name, bytes) in [
        ("anna/hw.zip", answer), ("bert/hw.zip", notes), ("carl/hw.zip", [1, 2, 3]),
        ("dora.zip", answer),
      ] {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      defer { UnpackedArchive.removeAll() }
      let finder = SubmissionFinder(
        wanted: Exercise.Submission(
          file: "RoundButton.swift",
          required: [.type(name: "RoundButton", superclass: "UIButton")], commands: []))
      let found = try finder.find([folder])
      let names = ["anna", "bert", "carl", "dora.zip"]
      #expect(found.map(\.name) == names.map { "\(folder)/\($0)" })
      #expect(found[0].listed == ["\(folder)/anna/hw.zip/RoundButton.swift"])
      #expect(try found[0].read().count == 1)
      #expect(found[1].beside == ["notes.txt"])
      #expect(throws: Problem.self) { try found[2].read() }
      #expect(try found[3].read().count == 1)
    }
  }
}
