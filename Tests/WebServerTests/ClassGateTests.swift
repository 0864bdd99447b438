import Testing
import WebServer

/// Who is let in to a class: learners to their own seats, the teacher to all of it, others to
/// joining.
@Suite struct ClassGateTests {
  private static let place = WebPlace(host: "192.168.1.5", port: 8484, names: ["desk.local"])
  private static let proxied = WebPlace(
    host: "127.0.0.1", port: 8501,
    behind: PublicAddress("https://ios.school.example/touch"))

  private static func gate(_ place: WebPlace = place) -> ClassGate {
    ClassGate(place: place, token: "of-teacher") { "secret-\($0)" }
  }

  private static let own = "touchstone-seat-8484=abcdefghij.secret-abcdefghij"
  private static let teacher = "touchstone-teacher-8484=of-teacher"

  private static func request(
    _ method: String = "GET", _ path: String = "/s/abcdefghij", query: String = "",
    peer: String = "192.168.1.77", headers: [String: String?] = [:]
  ) -> WebRequest {
    var all: [String: String?] = ["host": "192.168.1.5:8484"]
    if method == "POST" {
      all["origin"] = "http://192.168.1.5:8484"
      all["content-type"] = "application/json"
    }
    all.merge(headers) { $1 }
    return WebRequest(
      method: method, path: path, query: query, headers: all.compactMapValues(\.self), peer: peer)
  }

  @Test("A seat is its learner's, a class its teacher's, and joining is everyone's")
  func roles() {
    let gate = Self.gate()
    func decision(_ need: ClassGate.Need, _ cookie: String?) -> [ClassGate.Decision] {
      ["GET", "POST"].map {
        gate.decision(on: Self.request($0, headers: ["cookie": cookie]), needing: need)
      }
    }
    let (yes, no) = (ClassGate.Decision.passes, ClassGate.Decision.refused(.token))
    #expect(decision(.nothing, nil) == [yes, yes])
    #expect(decision(.seat("abcdefghij"), Self.own) == [yes, yes])
    #expect(decision(.seat("abcdefghij"), nil) == [no, no])
    #expect(decision(.seat("0123456789"), Self.own) == [no, no])
    #expect(decision(.seat("abcdefghij"), Self.teacher) == [no, no])
    #expect(decision(.teacher, Self.teacher) == [yes, yes])
    #expect(decision(.teacher, Self.own) == [no, no])
    let query = Self.request("GET", "/teacher", query: "token=of-teacher")
    #expect(gate.decision(on: query, needing: .teacher) == .enters)
    #expect(gate.decision(on: query, needing: .seat("abcdefghij")) == no)
    #expect(gate.teacherURL == "http://192.168.1.5:8484/teacher?token=of-teacher")
  }

  @Test(
    "A cookie with another secret, of another seat or another port is none",
    arguments: [
      "touchstone-seat-8484=abcdefghij", "touchstone-seat-8484=abcdefghij.",
      "touchstone-seat-8484=.secret-", "touchstone-seat-8484=abcdefghij.secret-0123456789",
      "touchstone-seat-8484=abcdefghij.Secret-abcdefghij",
      "touchstone-seat=abcdefghij.secret-abcdefghij",
      "touchstone-seat-8485=abcdefghij.secret-abcdefghij",
      "touchstone-seat-8484=abcdefghij.secret-abcdefghij; touchstone-seat-8484=x.y",
    ])
  func wrongCookies(_ cookie: String) {
    #expect(Self.gate().seat(of: Self.request(headers: ["cookie": cookie])) == nil)
  }

