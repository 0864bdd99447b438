import Foundation

/// How much memory a tree takes.
enum Memory {
  /// The argument that makes this program build the tree and print how many bytes it took: in a
  /// process of its own, where no earlier benchmark has left memory behind.
  static let childArgument = "--print-bytes-of-views"

  private static let viewCount = 100_000
  private static let mark = Mark(limit: 100, unit: " MB")

  static func run() {
    print("Memory: what \(viewCount) views add to the resident size of a process")
    guard let bytes = Program.answerOfChild(childArgument) else {
      print("  not measured: the process that builds them failed\n")
      return
    }
    let megabytes = bytes / 1e6
    var table = Table("views", "MB", "bytes a view", "mark")
    table.add(
      "\(viewCount)", String(format: "%.1f", megabytes),
      String(format: "%.0f", bytes / Double(viewCount)), mark.verdict(on: megabytes))
    table.print()
  }

  /// The work of the child.
  static func printBytesOfViews() {
    let tree = Tree.random(views: viewCount)
    let before = residentBytes()
    let views = ModelViews(tree.nodes)
    let after = residentBytes()
    withExtendedLifetime(views) {
      print(after - before)
    }
  }

  /// The second number of `/proc/self/statm`, in bytes.
  private static func residentBytes() -> Int {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
