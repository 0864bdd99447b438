import Foundation

extension Program {
  /// Runs this program again with one argument, in a process of its own, where no earlier benchmark
  /// has left anything behind, and returns the number that it prints; nil if it fails.
  static func answerOfChild(_ argument: String) -> Double? {
    let text = Program(path: "/proc/self/exe", arguments: [argument]).output
    return text.flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  /// Runs the program to its end, and returns what it writes; nil if it fails.
  var output: String? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let child = start(output: .open(ends[1]))
    close(ends[1])
    guard let child else { return nil }
    let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
    return child.wait() ? text : nil
  }
}
