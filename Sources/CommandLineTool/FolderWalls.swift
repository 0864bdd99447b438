import CProcess
import Glibc

/// Confinement of a process that works with some folders.
nonisolated enum FolderWalls {
  /// Restricts this process to reading below some folders and writing files of limited size below
  /// others, as far as the kernel can confine it.
  static func raise(read: [String], kept: [String], largestFile: Int) {
    withLists(read, kept) { read, kept in
      _ = cprocess_confine_to(read, kept, UInt64(largestFile))
    }
  }

  private static func withLists(
    _ first: [String], _ second: [String],
    _ body: (
      UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>
    ) -> Void
  ) {
    let lists = [first, second].map { list in
      list.map { UnsafePointer<CChar>(strdup($0)) } + [nil]
    }
    body(lists[0], lists[1])
    for list in lists { for text in list { free(UnsafeMutableRawPointer(mutating: text)) } }
  }
}

/// Standard output of a program that answers another program.
nonisolated enum OwnOutput {
  /// Reserves the output for answers: nothing that is printed is mixed with them.
  static func take() -> Int32 {
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(nothing, STDOUT_FILENO)
    close(nothing)
    return output
  }
}
