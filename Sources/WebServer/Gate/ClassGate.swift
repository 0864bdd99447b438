/// Decides whether a request to a class is answered, by what its path requires and what it
/// presents.
///
/// A learner's browser has a cookie with the name of its seat and the secret of that seat; the
/// teacher's has one with the token of the printed address. Neither grants access to the other's
/// pages.
package struct ClassGate: Sendable {
  package let place: WebPlace
  private let token: String
  private let secretOfSeat: @Sendable (_ name: String) -> String

  /// Creates a gate with the token of the teacher.
  package init(
    place: WebPlace, token: String,
    secretOfSeat: @escaping @Sendable (_ name: String) -> String
  ) {
    self.place = place
    self.token = token
    self.secretOfSeat = secretOfSeat
  }

  /// The address for the teacher.
  package var teacherURL: String { "\(place.url)/teacher?\(WebGate.field)=\(token)" }

  /// The permitted requests, by what they have to present.
  package enum Need: Sendable, Equatable {
    /// For anyone: pages and files without data, and joining.
    case nothing
    /// For a learner, by the name of the seat.
    case seat(String)
    case teacher
  }

  package enum Decision: Sendable, Equatable {
    case passes
    /// The teacher used the address with the token: the answer sets the cookie.
    case enters
    case refused(WebGate.Refusal)
  }

  /// Decides about a request by its head alone.
  package func decision(on request: WebRequest, needing need: Need) -> Decision {
    guard place.isOwn(request.headers["host"]) else { return .refused(.host) }
    switch request.method {
    case "GET", "HEAD":
      if need == .teacher, let named = request.field(WebGate.field), Secret.isEqual(named, token) {
        return .enters
      }
      // A page may be opened from anywhere; requests by other pages' scripts and forms are refused.
      guard need == .nothing || place.isOfThisPage(request) || Self.isOpened(request) else {
        return .refused(.site)
      }
      return shows(request, need) ? .passes : .refused(.token)
    case "POST":
      guard request.headers["origin"] != nil, place.isOfThisPage(request) else {
        return .refused(.site)
      }
      guard shows(request, need) else { return .refused(.token) }
      // Forms of other pages cannot have this type.
      guard request.headers["content-type"] == "application/json" else { return .refused(.type) }
      return .passes
    default: return .refused(.method)
    }
  }

  /// Whether the browser opens an address for a person who followed a link.
  private static func isOpened(_ request: WebRequest) -> Bool {
    request.headers["sec-fetch-mode"] == "navigate"
      && request.headers["sec-fetch-dest"] == "document"
  }

  private func shows(_ request: WebRequest, _ need: Need) -> Bool {
    switch need {
    case .nothing: true
    case .seat(let name): seat(of: request) == name
    case .teacher: Secret.isEqual(request.cookie(teacherCookieName) ?? "", token)
    }
  }

  /// The seat whose secret a request presents; nil for none.
  package func seat(of request: WebRequest) -> String? {
    let parts = (request.cookie(seatCookieName) ?? "").split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let (name, secret) = (String(parts[0]), String(parts[1]))
    return Secret.isEqual(secret, secretOfSeat(name)) ? name : nil
  }

  // MARK: Cookies

  private var seatCookieName: String { "touchstone-seat\(place.cookieSuffix)" }
  private var teacherCookieName: String { "touchstone-teacher\(place.cookieSuffix)" }

  /// The header that grants a learner access from now on. The cookie is also sent when a link leads
  /// here, as from a learning platform; requests that change something also present their origin.
  package func cookie(ofSeat name: String) -> (name: String, value: String) {
    (
      "Set-Cookie",
      "\(seatCookieName)=\(name).\(secretOfSeat(name)); \(place.cookieAttributes); SameSite=Lax"
    )
  }

  /// The header that removes the seat from a browser.
  package var noCookie: (name: String, value: String) {
    (
      "Set-Cookie", "\(seatCookieName)=; \(place.cookieAttributes); SameSite=Lax; Max-Age=0"
    )
  }

  /// The header that grants the teacher access from now on.
  package var teacherCookie: (name: String, value: String) {
    (
      "Set-Cookie",
      "\(teacherCookieName)=\(token); \(place.cookieAttributes); SameSite=Strict"
    )
  }

  // MARK: Machines

  /// Whether a request may read the metrics: it comes from this computer itself and not through a
  /// proxy, or presents the teacher's token as a program does.
  package func mayMeasure(_ request: WebRequest) -> Bool {
    let bearer = request.headers["authorization"] ?? ""
    if Secret.isEqual(bearer, "Bearer \(token)") { return true }
    let isForwarded = request.headers["x-forwarded-for"] != nil
    let isHere = ["127.0.0.1", "::1"].contains(request.peer)
    return isHere && !isForwarded
      && HostName.isOwn(request.headers["host"], listening: "127.0.0.1", port: place.port)
  }
}
