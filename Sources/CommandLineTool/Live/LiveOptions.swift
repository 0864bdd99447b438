import ArgumentParser
import Foundation
import Records
import WebServer

/// Options of a page that follows the session.
package struct LiveOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Serves a page that follows the session; the port, else 8484.",
      valueName: "port"))
  package var live: Int?

  @Option(
    help: "The address to serve it at; else 127.0.0.1, which nobody else reaches. 0.0.0.0 is all.")
  package var host: String?

  package func validate() throws {
    if let live, !(0...65_535).contains(live) {
      throw ValidationError("--live takes a port from 0 to 65535.")
    }
    if host != nil, live == nil { throw ValidationError("--host is for --live.") }
  }

  /// The address to serve the page at; nil for none. The token is chosen once for the process that
  /// waits and for all that it starts, so that browsers find the page again after a fault.
  package var address: LiveAddress? {
    live.map {
      LiveAddress(host: host ?? "127.0.0.1", port: $0, token: LiveAddress.makeToken())
    }
  }

  /// Creates one whose values are parsed.
  package init() {}

  /// The arguments with a port added to `--live` without one.
  package nonisolated static func withPort(_ arguments: [String]) -> [String] {
    var result: [String] = []
    let own = arguments.prefix { $0 != "--" }
    for (index, argument) in own.enumerated() {
      result.append(argument)
      guard argument == "--live" else { continue }
      let next = index + 1 < own.count ? own[index + 1] : ""
      if next.isEmpty || (next.first?.isNumber ?? false) == false { result.append("8484") }
    }
    return result + arguments[own.endIndex...]
  }
}

extension LiveProblem {
  init(_ failure: LiveFailure) {
    self =
      switch failure {
      case .portInUse(let port): .portInUse(port)
      case .portNotAllowed(let port): .portNotAllowed(port)
      case .noAddress(let host): .noAddress(host)
      case .failed(let number): .failed(.number(number))
      }
  }
}
