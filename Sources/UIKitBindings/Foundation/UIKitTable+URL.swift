import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// An address, represented in scripts by the text that it was made from.
nonisolated extension URL: Bridged {
  @usableFromInline package static var layout: Layout { .reference }

  @usableFromInline package static var hostType: HostType {
    HostType { .nominal($0.hostNominal(Self.self, .structure), []) }
  }

  @usableFromInline
  package static func read(_ registers: Registers) -> URL {
    guard let url = URL(string: String.read(registers)) else {
      preconditionFailure("a text that is not a URL")
    }
    return url
  }

  @usableFromInline
  package func write(to registers: Registers) { absoluteString.write(to: registers) }
}

/// Addresses as values: nothing is ever loaded from one.
extension UIKitTable {
  static func addURLs(_ table: Table) {
    table.text(URL.self, named: "URL", field: "absoluteString", "An address. Nothing is loaded.") {
      $0.initializer("init(string:)", "The address that a text is; nil if it is not one.") {
        // Scripts store the text, so it has to be convertible to an address again.
        (text: String) in URL(string: text).flatMap { URL(string: $0.absoluteString) }
      }
      $0.property("scheme", get: { (url: URL) in url.scheme }, "What is before the colon.")
      $0.property("path", get: { (url: URL) in url.path }, "The way, without the question.")
      $0.property("query", get: { (url: URL) in url.query }, "What follows the question mark.")
      $0.property("fragment", get: { (url: URL) in url.fragment }, "What follows the number sign.")
      $0.property(
        "lastPathComponent", get: { (url: URL) in url.lastPathComponent }, "The end of the path.")
      $0.property(
        "pathComponents", get: { (url: URL) in url.pathComponents }, "The parts of the path.")
      $0.property("host", get: { (url: URL) in url.host }, "What follows the two slashes.")
    }
  }
}
