import Glibc

/// Runs code that recurses once per level of a text, on a stack that no text of the largest size
/// overflows.
///
/// The parser's own limit counts brackets only; `else if`, labels and prefix words nest without
/// any. Pages of the stack that are not touched cost nothing.
enum DeepStack {
  private static let size = 1 << 30
  /// The maximum size in bytes of a text that is too short to nest deeply: a thread would cost more
  /// than parsing it.
  private static let short = 200

  private final class Task {
    let work: () -> Void

    init(_ work: @escaping () -> Void) {
      self.work = work
    }
  }

  /// Runs `work`, which parses `text`.
  static func run<Result>(for text: String, _ work: () -> Result) -> Result {
    if text.utf8.count <= short { return work() }
    var result: Result?
    withoutActuallyEscaping(work) { work in
      runToEnd { result = work() }
    }
    // It is nil only if the thread could not be created.
    return result ?? work()
  }

  private static func runToEnd(_ work: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return }
    let task = Task(work)
    var thread = pthread_t()
    let made = withExtendedLifetime(task) {
      pthread_create(
        &thread, &attributes,
        { argument in
          guard let argument else { return nil }
          Unmanaged<Task>.fromOpaque(argument).takeUnretainedValue().work()
          return nil
        }, Unmanaged.passUnretained(task).toOpaque())
    }
    guard made == 0 else { return }
    withExtendedLifetime(task) { _ = pthread_join(thread, nil) }
  }
}
