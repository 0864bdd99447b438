import Dispatch
import Synchronization

/// The threads of a server: other work of the program does not delay requests, however long it
/// blocks the threads that all tasks share.
final class WebThreads: TaskExecutor {
  // Each serial queue with work has a thread; concurrent queues have only as many as there are
  // processors, including those that block.
  private let queues = (0..<4).map { DispatchQueue(label: "web \($0)") }
  private let next = Atomic(0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
    let executor = asUnownedTaskExecutor()
    queues[number & 3].async { job.runSynchronously(on: executor) }
  }
}
