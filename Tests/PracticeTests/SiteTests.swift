import Foundation
import Pages
import Practice
import Records
import Rendering
import Rulebook
import Testing

/// The site of this repository's own lessons and exercises, made once for all tests.
@Suite struct SiteTests {
  private static let files: [String: String] = {
    let record = try? SiteGathering(practice, content: content, showsSolutions: false).record()
    guard let record else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: Site(record).files.map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      })
  }()

  private static var pages: [String: String] { files.filter { $0.key.hasSuffix(".html") } }

  private static func attributes(_ name: String, in html: String) -> [String] {
    html.components(separatedBy: " \(name)=\"").dropFirst().map { rest in
      String(rest.prefix { $0 != "\"" })
    }
  }

  /// Where a link of a page leads to: the file, and the place in it.
  private static func target(of link: String, from page: String) -> (file: String, place: String?) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, !path.isEmpty else { return (page, parts.last.map(String.init)) }
    var folders = page.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      if part == ".." { folders.removeLast() } else { folders.append(String(part)) }
    }
    return (folders.joined(separator: "/"), parts.count > 1 ? String(parts[1]) : nil)
  }

  @Test("Every link of every page leads to a file and a place of the site")
  func links() {
    #expect(Self.pages.count > 500)
    let ids = Self.pages.mapValues { Set(Self.attributes("id", in: $0)) }
    for (page, html) in Self.pages {
      for link in Self.attributes("href", in: html) + Self.attributes("src", in: html) {
        if link.hasPrefix("https://") { continue }
        let (file, place) = Self.target(of: link, from: page)
        #expect(Self.files[file] != nil, "\(page): \(link)")
        if let place, let known = ids[file] { #expect(known.contains(place), "\(page): \(link)") }
      }
    }
  }

  @Test("Every page has a policy, no script of its own, and each id once")
  func pages() {
    for (page, html) in Self.pages {
      #expect(html.contains("Content-Security-Policy"), "\(page)")
      let isOfSteps = page.contains("steps/")
      #expect(html.matches(of: /<script/).count == (isOfSteps ? 2 : 1), "\(page)")
      #expect(html.firstMatch(of: #/ (style|on[a-z]+)="/#) == nil, "\(page)")
      let ids = Self.attributes("id", in: html)
      #expect(Set(ids).count == ids.count, "\(page)")
      for source in Self.attributes("src", in: html) {
        #expect(!source.contains(":") && !source.hasPrefix("/"), "\(page): \(source)")
      }
    }
  }

  @Test("Every element of every page is closed, in the order in which they were opened")
  func wellFormed() {
    let empty: Set = ["meta", "link", "input", "img", "hr", "br", "!doctype"]
    for (page, html) in Self.pages {
      var open: [Substring] = []
      var rest = html[...]
      while let start = rest.firstIndex(of: "<") {
        let tag = rest[start...].dropFirst().prefix { $0 != ">" }
        let name = tag.drop { $0 == "/" }.prefix { !$0.isWhitespace }
        if tag.hasPrefix("/") {
          #expect(open.popLast() == name, "\(page): </\(name)>")
        } else if !empty.contains(String(name)), !tag.hasSuffix("/") {
          open.append(name)
        }
        rest = rest[tag.endIndex...].dropFirst()
      }
      #expect(open.isEmpty, "\(page)")
    }
  }

  @Test("Both languages have the same pages, and each leads to the other")
  func languages() {
    let english = Set(Self.pages.keys.filter { !$0.hasPrefix("zh/") })
    let chinese = Set(
      Self.pages.keys.filter { $0.hasPrefix("zh/") }.map { String($0.dropFirst(3)) })
    #expect(english == chinese)
    for (page, html) in Self.pages {
      let other = page.hasPrefix("zh/") ? String(page.dropFirst(3)) : "zh/\(page)"
      let link = html.firstMatch(of: /<a class="language" href="([^"]*)"/).map { String($0.1) }
      #expect(link.map { Self.target(of: $0, from: page).file } == other, "\(page)")
    }
  }

  @Test("Every lesson, exercise, rule and mistake has its place")
  func isWhole() {
    for lesson in LessonLibrary(content).names {
      #expect(Self.files["lessons/\(lesson).html"] != nil)
    }
    for exercise in ExerciseLibrary(content).names {
      #expect(Self.files["exercises/\(exercise).html"] != nil)
    }
    for section in Rulebook.sections {
      let page = Self.files["rules/\(section.letters).html"] ?? ""
      for rule in section.rules { #expect(page.contains("id=\"\(rule.id)\""), "\(rule.id)") }
    }
    for mistake in Rulebook.mistakes {
      #expect(Self.files["mistakes.html"]?.contains("id=\"\(mistake.id)\"") ?? false)
    }
    #expect(Self.files["commands/index.html"] != nil && Self.files["api/UIView.html"] != nil)
  }

  @Test("Code that a lesson has in both languages is shown in both, one of them by the script")
  func twins() throws {
    for path in ["", "zh/"] {
      let page = try #require(Self.files["\(path)lessons/09-touches-and-super.html"])
      let start = try #require(page.range(of: "<div class=\"codes\">"))
      let listing = page[start.lowerBound...]
      #expect(listing.contains("<p class=\"code-switch\" hidden><button"), "without it no switch")
      let swift = try #require(listing.range(of: "<div data-code=\"swift\">"))
      let other = try #require(listing.range(of: "<div data-code=\"objc\">"))
      #expect(swift.lowerBound < other.lowerBound)
      #expect(listing[other.upperBound...].contains("<p class=\"code-name\">Objective-C</p>"))
      #expect(listing.contains("<span class=\"k\">@interface</span>"))
    }
  }

  @Test("Solutions are nowhere, unless they are asked for")
  func solutions() throws {
    let library = ExerciseLibrary(content)
    for name in library.names {
      let exercise = try library.exercise(name)
      // The lines of an answer that is commands are those that hints speak of.
      guard !exercise.submission.isCommands else { continue }
      let solution = try String(contentsOfFile: exercise.path(exercise.solution), encoding: .utf8)
      let last = solution.split(separator: "\n").max { $0.count < $1.count } ?? ""
      let starter = try String(contentsOfFile: exercise.path(exercise.starter), encoding: .utf8)
      guard last.count > 30, !starter.contains(last) else { continue }
      let page = try #require(Self.files["exercises/\(name).html"])
      #expect(!page.replacing(/<[^>]*>/, with: "").contains(last), "\(name)")
    }
  }

  @Test("Pages are small")
  func sizes() {
    for (page, html) in Self.pages { #expect(html.utf8.count < 300_000, "\(page)") }
  }

  @Test("Nothing on a site says where it was made")
  func places() {
    for (path, text) in Self.files {
      #expect(!text.contains(content.path + "/"), "\(path)")
      #expect(!text.contains("/tmp/"), "\(path)")
    }
  }

  @Test("Nothing that a lesson shows has failed where the lesson does not mean it")
  func transcripts() {
    let lesson = Self.files["lessons/00-the-tool-in-five-minutes.html"] ?? ""
    #expect(lesson.contains("hit-test view: "))
    #expect(lesson.contains("did you mean"))
    #expect(lesson.contains("class=\"choice\""))
    #expect(!Self.files.keys.contains { $0.hasSuffix(".svg") && Self.files[$0]?.isEmpty ?? true })
  }
}
