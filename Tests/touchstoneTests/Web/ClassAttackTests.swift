import Foundation
import Testing

/// Requests that strangers and classmates may send to a class: none of these is let in, ends
/// the server or takes memory.
@Suite(.serialized) struct ClassAttackTests {
  /// A wrong request: what is sent, with `PORT`, `OTHER` (another seat), `OWN` and `TEACHER`
  /// (cookies) filled in, and the statuses that are right for it; 0 is a connection that is closed
  /// without an answer.
  struct Wrong: CustomTestStringConvertible {
    let name: String
    let request: [String]
    let body: String
    let statuses: Set<Int>

    init(_ name: String, _ statuses: Set<Int>, _ request: [String], body: String = "") {
      (self.name, self.request, self.body, self.statuses) = (name, request, body, statuses)
    }

    var testDescription: String { name }
  }

  private static let host = "Host: 127.0.0.1:PORT"
  private static let origin = "Origin: http://127.0.0.1:PORT"
  private static let type = "Content-Type: application/json"
  private static let line = #"{"do":"line","text":"add view evil 1 1 9 9"}"#

  private static func get(_ path: String, _ more: String...) -> [String] {
    ["GET \(path) HTTP/1.1", host, "Connection: close"] + more
  }

  private static func post(_ path: String, _ more: String...) -> [String] {
    ["POST \(path) HTTP/1.1", host, "Connection: close"] + more
  }

  /// A post in which nothing is wrong but what `more` says.
  private static func whole(_ path: String, _ more: String...) -> [String] {
    ["POST \(path) HTTP/1.1", host, origin, type, "X-Tab: t", "Connection: close"] + more
  }

  static let all: [Wrong] = tokens + origins + paths + heads + bodies

