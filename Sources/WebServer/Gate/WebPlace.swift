/// The address by which browsers reach a server: its own, or that of a proxy in front of it.
package struct WebPlace: Sendable {
  /// The address at which the server listens.
  package let host: String
  package let port: Int
  /// The other names of this computer, in lower case.
  package let names: [String]
  /// The address of the proxy; nil without one.
  package let behind: PublicAddress?

  package init(host: String, port: Int, names: [String] = [], behind: PublicAddress? = nil) {
    self.host = host
    self.port = port
    self.names = names
    self.behind = behind
  }

  /// The beginning of every path: empty, or such as `/touch`.
  package var base: String { behind?.base ?? "" }

  /// The address without a slash at its end.
  package var url: String {
    behind?.url ?? "http://\(LiveAddress.inURL(host)):\(port)"
  }

  /// The attributes of every cookie: its path, and whether it is only sent over an encrypted
  /// connection.
  package var cookieAttributes: String {
    "Path=\(base)/; HttpOnly" + (behind?.isSecure == true ? "; Secure" : "")
  }

  /// The end of the names of cookies: browsers send those of a host to all of its ports.
  package var cookieSuffix: String { behind == nil ? "-\(port)" : "" }

  /// Whether a `Host` header is one under which the server was announced.
  package func isOwn(_ header: String?) -> Bool {
    if let behind { return header?.lowercased() == behind.authority }
    guard var header = header?.lowercased() else { return false }
    // Browsers omit the default port.
    if port == 80, !header.contains(":") || header.hasSuffix("]") { header += ":80" }
    return HostName.isOwn(header, listening: host, port: port)
      || names.contains { header == "\($0):\(port)" }
  }

  /// Whether a request does not state that it was sent by another page: this host with another port
  /// is another page, too.
  package func isOfThisPage(_ request: WebRequest) -> Bool {
    if let origin = request.headers["origin"], origin.lowercased() != ownOrigin(request) {
      return false
    }
    return switch request.headers["sec-fetch-site"] {
    case nil, "same-origin", "none": true
    default: false
    }
  }

  private func ownOrigin(_ request: WebRequest) -> String {
    behind?.origin ?? "http://\(request.headers["host"] ?? "")".lowercased()
  }

  /// The path of a request below the base, with its slash; nil if it is elsewhere.
  package func path(of request: WebRequest) -> String? {
    guard !base.isEmpty else { return request.path }
    if request.path == base { return "/" }
    guard request.path.hasPrefix(base + "/") else { return nil }
    return String(request.path.dropFirst(base.count))
  }
}

/// The address of a proxy for browsers, such as `https://ios.school.example/touch`.
package struct PublicAddress: Sendable, Equatable {
  package let isSecure: Bool
  /// The host, with its port unless it is the default one; in lower case.
  package let authority: String
  /// The path without a trailing slash; empty for none.
  package let base: String

  /// Parses an address; nil if it is not one, or has more than these parts.
  package init?(_ text: String) {
    let schemes = [("https://", true), ("http://", false)]
    guard let (scheme, isSecure) = schemes.first(where: { text.lowercased().hasPrefix($0.0) })
    else { return nil }
    let parts = text.dropFirst(scheme.count)
      .split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    var authority = parts[0].lowercased()
    let standard = isSecure ? ":443" : ":80"
    if authority.hasSuffix(standard) { authority.removeLast(standard.count) }
    var base = parts.count > 1 ? "/\(parts[1])" : ""
    while base.hasSuffix("/") { base.removeLast() }
    guard Self.isAuthority(authority), Self.isPath(base) else { return nil }
    (self.isSecure, self.authority, self.base) = (isSecure, authority, base)
  }

  /// The origin that browsers state.
  package var origin: String { (isSecure ? "https://" : "http://") + authority }

  /// The address without a slash at its end.
  package var url: String { origin + base }

  private static func isAuthority(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { isPlain($0) || "[:]".utf8.contains($0) }
  }

  /// Whether a path consists of plain names: no dot segments, no escapes.
  private static func isPath(_ text: String) -> Bool {
    let names = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    return names.allSatisfy { name in
      !name.isEmpty && name.first != "." && name.utf8.allSatisfy(isPlain)
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._".utf8.contains(byte)
    }
  }
}
