/// Decides whether a request comes from the page of a person who was given the address.
///
/// The address contains the token once; the page that it opens sets a cookie, which every later
/// request has to present. A cookie is sent with requests by other pages, too, so requests that
/// change something must also state that they come from this page.
package struct WebGate: Sendable {
  /// The address at which the server listens.
  package let host: String
  package let port: Int
  package let token: String

  package init(host: String, port: Int, token: String) {
    self.host = host
    self.port = port
    self.token = token
  }

  private var place: WebPlace { WebPlace(host: host, port: port) }

  /// The address for the browser of the person who started the server.
  package var url: String { "http://\(LiveAddress.inURL(host)):\(port)/?\(Self.field)=\(token)" }

  /// The address for the program that opens a browser, with a ticket in place of the token.
  package func ticketURL(_ ticket: String) -> String {
    "http://\(LiveAddress.inURL(host)):\(port)/?\(Self.ticketField)=\(ticket)"
  }

  /// The names of the token and of a ticket in an address.
  package static let (field, ticketField) = ("token", "ticket")

  /// Each port has a cookie of its own: browsers send those of a host to all of its ports.
  package var cookieName: String { "touchstone-\(port)" }

  /// The header that lets later requests in.
  package var cookie: (name: String, value: String) {
    ("Set-Cookie", "\(cookieName)=\(token); Path=/; HttpOnly; SameSite=Strict")
  }

  package enum Decision: Sendable, Equatable {
    /// A page or one of its files is read.
    case reads
    /// The same with the address that was given to the user: the answer sets the cookie.
    case enters
    /// The page asks for something to be done.
    case acts
    case refused(Refusal)
  }

  package enum Refusal: Sendable, Equatable {
    /// Another method than these pages use.
    case method
    /// The server was reached under another name.
    case host
    /// Another page sent it.
    case site
    /// The token is missing or wrong. The answer does not distinguish these.
    case token
    /// The body is of another type than a page here sends.
    case type
  }

  /// Decides about a request by its head alone; a ticket that it brings is used up.
  package func decision(on request: WebRequest, _ tickets: Tickets) -> Decision {
    guard place.isOwn(request.headers["host"]) else {
      return .refused(.host)
    }
    let cookie = request.cookie(cookieName) ?? ""
    switch request.method {
    case "GET", "HEAD":
      let isKnown = Secret.isEqual(cookie, token)
      let named = request.field(Self.field) ?? ""
      if Secret.isEqual(named, token) { return .enters }
      if let ticket = request.field(Self.ticketField), tickets.take(ticket) { return .enters }
      guard place.isOfThisPage(request) else { return .refused(.site) }
      return isKnown ? .reads : .refused(.token)
    case "POST":
      guard request.headers["origin"] != nil, place.isOfThisPage(request) else {
        return .refused(.site)
      }
      guard Secret.isEqual(cookie, token) else { return .refused(.token) }
      // Forms of other pages cannot have this type.
      guard request.headers["content-type"] == "application/json" else { return .refused(.type) }
      return .acts
    default: return .refused(.method)
    }
  }

  /// The answer to a request that is not let in.
  package static func response(to refusal: Refusal) -> WebResponse {
    switch refusal {
    case .method:
      var response = WebResponse.refusal(.methodNotAllowed, "GET, HEAD and POST are understood.")
      response.headers.append(("Allow", "GET, HEAD, POST"))
      return response
    case .host: return .refusal(.forbidden, "This page is not served under that name.")
    case .site: return .refusal(.forbidden, "This was not sent by the page itself.")
    case .token:
      return .refusal(
        .forbidden, "Open the whole address that touchstone web has shown, with its token.")
    case .type: return .refusal(.unsupportedMediaType, "The page sends application/json.")
    }
  }

  /// The headers of every answer: it is not cached, sniffed, framed or loaded by other pages, and
  /// the page runs no code but its own files.
  package static let guards: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]
}
