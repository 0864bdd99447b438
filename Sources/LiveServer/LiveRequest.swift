/// The request of a browser, and the decision whether it is answered: nothing else of a request is
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

  /// Creates a token that cannot be guessed: 128 random bits.
  package static func makeToken() -> String {
    var random = SystemRandomNumberGenerator()
    return [random.next(), random.next()].map { (number: UInt64) in
      let digits = String(number, radix: 36)
      return String(repeating: "0", count: 13 - digits.count) + digits
    }.joined()
  }

  /// The address for browsers.
  package var url: String { "http://\(Self.inURL(host)):\(port)/\(token)/" }

  /// Whether the server listens at every address of this computer.
  package var isEverywhere: Bool { host == "0.0.0.0" || host == "::" }

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
    guard Self.isOwn(request.host, address) else {
      self = .refused(.host)
      return
    }
    let path = request.path.prefix { $0 != "?" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].isEmpty, Self.isEqual(String(parts[1]), address.token) else {
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

  /// Whether the host is one under which this page was announced. A foreign name that resolves to
  /// this machine is not, so no other site reads the page by its visitors' browsers.
  private static func isOwn(_ host: String?, _ address: LiveAddress) -> Bool {
    guard let host else { return false }
    let ending = ":\(address.port)"
    guard host.hasSuffix(ending) else { return false }
    let name = String(host.dropLast(ending.count)).lowercased()
    if name == "localhost" || name == LiveAddress.inURL(address.host) { return true }
    if name == "127.0.0.1" || name == "[::1]" { return true }
    // If the server listens at all addresses, each of them leads here; names do not.
    return address.isEverywhere && isNumeric(name)
  }

  private static func isNumeric(_ host: String) -> Bool {
    if host.hasPrefix("["), host.hasSuffix("]") {
      return host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" }
    }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Whether two texts are equal, in constant time for texts of equal length.
  private static func isEqual(_ first: String, _ second: String) -> Bool {
    guard first.utf8.count == second.utf8.count else { return false }
    return zip(first.utf8, second.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
