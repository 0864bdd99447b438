import Foundation
import Glibc
import LineEditor
import Practice
import Workbench

/// The analysis of the known programs of several exercises, in as many processes as judge, and once
/// for all shards that run on this machine.
struct Learning {
  /// The number of processes.
  let jobs: Int
  /// Called with the number of each step, from 1, when it begins.
  var onStep: (Int) -> Void = { _ in }

  /// Prepares graders; one that an earlier run, or another shard, has prepared loads the findings.
  func teach(_ graders: [Grader]) {
    let lock = LearningLock()
    defer { lock?.release() }
    let new = graders.filter { !$0.recallPrograms() }
    guard !new.isEmpty else { return }
    var right = new.map { _ in [String]() }
    for (number, step) in Grader.LearningStep.allCases.enumerated() {
      onStep(number + 1)
      // More parts than processes, so that none waits long for the last one.
      let count = max(1, jobs * 2)
      let items = new.indices.flatMap { index in (0..<count).map { (index, $0) } }
      let parts = SharedWork.results(of: items, processes: jobs) { index, number in
        new[index].learn(Grader.LearningPart(step, number, of: count))
      }
      for index in new.indices {
        right[index] += new[index].take(zip(items, parts).filter { $0.0.0 == index }.map(\.1))
      }
      if LineEditor.ending != nil { return }
    }
    for index in new.indices { new[index].keepPrograms(right: right[index]) }
  }
}

/// A lock that only the analysing process has: the others wait, and then load its findings.
private final class LearningLock {
  private let descriptor: Int32

  /// Waits for the lock; nil if there is no place for it, or after Ctrl-C. Then every process does
  /// the analysis by itself.
  init?() {
    guard let folder = Environment.cacheFolder else { return nil }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let opened = open("\(folder)/learning.lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    descriptor = opened
    guard opened >= 0 else { return nil }
    while flock(opened, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, LineEditor.ending == nil else {
        close(opened)
        return nil
      }
      usleep(50_000)
    }
  }

  func release() {
    // Processes that share the work have the descriptor, too.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
