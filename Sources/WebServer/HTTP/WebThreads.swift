import Dispatch
import Synchronization

/// The threads of a server: what else the program does, however long it blocks the threads that
/// all tasks share, delays no request.
final class WebThreads: TaskExecutor {
  // Each serial queue that has work has a thread; a concurrent one has only as many as there are
  // processors, those that block counted.
  private let queues = (0..<4).map { DispatchQueue(label: "web \($0)") }
  private let next = Atomic(0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
    let executor = asUnownedTaskExecutor()
    queues[number & 3].async { job.runSynchronously(on: executor) }
  }
}
