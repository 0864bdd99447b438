import Foundation
import Glibc

/// The signals that end a server: Ctrl-C, and those of the system.
enum EndingSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }

  /// Blocks them in this thread, and in those that it starts from here on.
  static func block() {
    var set = set
    pthread_sigmask(SIG_BLOCK, &set, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for one of them, and ends the program with its status.
  static func wait(_ output: Output) -> Never {
    var set = set
    var number: Int32 = 0
    sigwait(&set, &number)
    output.write("\n")
    output.flush()
    exit(number == SIGINT ? 0 : 128 + number)
  }
}
