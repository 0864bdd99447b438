import Glibc
import Testing
import WebServer

/// A server in use: requests in order, half ones, too large ones, too many, slow readers.
@Suite(.serialized) struct WebListenerTests {
  private static func listener(_ bounds: WebListener.Bounds = .init()) throws -> WebListener {
    let listener = try WebListener(host: "127.0.0.1", port: 0, bounds: bounds)
    listener.answer { request in
      if request.path == "/large" {
        return WebResponse(type: "text/plain", [UInt8](repeating: 0x78, count: 64 << 20))
      }
      return WebResponse(
        type: "text/plain", Array("\(request.method) \(request.path) \(request.body.count).".utf8))
    }
    return listener
  }

  @Test("Requests of one connection are answered in their order, also those sent at once")
  func inOrder() throws {
    let caller = try Caller(port: Self.listener().port)
    caller.send("GET /a HTTP/1.1\r\n\r\nPOST /b HTTP/1.1\r\nContent-Length: 3\r\n\r\nxyzHEAD /c ")
    caller.send("HTTP/1.1\r\n\r\nGET /d HTTP/1.0\r\n\r\n")
    let text = caller.read()
    let places = ["GET /a 0.", "POST /b 3.", "GET /d 0."].map { text.range(of: $0)?.lowerBound }
    let found = places.compactMap(\.self)
    #expect(found.count == places.count && found == found.sorted(), "\(text)")
    // HEAD has the length of a body, as POST has, and no body.
    #expect(text.components(separatedBy: "Content-Length: 10\r\n").count == 3, "\(text)")
    #expect(!text.contains("HEAD /c"))
    #expect(text.contains("Connection: close"))
  }

  @Test("An answer comes in one piece: no part of it waits until another one is acknowledged")
  func onePiece() throws {
    let caller = try Caller(port: Self.listener().port)
    for number in 0..<20 {
      caller.send("GET /\(number) HTTP/1.1\r\n\r\n")
      #expect(caller.readOnce().hasSuffix("GET /\(number) 0."))
    }
  }

  @Test("A body is waited for after a word")
  func expectation() throws {
    let caller = try Caller(port: Self.listener().port)
    caller.send("POST /b HTTP/1.1\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
    #expect(caller.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 100"))
    caller.send("xy")
    #expect(caller.read(until: "b 2.").contains("POST /b 2."))
  }

  @Test(
    "What is no request, or too large, is refused with a sentence, and the connection ends",
    arguments: [
      ("hello\r\n\r\n", "400"), ("GET / HTTP/3.0\r\n\r\n", "505"),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "411"),
      ("POST / HTTP/1.1\r\nContent-Length: 2000000\r\n\r\n", "413"),
      ("GET /" + String(repeating: "a", count: 20_000) + " HTTP/1.1\r\n\r\n", "431"),
      ("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 40_000), "431"),
      ("\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\r\n\r\n", "400"),
    ])
  func refused(_ text: String, _ status: String) throws {
    let caller = try Caller(port: Self.listener().port)
    caller.send(text)
    #expect(caller.read().hasPrefix("HTTP/1.1 \(status) "))
  }

  @Test("Who begins and does not continue is cut off, and so is who reads nothing")
  func slow() throws {
    var bounds = WebListener.Bounds()
    (bounds.head, bounds.body, bounds.idle) = (.seconds(1), .seconds(1), .seconds(1))
    bounds.write = .seconds(1)
    let listener = try Self.listener(bounds)
    let halves = ["", "GET / HT", "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nabc"]
    let callers = try halves.map { half in
      let caller = try Caller(port: listener.port)
      caller.send(half)
      return caller
    }
    let reader = try Caller(port: listener.port)
    reader.send("GET /large HTTP/1.1\r\n\r\n")
    for caller in callers { #expect(caller.isOver) }
    let other = try Caller(port: listener.port)
    other.send("GET /a HTTP/1.0\r\n\r\n")
    #expect(other.read().contains("GET /a 0."))
    // What was under way when it was cut off still comes, and then no more.
    #expect(reader.read().utf8.count < 64 << 20)
  }

  @Test("Where there are too many connections, those that ask nothing make room for those that do")
  func tooMany() throws {
    var bounds = WebListener.Bounds()
    bounds.mostConnections = 20
    let listener = try Self.listener(bounds)
    let first = try Caller(port: listener.port)
    first.send("GET /a HTTP/1.1\r\n\r\n")
    #expect(first.read(until: "/a 0.").contains("GET /a 0."))
    var more: [Caller] = []
    for _ in 0..<200 { more.append(try Caller(port: listener.port)) }
    #expect(more[0].isOver && more[100].isOver)
    var answered = false
    // A connection that was cut off is over when its thread has had a turn.
    for _ in 0..<200 where !answered {
      usleep(50_000)
      let later = try Caller(port: listener.port)
      answered = later.send("GET /c HTTP/1.0\r\n\r\n") && later.read().contains("GET /c 0.")
    }
    #expect(answered)
  }

  @Test("A port that is taken, an address of others and a name are different failures")
  func failures() throws {
    let listener = try Self.listener()
    #expect(throws: LiveFailure.portInUse(listener.port)) {
      try WebListener(host: "127.0.0.1", port: listener.port)
    }
    #expect(throws: LiveFailure.noAddress("192.0.2.1")) {
      try WebListener(host: "192.0.2.1", port: 0)
    }
    #expect(throws: LiveFailure.noAddress("localhost")) {
      try WebListener(host: "localhost", port: 0)
    }
  }
}
