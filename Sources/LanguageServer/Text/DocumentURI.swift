/// The URI of a document as editors send it, and the path that it refers to.
package enum DocumentURI {
  /// The path of a file; nil for other addresses, such as those of texts that were never saved.
  package static func path(of uri: String) -> String? {
    let start = "file://"
    guard uri.hasPrefix(start) else { return nil }
    // After the host, which is this computer.
    guard let slash = uri.dropFirst(start.count).firstIndex(of: "/") else { return nil }
    let path = uri[slash...].prefix { $0 != "?" && $0 != "#" }
    return decoded(String(path))
  }

  /// The address of a path.
  package static func of(path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/-._~".utf8.contains(byte)
    }
  }

  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
