/// The names under which a server is reached.
enum HostName {
  /// Whether a `Host` header is one under which the server at an address was announced. A foreign
  /// name that resolves to this machine is not, so no other site can read a page through its
  /// visitors' browsers.
  static func isOwn(_ header: String?, listening host: String, port: Int) -> Bool {
    guard let header else { return false }
    let ending = ":\(port)"
    guard header.hasSuffix(ending) else { return false }
    let name = String(header.dropLast(ending.count)).lowercased()
    if name == "localhost" || name == LiveAddress.inURL(host) { return true }
    if name == "127.0.0.1" || name == "[::1]" { return true }
    // If the server listens at all addresses, each of them leads here; names do not.
    return isEverywhere(host) && isNumeric(name)
  }

  /// Whether an address to listen at is every address of this computer.
  static func isEverywhere(_ host: String) -> Bool { host == "0.0.0.0" || host == "::" }

  private static func isNumeric(_ host: String) -> Bool {
    if host.hasPrefix("["), host.hasSuffix("]") {
      return host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" }
    }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
