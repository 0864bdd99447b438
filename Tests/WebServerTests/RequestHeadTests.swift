import Testing
import WebServer

/// The head of a request: what is one, and what is refused since it could be read in two ways.
@Suite struct RequestHeadTests {
  private func head(_ text: String) throws(RequestHead.Fault) -> RequestHead {
    try RequestHead(Array(text.utf8), largest: 1000)
  }

  private func fault(_ text: String) -> RequestHead.Fault? {
    do throws(RequestHead.Fault) {
      _ = try head(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("A head is read with its path, query, headers and length")
  func isRead() throws {
    let head = try head(
      "POST /s/abc?x=1&y=%2F HTTP/1.1\r\nHost: a:1\r\nContent-Length: 12\r\nX-Tab:  t \r\nCookie: a=1"
    )
    #expect(head.method == "POST" && head.path == "/s/abc" && head.query == "x=1&y=%2F")
    #expect(head.headers["host"] == "a:1" && head.headers["x-tab"] == "t")
    #expect(head.length == 12 && !head.closes && !head.waits)
    #expect(try self.head("GET / HTTP/1.0").closes)
    #expect(try self.head("GET / HTTP/1.1\r\nConnection: Close").closes)
    #expect(try self.head("POST / HTTP/1.1\r\nExpect: 100-continue").waits)
  }

  @Test(
    "What is not one, or says a thing twice, is refused",
    arguments: [
      "", "GET", "GET /", "GET / HTTP/1.1 x", "GET  / HTTP/1.1", "GET http://a/ HTTP/1.1",
      "GET * HTTP/1.1", "G ET / HTTP/1.1", "GET / FTP/1.1", "GET / HTTP/1.1\nHost: a",
      "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\n Host: a", "GET / HTTP/1.1\r\nHost",
      "GET / HTTP/1.1\r\nHost: a\r\nHost: b", "GET / HTTP/1.1\r\nHost: a\r\nhost: a",
      "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1",
      "GET / HTTP/1.1\r\nContent-Length: +1", "GET / HTTP/1.1\r\nContent-Length: -1",
      "GET / HTTP/1.1\r\nContent-Length: 0x1", "GET / HTTP/1.1\r\nContent-Length: 1, 1",
      "GET / HTTP/1.1\r\nContent-Length: ", "GET /\u{0} HTTP/1.1", "GET /ä HTTP/1.1",
      "GET / HTTP/1.1\r\nX: \u{1B}[2J", "GET / HTTP/1.1\r\n: x", "GET / HTTP/1.1\rHost: a",
      "GET / HTTP/1.1\r\nOrigin: a\r\nOrigin: b",
    ])
  func isMalformed(_ text: String) {
    #expect(fault(text) == .malformed)
  }

  @Test("Other versions, bodies of unknown length and large ones are refused by name")
  func others() {
    #expect(fault("GET / HTTP/2.0") == .version)
    #expect(fault("POST / HTTP/1.1\r\nTransfer-Encoding: chunked") == .noLength)
    #expect(fault("POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: x") == .noLength)
    #expect(fault("POST / HTTP/1.1\r\nContent-Length: 1001") == .tooLarge)
    #expect(fault("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999999") == .tooLarge)
    let many = (0..<65).map { "\r\nX\($0): a" }.joined()
    #expect(fault("GET / HTTP/1.1" + many) == .malformed)
  }

  @Test("A cookie or a field that is there twice counts as missing")
  func fields() {
    let request = WebRequest(
      method: "GET", path: "/", query: "a=1&b=2&b=3&c", headers: ["cookie": "x=1; y=2; y=3"])
    #expect(request.field("a") == "1" && request.field("b") == nil && request.field("c") == nil)
    #expect(request.cookie("x") == "1" && request.cookie("y") == nil && request.cookie("z") == nil)
  }
}
