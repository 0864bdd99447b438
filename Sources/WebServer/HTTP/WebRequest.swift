/// A request as it was received, unverified.
package struct WebRequest: Sendable {
  /// The method as it was sent, such as `GET`.
  package let method: String
  /// The path as it was sent, without its query; never decoded.
  package let path: String
  /// The query as it was sent, without the question mark; empty for none.
  package let query: String
  /// Values by their names in lower case.
  package let headers: [String: String]
  package var body: [UInt8]
  /// The numeric address that the connection comes from.
  package let peer: String

  package init(
    method: String, path: String, query: String = "", headers: [String: String] = [:],
    body: [UInt8] = [], peer: String = ""
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.peer = peer
  }

  /// The value of a field of the query, undecoded; nil if it is missing or occurs twice.
  package func field(_ name: String) -> String? {
    let values = query.split(separator: "&").filter { $0.hasPrefix("\(name)=") }
    return values.count == 1 ? String(values[0].dropFirst(name.count + 1)) : nil
  }

  /// The value of a cookie; nil if it is missing or occurs twice.
  package func cookie(_ name: String) -> String? {
    let all = (headers["cookie"] ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
    let values = all.filter { $0.hasPrefix("\(name)=") }
    return values.count == 1 ? String(values[0].dropFirst(name.count + 1)) : nil
  }
}
