import Glibc

/// The stack of the main thread.
nonisolated package enum StackLimit {
  /// Enough for walks through trees of 10,000 levels and sources of 256 KB.
  private static let wanted: rlim_t = 120 * 1024 * 1024

  /// Raises the limit of this process; must be called first.
  package static func raise() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    if limit.rlim_cur >= wanted { return }
    limit.rlim_cur = limit.rlim_max == rlim_t.max ? wanted : min(wanted, limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  }
}
