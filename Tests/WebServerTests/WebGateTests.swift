import Testing
import WebServer

/// Who is let in to the workbench, and who is not: wrong tokens, hosts, origins, sites, methods.
@Suite struct WebGateTests {
  private let gate = WebGate(host: "127.0.0.1", port: 8484, token: "secret")

  private func decision(
    _ method: String = "GET", _ path: String = "/", query: String = "", host: String? = nil,
    cookie: String? = "touchstone-8484=secret", origin: String? = nil, site: String? = nil,
    type: String? = nil, _ tickets: Tickets = Tickets()
  ) -> WebGate.Decision {
    var headers = ["host": host ?? "127.0.0.1:8484"]
    if let cookie { headers["cookie"] = cookie }
    if let origin { headers["origin"] = origin }
    if let site { headers["sec-fetch-site"] = site }
    if let type { headers["content-type"] = type }
    return gate.decision(
      on: WebRequest(method: method, path: path, query: query, headers: headers), tickets)
  }

  private let own = "http://127.0.0.1:8484"

  @Test("The address lets in once, and its cookie from then on")
  func isLetIn() {
    #expect(decision(query: "token=secret", cookie: nil) == .enters)
    #expect(decision(query: "token=secret&run=lesson%202", cookie: nil) == .enters)
    #expect(decision() == .reads)
    #expect(decision("HEAD") == .reads)
    #expect(decision(site: "same-origin") == .reads)
    #expect(decision(site: "none") == .reads)
    #expect(decision("POST", origin: own, site: "same-origin", type: "application/json") == .acts)
    #expect(gate.url == "http://127.0.0.1:8484/?token=secret")
  }

  @Test(
    "Without the token nothing is read",
    arguments: [
      "", "token=", "token=secre", "token=secretx", "token=SECRET", "token=secret&token=secret",
      "Token=secret", "token=%73ecret", "x=secret", "token=secret%00", "token=wrong!",
    ])
  func noToken(_ query: String) {
    #expect(decision(query: query, cookie: nil) == .refused(.token))
  }

  @Test(
    "A wrong cookie is none",
    arguments: [
      "", "touchstone-8484=", "touchstone-8484=wrong!", "touchstone-8485=secret",
      "touchstone-8484=secret; touchstone-8484=secret", "xtouchstone-8484=secret",
      "touchstone-8484=\"secret\"", "TOUCHSTONE-8484=secret",
    ])
  func wrongCookie(_ cookie: String) {
    #expect(decision(cookie: cookie) == .refused(.token))
    #expect(
      decision("POST", cookie: cookie, origin: own, type: "application/json") == .refused(.token))
  }

  @Test(
    "Under another name nothing is served, whatever the token",
    arguments: [
      "", "evil.example:8484", "127.0.0.1", "127.0.0.1:80", "127.0.0.1.evil.example:8484",
      "192.168.1.5:8484", "0.0.0.0:8484", "evil.example:8484#127.0.0.1:8484x",
    ])
  func otherHost(_ host: String) {
    #expect(decision(query: "token=secret", host: host) == .refused(.host))
  }

  @Test("localhost is this computer, too")
  func localhost() {
    #expect(decision(host: "localhost:8484") == .reads)
    #expect(
      decision(
        "POST", host: "localhost:8484", origin: "http://localhost:8484", type: "application/json")
        == .acts)
  }

  @Test(
    "Another page makes nothing happen, also one of this computer at another port",
    arguments: [
      nil, "null", "http://evil.example", "http://127.0.0.1:9999", "https://127.0.0.1:8484",
      "http://localhost:8484", "http://127.0.0.1:8484.evil.example", "",
    ])
  func otherOrigin(_ origin: String?) {
    #expect(
      decision("POST", origin: origin, type: "application/json") == .refused(.site))
  }

  @Test(
    "What the browser says of another site is believed", arguments: ["cross-site", "same-site"])
  func otherSite(_ site: String) {
    #expect(decision(site: site) == .refused(.site))
    #expect(
      decision("POST", origin: own, site: site, type: "application/json") == .refused(.site))
    // The address itself may be followed from anywhere.
    #expect(decision(query: "token=secret", cookie: nil, site: site) == .enters)
  }

  @Test(
    "Forms of other pages cannot have the type that is asked for",
    arguments: [
      nil, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data",
      "text/plain; application/json",
    ])
  func otherType(_ type: String?) {
    #expect(decision("POST", origin: own, type: type) == .refused(.type))
  }

  @Test(
    "Other methods are not understood",
    arguments: ["PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "PATCH", "get", "post", ""])
  func methods(_ method: String) {
    #expect(decision(method) == .refused(.method))
  }

  @Test("A ticket lets in once")
  func tickets() {
    let tickets = Tickets()
    let ticket = tickets.make()
    #expect(decision(query: "ticket=\(ticket)x", cookie: nil, tickets) == .refused(.token))
    #expect(decision(query: "ticket=\(ticket)", cookie: nil, tickets) == .enters)
    #expect(decision(query: "ticket=\(ticket)", cookie: nil, tickets) == .refused(.token))
    #expect(decision(query: "ticket=", cookie: nil, tickets) == .refused(.token))
  }

  @Test("Tokens are long, and never twice the same")
  func tokens() {
    let tokens = (0..<100).map { _ in Secret.make() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 26 && $0.allSatisfy { $0.isLetter || $0.isNumber } })
  }

  @Test("No answer may be framed, guessed at, kept, or run code of its own")
  func guards() {
    let policy = WebGate.guards.first { $0.name == "Content-Security-Policy" }?.value ?? ""
    #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
    #expect(!policy.contains("unsafe") && !policy.contains("*"))
    #expect(gate.cookie.value.hasSuffix("HttpOnly; SameSite=Strict"))
  }
}
