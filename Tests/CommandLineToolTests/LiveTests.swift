import ArgumentParser
import CommandLineTool
import Pages
import Records
import Rendering
import Testing
import WebServer
import Wording

/// The page that follows a session: who may read it, and what is asked of the program for it.
@Suite struct LiveTests {
  private let own = LiveAddress(host: "127.0.0.1", port: 8484, token: "secret")

  private func reply(
    _ path: String, host: String? = "127.0.0.1:8484", method: String = "GET",
    at address: LiveAddress? = nil
  ) -> LiveReply {
    LiveReply(
      to: LiveRequest(method: method, path: path, host: host), at: address ?? own,
      files: ["", "live.js"])
  }

  @Test("The page, its files and its events are below the token")
  func isServed() {
    #expect(reply("/secret/") == .file(""))
    #expect(reply("/secret/live.js?1") == .file("live.js"))
    #expect(reply("/secret/events") == .events)
    #expect(reply("/secret") == .moved("/secret/"))
    #expect(reply("/secret/", method: "HEAD") == .file(""))
  }

  @Test(
    "Without the token there is nothing",
    arguments: [
      "/", "", "/wrong!/", "/secre/", "/secretx/", "//secret/", "/x/secret/", "secret/",
      "/secret/../x", "/secret/nothing", "/SECRET/",
    ])
  func noToken(_ path: String) {
    #expect(reply(path) == .refused(.path))
  }

  @Test(
    "Under another name nothing is served, whatever the token",
    arguments: [
      nil, "", "evil.example:8484", "127.0.0.1", "127.0.0.1:80", "127.0.0.1.evil.example:8484",
      "192.168.1.5:8484", "evil.example:8484#127.0.0.1:8484x",
    ])
  func otherHost(_ host: String?) {
    #expect(reply("/secret/", host: host) == .refused(.host))
  }

  @Test("This computer's own names are served, and any address where all are listened at")
  func ownHost() {
    #expect(reply("/secret/", host: "localhost:8484") == .file(""))
    #expect(reply("/secret/", host: "LocalHost:8484") == .file(""))
    let all = LiveAddress(host: "0.0.0.0", port: 8484, token: "secret")
    #expect(reply("/secret/", host: "192.168.1.5:8484", at: all) == .file(""))
    #expect(reply("/secret/", host: "evil.example:8484", at: all) == .refused(.host))
    #expect(reply("/secret/", host: "1.2.3.evil:8484", at: all) == .refused(.host))
    let six = LiveAddress(host: "::1", port: 8484, token: "secret")
    #expect(reply("/secret/", host: "[::1]:8484", at: six) == .file(""))
    #expect(six.url == "http://[::1]:8484/secret/")
  }

  @Test("It is only read", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "get", ""])
  func methods(_ method: String) {
    #expect(reply("/secret/", method: method) == .refused(.method))
  }

  @Test("Tokens are long, and never twice the same")
  func tokens() {
    let tokens = (0..<100).map { _ in LiveAddress.makeToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 26 && $0.allSatisfy { $0.isLetter || $0.isNumber } })
  }

  @Test("--live alone has a port, and keeps the one that is named")
  func arguments() throws {
    #expect(LiveOptions.withPort(["--live"]) == ["--live", "8484"])
    #expect(LiveOptions.withPort(["--live", "9000"]) == ["--live", "9000"])
    #expect(LiveOptions.withPort(["--live", "--plain"]) == ["--live", "8484", "--plain"])
    #expect(LiveOptions.withPort(["--live=9000"]) == ["--live=9000"])
    #expect(LiveOptions.withPort(["--", "--live"]) == ["--", "--live"])
    let command = try Touchstone.parseAsRoot(LiveOptions.withPort(["--live", "--host", "0.0.0.0"]))
    let address = try #require((command as? ReplCommand)?.live.address)
    #expect(address.host == "0.0.0.0" && address.port == 8484)
    #expect(throws: (any Error).self) { try Touchstone.parseAsRoot(["--host", "0.0.0.0"]) }
    #expect(throws: (any Error).self) { try Touchstone.parseAsRoot(["--live", "70000"]) }
  }

  @Test("What follows is told once, whole, to those who wait and to those who come later")
  func board() async {
    let board = LiveBoard(["": LiveFile(type: "text/html", bytes: [1])])
    #expect(board.event(after: 0) == nil)
    async let waiting: Void = board.wait(after: 0, seconds: 60)
    board.publish(["a": LiveFile(type: "text/plain", bytes: [2])], event: "one\ntwo\r")
    await waiting
    #expect(board.event(after: 0)?.text == "id: 1\ndata: one two \n\n")
    #expect(board.event(after: 1) == nil)
    #expect(board.names == ["", "a"])
    await board.wait(after: 1, seconds: 0.01)
  }

  @Test("What was typed is text on the page, and the event one line of JSON")
  func update() {
    let update = LiveUpdate(
      entries: [TranscriptEntry(text: "<script>\"\\\nx", answers: [], problem: nil)], subject: nil,
      teach: .normal, language: .english)
    #expect(!update.event.contains("<") && !update.event.contains("\n"))
    #expect(update.event.contains("&lt;script&gt;"))
    #expect(update.files.isEmpty)
  }
}