  @Test("Links are followed from anywhere, and what another page does by itself is refused")
  func sites() {
    let gate = Self.gate()
    let need = ClassGate.Need.seat("abcdefghij")
    let foreign = ["cookie": Self.own, "sec-fetch-site": "cross-site"]
    #expect(gate.decision(on: Self.request(headers: foreign), needing: need) == .refused(.site))
    let opened = foreign.merging(["sec-fetch-mode": "navigate", "sec-fetch-dest": "document"]) {
      $1
    }
    #expect(gate.decision(on: Self.request(headers: opened), needing: need) == .passes)
    let framed = foreign.merging(["sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe"]) { $1 }
    #expect(gate.decision(on: Self.request(headers: framed), needing: need) == .refused(.site))
    #expect(
      gate.decision(on: Self.request("POST", headers: opened), needing: need) == .refused(.site))
    for origin in [
      nil, "null", "http://evil.example", "http://192.168.1.5:9", "https://192.168.1.5:8484",
    ] {
      let request = Self.request("POST", headers: ["cookie": Self.own, "origin": origin])
      #expect(gate.decision(on: request, needing: need) == .refused(.site))
    }
  }

  @Test("It is reached by its address and its names, and by no other")
  func hosts() {
    for host in ["192.168.1.5:8484", "desk.local:8484", "DESK.local:8484", "localhost:8484"] {
      #expect(Self.place.isOwn(host), "\(host)")
    }
    for host in [nil, "", "192.168.1.6:8484", "desk.local", "desk.local:80", "evil.example:8484"] {
      #expect(!Self.place.isOwn(host), "\(host ?? "none")")
    }
    #expect(WebPlace(host: "127.0.0.1", port: 80).isOwn("127.0.0.1"))
  }

  @Test("Behind a proxy its address is the one that counts, with its path, and cookies are secure")
  func behindProxy() {
    let gate = Self.gate(Self.proxied)
    let headers = [
      "host": "ios.school.example", "origin": "https://ios.school.example",
      "cookie": "touchstone-seat=abcdefghij.secret-abcdefghij",
    ]
    let request = Self.request("POST", "/touch/s/abcdefghij", headers: headers)
    #expect(gate.decision(on: request, needing: .seat("abcdefghij")) == .passes)
    #expect(gate.place.path(of: request) == "/s/abcdefghij")
    #expect(gate.place.path(of: Self.request("GET", "/touch")) == "/")
    #expect(gate.place.path(of: Self.request("GET", "/touchy")) == nil)
    #expect(gate.place.path(of: Self.request("GET", "/s/abcdefghij")) == nil)
    #expect(!gate.place.isOwn("127.0.0.1:8501"))
    #expect(
      gate.cookie(ofSeat: "a").value.contains("; Path=/touch/; HttpOnly; Secure; SameSite=Lax"))
    #expect(gate.teacherCookie.value.contains("Path=/touch/; HttpOnly; Secure; SameSite=Strict"))
    let plain = Self.request(
      "POST", headers: headers.merging(["origin": "http://ios.school.example"]) { $1 })
    #expect(gate.decision(on: plain, needing: .seat("abcdefghij")) == .refused(.site))
  }

  @Test("The address of a proxy is host and path alone")
  func publicAddresses() {
    let address = PublicAddress("https://IOS.school.example:443/touch/")
    #expect(address?.url == "https://ios.school.example/touch")
    #expect(PublicAddress("http://10.0.0.1:8080")?.authority == "10.0.0.1:8080")
    for text in [
      "", "ios.school.example", "ftp://a", "https://", "https://a/../b", "https://a/b//c",
      "https://a/b?c", "https://a/%2e", "https://user@a", "https://a/\"b",
    ] {
      #expect(PublicAddress(text) == nil, "\(text)")
    }
  }

  @Test("A proxy's word about where a request comes from counts only from a proxy")
  func forwarded() {
    func origin(_ list: String?, peer: String, _ proxies: [String]) -> String {
      PeerAddress.origin(
        of: Self.request("GET", "/", peer: peer, headers: ["x-forwarded-for": list]),
        proxies: proxies)
    }
    #expect(origin("1.2.3.4", peer: "9.9.9.9", ["127.0.0.1"]) == "9.9.9.9")
    #expect(origin("1.2.3.4", peer: "127.0.0.1", ["127.0.0.1"]) == "1.2.3.4")
    // What the browser has put in front is not believed.
    #expect(origin("6.6.6.6, 1.2.3.4", peer: "127.0.0.1", ["127.0.0.1"]) == "1.2.3.4")
    #expect(origin("1.2.3.4, 10.0.0.1", peer: "10.0.0.1", ["10.0.0.1"]) == "1.2.3.4")
    #expect(origin(nil, peer: "127.0.0.1", ["127.0.0.1"]) == "127.0.0.1")
    let long = String(repeating: "1", count: 99)
    #expect(origin(long, peer: "127.0.0.1", ["127.0.0.1"]) == "127.0.0.1")
  }

  @Test("Wrong codes are limited for an address, and for all of them")
  func tries() {
    var bounds = CodeTries.Bounds()
    (bounds.ofAddress, bounds.ofAll) = ((3, 1000), (5, 1000))
    bounds.mostAddresses = 2
    let tries = CodeTries(bounds: bounds)
    for _ in 0..<3 {
      #expect(tries.mayTry("a"))
      tries.noteWrong("a")
    }
    #expect(!tries.mayTry("a") && tries.mayTry("b"))
    for address in ["b", "c"] { tries.noteWrong(address) }
    #expect(!tries.mayTry("b") && !tries.mayTry("d"))
  }

  @Test("Metrics are read on this computer or with the token, and name no seat")
  func metrics() {
    let gate = Self.gate()
    let here = ["host": "127.0.0.1:8484"]
    #expect(gate.mayMeasure(Self.request("GET", "/metrics", peer: "127.0.0.1", headers: here)))
    #expect(!gate.mayMeasure(Self.request("GET", "/metrics", peer: "192.168.1.77", headers: here)))
    let forwarded = here.merging(["x-forwarded-for": "1.2.3.4"]) { $1 }
    #expect(
      !gate.mayMeasure(Self.request("GET", "/metrics", peer: "127.0.0.1", headers: forwarded)))
    let bearer = ["authorization": "Bearer of-teacher"]
    #expect(gate.mayMeasure(Self.request("GET", "/metrics", headers: bearer)))
    let metrics = WebMetrics()
    metrics.add(.joined)
    metrics.note(seconds: 0.03)
    metrics.note(.notFound)
    let text = metrics.text([.init("touchstone_seats", "Seats.", [("", 2)])])
    #expect(text.contains("# TYPE touchstone_seats gauge\ntouchstone_seats 2\n"))
    #expect(text.contains("touchstone_joined_total 1\n"))
    #expect(text.contains("touchstone_responses_total{code=\"404\"} 1\n"))
    #expect(text.contains("touchstone_question_seconds_bucket{le=\"0.025\"} 0\n"))
    #expect(text.contains("touchstone_question_seconds_bucket{le=\"0.05\"} 1\n"))
    #expect(text.contains("touchstone_question_seconds_count 1\n"))
  }
}
