import Foundation
import Glibc
import Records
import Rendering
import Testing
import Wording
import Workbench

/// The messages about files that cannot be read or written, in both languages.
@Suite struct FileReasonTests {
  @Test("A pipe that nobody writes to is refused, not waited for")
  func fifo() {
    withFolder { folder in
      let path = "\(folder)/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      let session = freshSession()
      for line in ["load \(path)", "source \(path)", "expect map is \(path)"] {
        #expect(session.refusal(of: line)?.contains("is a pipe or a device") ?? false, "\(line)")
      }
    }
  }

  @Test("An empty name is called so")
  func emptyName() {
    let session = freshSession()
    for line in ["map save \"\"", "expect map is \"\"", "load \"\"", "save \"\"", "source \"\""] {
      #expect(session.refusal(of: line)?.contains("is empty") ?? false, "\(line)")
    }
  }

  @Test("The system's reason is told, and in Chinese in Chinese")
  func reasons() {
    withFolder { folder in
      let file = "x".written(to: "\(folder)/file")
      let session = freshSession()
      #expect(
        session.refusal(of: "map save \(file)/a")
          == "\(file)/a cannot be written: Not a directory")
      #expect(
        session.refusal(of: "map save \(folder)/none/a")
          == "\(folder)/none/a cannot be written: No such file or directory")
      session.language = .chinese
      for (path, reason) in [("file/a", "路径中有一部分不是文件夹"), ("none/a", "没有这个文件或文件夹")] {
        let shown = session.shown("map save \(folder)/\(path)").filter { !$0.isWhitespace }
        #expect(shown.contains(reason))
      }
      #expect(session.shown("load \(folder)/none").contains("文件不存在"))
    }
  }

  @Test("Reasons have words in both languages, and a number at least where there are none")
  func words() {
    for number in [EACCES, EPERM, ENOENT, EISDIR, ENOSPC, EROFS, ENOTDIR, EIO] {
      let words = SystemReason.number(number).wording
      #expect(words.en == String(cString: strerror(number)))
      #expect(words.zh.allSatisfy { !$0.isASCII }, "\(words.zh)")
    }
    #expect(SystemReason.number(9_999).wording.zh.contains("9999"))
  }

  @Test("Errors of Foundation's tell the system's number")
  func foundation() {
    let denied = CocoaError(.fileWriteNoPermission)
    #expect(FileReading.reason(of: denied) == .number(EACCES))
    let inner = NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC))
    let outer = CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: inner])
    #expect(FileReading.reason(of: outer) == .number(ENOSPC))
  }
}