  private static let tokens: [Wrong] = [
    Wrong("no cookie", [403], whole("/s/SEAT"), body: line),
    Wrong("another seat's cookie", [403], whole("/s/SEAT", "Cookie: OTHER"), body: line),
    Wrong("own cookie at another seat", [403], whole("/s/OTHERSEAT", "Cookie: OWN"), body: line),
    Wrong("the teacher's cookie", [403], whole("/s/SEAT", "Cookie: TEACHER"), body: line),
    Wrong("a cut secret", [403], whole("/s/SEAT", "Cookie: CUT"), body: line),
    Wrong("two cookies", [403], whole("/s/SEAT", "Cookie: OWN; OWN"), body: line),
    Wrong("the code as a cookie", [403], whole("/s/SEAT", "Cookie: code=IOS-7B"), body: line),
    Wrong("the code in the query", [403], whole("/s/SEAT?code=IOS-7B"), body: line),
    Wrong("the teacher's list", [403], get("/teacher/seats", "Cookie: OWN")),
    Wrong("the teacher's page", [403], get("/teacher", "Cookie: OWN")),
    Wrong("a wrong token", [403], get("/teacher?token=00000000000000000000000000000000")),
    Wrong("an empty token", [403], get("/teacher?token=")),
    Wrong("two tokens", [403], get("/teacher?token=a&token=b")),
    Wrong("answers of all", [403], get("/teacher/answers.zip", "Cookie: OWN")),
    Wrong("regions of all", [403], get("/teacher/heat?exercise=x", "Cookie: OWN")),
    Wrong("looking on", [403], whole("/teacher/seat/OTHERSEAT", "Cookie: OWN"), body: "{}"),
    Wrong("removing", [403], whole("/teacher/seat/OTHERSEAT/remove", "Cookie: OWN"), body: "{}"),
    Wrong("sending", [403], whole("/teacher/send", "Cookie: OWN"), body: #"{"text":"tree"}"#),
    Wrong("stopping another", [403], whole("/s/OTHERSEAT/stop", "Cookie: OWN"), body: "{}"),
    Wrong("news of another", [403], get("/s/OTHERSEAT/news", "Cookie: OWN")),
    Wrong("metrics from elsewhere", [403], get("/metrics", "X-Forwarded-For: 8.8.8.8")),
  ]

  private static let origins: [Wrong] = [
    Wrong(
      "no origin", [403],
      ["POST /s/SEAT HTTP/1.1", host, type, "X-Tab: t", "Cookie: OWN", "Connection: close"],
      body: line),
    Wrong(
      "another origin", [403],
      post("/s/SEAT", "Origin: http://evil.example", type, "X-Tab: t", "Cookie: OWN"), body: line),
    Wrong(
      "a null origin", [403], post("/s/SEAT", "Origin: null", type, "X-Tab: t", "Cookie: OWN"),
      body: line),
    Wrong(
      "another port's origin", [403],
      post("/s/SEAT", "Origin: http://127.0.0.1:1", type, "X-Tab: t", "Cookie: OWN"), body: line),
    Wrong(
      "a form", [415],
      post(
        "/s/SEAT", origin, "Content-Type: application/x-www-form-urlencoded", "X-Tab: t",
        "Cookie: OWN"), body: line),
    Wrong(
      "a plain text", [415],
      post("/s/SEAT", origin, "Content-Type: text/plain", "X-Tab: t", "Cookie: OWN"), body: line),
    Wrong(
      "another host", [403],
      [
        "POST /s/SEAT HTTP/1.1", "Host: evil.example:PORT", origin, type, "X-Tab: t", "Cookie: OWN",
      ],
      body: line),
    Wrong("no host", [403], ["GET / HTTP/1.1", "Connection: close"]),
    Wrong(
      "a host that is led here", [403], ["GET / HTTP/1.1", "Host: 127.0.0.1.evil.example:PORT"]),
    Wrong(
      "a page elsewhere that loads this", [403],
      get("/s/SEAT/news", "Cookie: OWN", "Sec-Fetch-Site: cross-site")),
    Wrong(
      "a host of the proxy that there is not", [403],
      ["GET / HTTP/1.1", "Host: evil.example", "X-Forwarded-Host: 127.0.0.1:PORT"]),
    Wrong("no tab", [400], post("/s/SEAT", origin, type, "Cookie: OWN"), body: line),
  ]

  private static let paths: [Wrong] = [
    "/../data/IOS-7B/class.json", "/..%2f..%2fclass.json", "/class.json", "/s/../teacher",
    "/s/SEAT/../OTHERSEAT", "//teacher/seats", "/teacher//seats", "/teacher/seats/", "/s/SEAT%00",
    "/s/..........", "/s/SEAT/journal", "/teacher/seat/../../class.json", "/sessions", "/data",
  ].map { Wrong("the path \($0)", [404], get($0, "Cookie: OWN; TEACHER")) }

  private static let heads: [Wrong] = [
    Wrong("another method", [405], ["PUT /s/SEAT HTTP/1.1", host, "Cookie: OWN"]),
    Wrong("a proxy's method", [400], ["CONNECT 127.0.0.1:22 HTTP/1.1", host]),
    Wrong("a whole address", [400], ["GET http://127.0.0.1:22/ HTTP/1.1", host]),
    Wrong("two hosts", [400], get("/", "Host: evil.example")),
    Wrong(
      "two lengths", [400],
      whole("/s/SEAT", "Cookie: OWN", "Content-Length: 1", "Content-Length: 1")),
    Wrong("chunks", [411], post("/s/SEAT", origin, type, "Transfer-Encoding: chunked")),
    Wrong("a header in two lines", [400], get("/", "Cookie: a\r\n b")),
    Wrong("a header too many", [400], get("/", many(70))),
    Wrong("a long head", [431], get("/", "X: " + String(repeating: "x", count: 40_000))),
    Wrong("another version", [505], ["GET / HTTP/3.0", host]),
    Wrong("no request", [400], ["\u{16}\u{3}\u{1}\u{2}"]),
  ]

  private static func many(_ count: Int) -> String {
    (0..<count).map { "X\($0): a" }.joined(separator: "\r\n")
  }

  private static let bodies: [Wrong] = [
    Wrong(
      "a body that is too long", [413], whole("/s/SEAT", "Cookie: OWN", "Content-Length: 1048577")),
    Wrong("a number for a code", [400], whole("/join"), body: #"{"code":7}"#),
    Wrong("no code", [400], whole("/join"), body: "{}"),
    Wrong("no JSON", [400], whole("/join"), body: "code=IOS-7B"),
    Wrong("nested JSON", [400], whole("/join"), body: String(repeating: "[", count: 100_000)),
    Wrong("a path for a code", [403], whole("/join"), body: #"{"code":"../IOS-7B"}"#),
    Wrong(
      "a long code", [403], whole("/join"),
      body: #"{"code":"\#(String(repeating: "7", count: 9999))"}"#),
  ]

  @Test("Wrong requests are not let in, and seats continue")
  func wrongRequests() throws {
    try withFolder { folder in
      let web = try ClassServing(in: folder)
      defer { web.end() }
      let (own, other) = (try web.join("Own"), try web.join("Other"))
      let fields = [
        "OTHERSEAT": other.seat, "SEAT": own.seat, "TEACHER": web.teacher.cookie,
        "OTHER": other.cookie, "OWN": own.cookie, "CUT": String(own.cookie.dropLast()),
        "PORT": "\(web.port)",
      ].sorted { $0.key.count > $1.key.count }
      let before = web.memory
      for wrong in Self.all {
        var head = wrong.request
        // Else a refused browser's connection stays open for further requests.
        if !head.contains(where: { $0.hasPrefix("Connection: ") }) {
          head.append("Connection: close")
        }
        if !wrong.body.isEmpty { head.append("Content-Length: \(wrong.body.utf8.count)") }
        let text = fields.reduce(head.joined(separator: "\r\n")) {
          $0.replacing($1.key, with: $1.value)
        }
        let answer = try web.raw(text, body: wrong.body)
        #expect(wrong.statuses.contains(answer.status), "\(wrong.name): \(answer.status)")
        for secret in [web.token, "Other", other.cookie] {
          #expect(!answer.body.contains(secret), "\(wrong.name)")
        }
      }
      #expect(Self.all.count >= 50)
      #expect(web.workers.isEmpty)
      #expect(web.memory < before + 60_000)
      #expect(try web.rows().count == 2)
      #expect(try web.line("list", own).contains("evil") == false)
    }
  }

  @Test("Codes are not guessed: after some wrong ones none is looked at, and seats continue")
  func guessing() throws {
    try withFolder { folder in
      let web = try ClassServing(in: folder)
      defer { web.end() }
      let own = try web.join()
      var statuses: [Int] = []
      while statuses.last != 429, statuses.count < 500 {
        statuses.append(try web.post("/join", ["code": "CODE-\(statuses.count)"]).status)
      }
      #expect(statuses.first == 403 && statuses.last == 429)
      #expect(try web.line("add view red 1 1 9 9", own).contains("UIView"))
    }
  }

  @Test("Names and lines of others are text wherever they are shown")
  func names() throws {
    try withFolder { folder in
      let web = try ClassServing(in: folder)
      defer { web.end() }
      let evil = "</script><img src=x onerror=alert(1)>"
      let one = try web.join(evil)
      try web.line("add label \(evil) 1 1 9 9", one)
      for answer in [
        try web.get("/teacher/seats", web.teacher), try web.get("/s/\(one.seat)/news", one),
        try web.post("/teacher/seat/\(one.seat)", [:], web.teacher),
      ] {
        #expect(answer.head.contains("Content-Type: application/json"))
        #expect(answer.head.contains("nosniff") && answer.head.contains("script-src 'self'"))
      }
      for path in ["/teacher", "/teacher/seat/\(one.seat)"] {
        #expect(try !web.get(path, web.teacher).body.contains("onerror"))
      }
    }
  }

  @Test("After thousands of connections that say nothing, or half of it, a seat continues")
  func connections() throws {
    try withFolder { folder in
      let web = try ClassServing(in: folder)
      defer { web.end() }
      let own = try web.join()
      let script = """
        import resource, socket, sys
        resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
        held = []
        for number in range(10000):
            one = socket.socket()
            one.settimeout(5)
            try:
                one.connect(("127.0.0.1", int(sys.argv[1])))
                if number % 2: one.send(b"GET / HTTP/1.1\\r\\nHost: ")
                held.append(one)
            except OSError:
                pass
            if len(held) > 3000: held.pop(0).close()
        sys.stdout.write("held\\n"); sys.stdout.flush()
        sys.stdin.read()
        """
      let python = Process()
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") else { return }
      python.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      python.arguments = ["-c", script, "\(web.port)"]
      let (input, output) = (Pipe(), Pipe())
      (python.standardInput, python.standardOutput) = (input, output)
      try python.run()
      #expect(
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "held\n")
      #expect(web.memory < 400_000)
      try input.fileHandleForWriting.close()
      python.waitUntilExit()
      #expect(try web.line("add view red 1 1 9 9", own).contains("UIView"))
    }
  }
}
