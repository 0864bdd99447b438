import CProcess
import Files
import Foundation
import Glibc

/// Distributes work on several items over a process for each core.
///
/// Each is a copy of this one, so that it has everything that is needed. An item without an answer,
/// because a process died or could not be created, is processed here, where a fault in it is
/// reported like any other.
enum SharedWork {
  /// The results for all items, in order. Throws the error of `work` for the first item for which
  /// it throws. `processes` is the number of processes; one for each core unless it is said.
  ///
  /// Must be called while there is one thread; `work` must not write to the program's own
  /// descriptors.
  static func results<Item, Result: Codable>(
    of items: [Item], processes: Int? = nil, _ work: (Item) throws -> Result
  ) rethrows -> [Result] {
    let done = shared(items, processes, work)
    return try items.indices.map { index in
      if let result = done[index] { return result }
      return try work(items[index])
    }
  }

  /// The maximum number of items that can wait in a pipe.
  private static let most = 4_096

  /// The results of the other processes, by the indices of the items.
  private static func shared<Item, Result: Codable>(
    _ items: [Item], _ processes: Int?, _ work: (Item) throws -> Result
  ) -> [Int: Result] {
    let count = min(items.count, processes ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    guard count > 1, items.count <= most, let waiting = Pipe() else { return [:] }
    let indices = items.indices.map { UInt16($0) }
    _ = indices.withUnsafeBytes { WholeWrite.write($0, to: waiting.input) }
    close(waiting.input)
    var workers: [(process: pid_t, answers: Int32)] = []
    for _ in 0..<count {
      guard let answers = Pipe() else { break }
      let process = cprocess_fork()
      if process == 0 { perform(items, from: waiting.output, to: answers.input, work) }
      close(answers.input)
      guard process > 0 else {
        close(answers.output)
        break
      }
      workers.append((process, answers.output))
    }
    close(waiting.output)
    return workers.reduce(into: [:]) { results, worker in
      let data = wholeRead(worker.answers)
      close(worker.answers)
      var status: Int32 = 0
      while waitpid(worker.process, &status, 0) < 0, errno == EINTR {}
      let found = try? JSONDecoder().decode([Int: Result].self, from: data)
      results.merge(found ?? [:]) { first, _ in first }
    }
  }

  /// Takes one item after the other, writes all results, and ends.
  private static func perform<Item, Result: Codable>(
    _ items: [Item], from waiting: Int32, to answers: Int32, _ work: (Item) throws -> Result
  ) -> Never {
    _ = cprocess_die_with_parent()
    var results: [Int: Result] = [:]
    var index: UInt16 = 0
    while read(waiting, &index, MemoryLayout<UInt16>.size) == MemoryLayout<UInt16>.size {
      results[Int(index)] = try? work(items[Int(index)])
    }
    let data = (try? JSONEncoder().encode(results)) ?? Data()
    _ = data.withUnsafeBytes { WholeWrite.write($0, to: answers) }
    _exit(0)
  }

  private static func wholeRead(_ descriptor: Int32) -> Data {
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return data }
      data.append(contentsOf: chunk[..<count])
    }
  }

  private struct Pipe {
    /// The descriptor to read from.
    let output: Int32
    /// The descriptor to write to.
    let input: Int32

    init?() {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      (output, input) = (ends[0], ends[1])
    }
  }
}
