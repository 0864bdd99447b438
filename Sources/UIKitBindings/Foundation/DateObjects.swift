import Foundation
import ScriptLibrary
import TypedProgram

/// Foundation's `NSDate`.
final class DateObject: NSObject {
  let date: Date

  init(_ date: Date) {
    self.date = date
    super.init()
  }

  nonisolated override var hash: Int { date.hashValue }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? DateObject)?.date == date
  }

  /// The text in Foundation's format; times that no calendar can represent are numbers of seconds.
  nonisolated override var description: String {
    let seconds = date.timeIntervalSinceReferenceDate
    return abs(seconds) < 1e11 ? date.description : "\(seconds)"
  }
}

/// Foundation's `NSURL`.
final class URLObject: NSObject {
  let url: URL

  init(_ url: URL) {
    self.url = url
    super.init()
  }

  nonisolated override var hash: Int { url.absoluteString.hashValue }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? URLObject)?.url.absoluteString == url.absoluteString
  }

  nonisolated override var description: String { url.absoluteString }
}

/// Times and addresses as objects; in Swift they are structures.
extension UIKitTable {
  static func addDateAndURLObjects(_ table: Table) {
    addDateObjects(table)
    addURLObjects(table)
  }

  private static func addDateObjects(_ table: Table) {
    let library = table.library
    let nominal = library.hostNominal(DateObject.self, .class, named: "NSDate")
    nominal.superclass = NSObject.type(in: library)
    nominal.summary = "A time, as an object."
    table.alias("NSDate", .nominal(nominal, []))
    table.extend(.nominal(nominal, [])) { type in
      type.initializer("init()", designated: true, "The present.") { () in
        DateObject(Date.ofDevice)
      }
      type.initializer("init(timeIntervalSinceNow:)", designated: true, "A time from now.") {
        (seconds: Double) in DateObject(Date.ofDevice.addingTimeInterval(seconds))
      }
      type.initializer(
        "init(timeIntervalSince1970:)", designated: true, "Seconds after 1970 began."
      ) { (seconds: Double) in DateObject(Date(timeIntervalSince1970: seconds)) }
      type.method("timeIntervalSince(_:)", "The seconds from another time to this one.") {
        (d: DateObject, other: Date) in d.date.timeIntervalSince(other)
      }.named("timeIntervalSinceDate:")
      type.method("addingTimeInterval(_:)", "A later time.") { (d: DateObject, seconds: Double) in
        DateObject(d.date.addingTimeInterval(seconds))
      }.named("dateByAddingTimeInterval:")
      type.property(
        "timeIntervalSinceNow", get: { (d: DateObject) in d.date.timeIntervalSince(Date.ofDevice) },
        "The seconds until then.")
      type.property(
        "timeIntervalSince1970", get: { (d: DateObject) in d.date.timeIntervalSince1970 },
        "The seconds since 1970 began.")
      type.property(
        "timeIntervalSinceReferenceDate",
        get: { (d: DateObject) in d.date.timeIntervalSinceReferenceDate },
        "The seconds since 2001 began.")
      type.method("_compare(_:)", "Which of two is first: -1, 0 or 1.") {
        (d: DateObject, other: DateObject) in
        d.date == other.date ? 0 : d.date < other.date ? -1 : 1
      }.named("compare:")
      type.method("_isEqual(to:)", "Whether both are the same time.") {
        (d: DateObject, other: DateObject) in d.date == other.date
      }.named("isEqualToDate:")
      type.method("_earlier(_:)", "The earlier of two times.") {
        (d: DateObject, other: DateObject) in d.date <= other.date ? d : other
      }.named("earlierDate:")
      type.method("_later(_:)", "The later of two times.") {
        (d: DateObject, other: DateObject) in d.date >= other.date ? d : other
      }.named("laterDate:")
    }
  }

  private static func addURLObjects(_ table: Table) {
    let library = table.library
    let nominal = library.hostNominal(URLObject.self, .class, named: "NSURL")
    nominal.superclass = NSObject.type(in: library)
    nominal.summary = "An address, as an object. Nothing is loaded."
    table.alias("NSURL", .nominal(nominal, []))
    table.extend(.nominal(nominal, [])) { type in
      type.initializer(
        "init(string:)", designated: true, "The address that a text is; nil if it is not one."
      ) { (text: String) in
        URL(string: text).flatMap { URL(string: $0.absoluteString) }.map { URLObject($0) }
      }
      type.property(
        "absoluteString", get: { (u: URLObject) -> String? in u.url.absoluteString },
        "The address as a text.")
      type.property("scheme", get: { (u: URLObject) in u.url.scheme }, "What is before the colon.")
      type.property(
        "path", get: { (u: URLObject) -> String? in u.url.path }, "The way, without the question.")
      type.property(
        "query", get: { (u: URLObject) in u.url.query }, "What follows the question mark.")
      type.property(
        "fragment", get: { (u: URLObject) in u.url.fragment }, "What follows the number sign.")
      type.property(
        "lastPathComponent", get: { (u: URLObject) -> String? in u.url.lastPathComponent },
        "The end of the path.")
      type.property(
        "pathComponents", get: { (u: URLObject) -> [String]? in u.url.pathComponents },
        "The parts of the path.")
      type.property("host", get: { (u: URLObject) in u.url.host }, "What follows the two slashes.")
    }
  }
}
