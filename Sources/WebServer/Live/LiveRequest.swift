/// The request of a browser, and the decision whether it is answered: no other part of a request is
/// read.
package struct LiveRequest: Sendable {
  /// The method as it was sent, such as `GET`.
  package let method: String
  package let path: String
  /// The host that the browser addresses; nil if it is not stated.
  package let host: String?

  package init(method: String, path: String, host: String?) {
    self.method = method
    self.path = path
    self.host = host
  }
}

/// The address at which a page is served.
package struct LiveAddress: Sendable, Equatable {
  /// The address at which the server listens, such as `127.0.0.1`.
  package let host: String
  package let port: Int
  /// A component of every path, required to read any page.
  package let token: String

  package init(host: String, port: Int, token: String) {
    self.host = host
    self.port = port
    self.token = token
  }

  /// Creates a token that cannot be guessed.
  package static func makeToken() -> String { Secret.make() }

  /// The address for browsers.
  package var url: String { "http://\(Self.inURL(host)):\(port)/\(token)/" }

  /// Whether the server listens at every address of this computer.
  package var isEverywhere: Bool { HostName.isEverywhere(host) }

  /// An IPv6 address has brackets in a URL.
  package static func inURL(_ host: String) -> String {
    host.contains(":") ? "[\(host)]" : host
  }
}

/// The answer to a request.
package enum LiveReply: Sendable, Equatable {
  /// A file, by its name below the token.
  case file(String)
  /// The stream of events.
  case events
  /// The address without the slash at its end.
  case moved(String)
  case refused(Refusal)

  /// The reason why nothing is served.
  package enum Refusal: Sendable, Equatable {
    /// A method other than reading.
    case method
    /// The browser reached this server under another name: a page elsewhere may want to read this
    /// one.
    case host
    /// No such path, or no token in it. The reply does not distinguish between them.
    case path
  }

  /// Creates the answer to a request. `files` are the names that are served.
  package init(to request: LiveRequest, at address: LiveAddress, files: Set<String>) {
    guard request.method == "GET" || request.method == "HEAD" else {
      self = .refused(.method)
      return
    }
    guard HostName.isOwn(request.host, listening: address.host, port: address.port) else {
      self = .refused(.host)
      return
    }
    let path = request.path.prefix { $0 != "?" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].isEmpty, Secret.isEqual(String(parts[1]), address.token) else {
      self = .refused(.path)
      return
    }
    guard parts.count > 2 else {
      self = .moved("/\(address.token)/")
      return
    }
    let name = parts[2...].joined(separator: "/")
    if name == Self.eventsName {
      self = .events
    } else if files.contains(name) {
      self = .file(name)
    } else {
      self = .refused(.path)
    }
  }

  /// The name of the stream of events below the token.
  package static let eventsName = "events"
}
