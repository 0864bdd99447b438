import Foundation
import Glibc
import Pages
import Records
import Rendering
import WebServer
import Workbench

/// Passes the session's output to the page that follows it, as finished bytes without references to
/// the session.
package final class LiveFollower {
  private let server: LiveServer
  private let board: LiveBoard
  private var entries: [TranscriptEntry] = []

  /// The number of entries on the page.
  private static let most = 8

  package init(at address: LiveAddress, language: Language) throws(LiveProblem) {
    board = LiveBoard(Self.files(LivePage(language: language).files))
    do throws(LiveFailure) {
      server = try LiveServer(at: address, board: board)
    } catch {
      throw LiveProblem(error)
    }
  }

  private static func files(_ files: [LivePage.File]) -> [String: LiveFile] {
    Dictionary(
      files.map { ($0.name, LiveFile(type: $0.type, bytes: $0.bytes)) }, uniquingKeysWith: { $1 })
  }

  /// Shows an entry and its result.
  package func show(
    _ text: String, _ answers: [Answer], _ problem: Problem? = nil, of session: Session
  ) {
    if answers.contains(where: { if case .cleared = $0 { true } else { false } }) { entries = [] }
    entries.append(TranscriptEntry(text: text, answers: answers, problem: problem))
    entries.removeFirst(max(0, entries.count - Self.most))
    let update = LiveUpdate(
      entries: entries, subject: subject(of: session), teach: session.teach,
      language: session.language)
    board.publish(Self.files(update.files), event: update.event)
  }

  /// The scene with its trace. Without a map, which would call scripts at every point while the
  /// user waits for the prompt.
  private func subject(of session: Session) -> ExportSubject? {
    guard session.picturedScene != nil else { return nil }
    return try? session.exportSubject(with: [.trace, .events, .sources])
  }

  /// The page's addresses, one for each network interface of this computer.
  package var addresses: [String] {
    let address = server.address
    guard address.isEverywhere else { return [address.url] }
    let hosts = Self.hosts(isSix: address.host == "::")
    return hosts.map { LiveAddress(host: $0, port: address.port, token: address.token).url }
  }

  /// Whether other computers can reach the page.
  var isOpenToOthers: Bool {
    let host = server.address.host
    return !host.hasPrefix("127.") && host != "::1"
  }

  /// The numeric addresses of this computer, with loopback addresses last.
  private static func hosts(isSix: Bool) -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [isSix ? "::1" : "127.0.0.1"] }
    defer { freeifaddrs(first) }
    var hosts: [String] = []
    var next = first
    while let one = next {
      next = one.pointee.ifa_next
      guard let address = one.pointee.ifa_addr,
        Int32(address.pointee.sa_family) == (isSix ? AF_INET6 : AF_INET)
      else { continue }
      var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let length = socklen_t(
        isSix ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
      guard
        getnameinfo(
          address, length, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      let host = String(
        decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // A link-local address has a zone index, which no browser accepts.
      if !host.contains("%"), !hosts.contains(host) { hosts.append(host) }
    }
    let isOwn = { (host: String) in host.hasPrefix("127.") || host == "::1" }
    return hosts.filter { !isOwn($0) } + hosts.filter(isOwn)
  }
}
