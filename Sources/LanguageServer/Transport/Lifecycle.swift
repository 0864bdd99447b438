/// The lifecycle of a server: the messages that are valid before `initialize`, and after
/// `shutdown`.
package struct Lifecycle {
  private enum Stage {
    case fresh, working, shutDown
  }

  /// The decision about a message.
  package enum Verdict: Equatable {
    case take
    case refuse(ResponseError)
    /// A notification that comes too early or too late.
    case ignore
    /// The server ends, with a status.
    case end(Int32)
  }

  private var stage = Stage.fresh

  /// Creates the lifecycle of a server that was just started.
  package init() {}

  /// The exit status of a server whose editor disappeared without `exit`.
  package var statusAtEnd: Int32 { stage == .shutDown ? 0 : 1 }

  /// Decides about a request, and records it.
  package mutating func verdict(onRequest method: String) -> Verdict {
    switch (stage, method) {
    case (.fresh, "initialize"):
      stage = .working
      return .take
    case (.fresh, _):
      return .refuse(ResponseError(.serverNotInitialized, "initialize comes first"))
    case (.working, "initialize"):
      return .refuse(ResponseError(.invalidRequest, "the server is initialized"))
    case (.working, "shutdown"):
      stage = .shutDown
      return .take
    case (.working, _): return .take
    case (.shutDown, _):
      return .refuse(ResponseError(.invalidRequest, "the server is shut down; exit ends it"))
    }
  }

  /// Decides about a notification.
  package func verdict(onNotification method: String) -> Verdict {
    if method == "exit" { return .end(statusAtEnd) }
    return stage == .working ? .take : .ignore
  }
}
