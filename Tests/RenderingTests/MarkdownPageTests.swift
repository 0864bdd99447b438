import Pages
import Rendering
import Testing

/// Markdown as pages of a site show it.
@Suite("Markdown as HTML")
struct MarkdownPageTests {
  private func html(_ markdown: String) -> String {
    MarkdownPage(rule: { $0 == "HT-4" ? "rules/HT.html#HT-4" : nil }).html(markdown)
  }

  @Test(
    "Each block of the subset has its element",
    arguments: [
      ("# A title", "<h1 id=\"a-title\">A title</h1>\n"),
      ("one\ntwo", "<p>one two</p>\n"),
      ("命中\n测试", "<p>命中测试</p>\n"),
      ("- a\n- b\n  more", "<ul>\n<li>a</li>\n<li>b more</li>\n</ul>\n"),
      ("2. a\n3. b", "<ol start=\"2\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
      ("- a\n  - b", "<ul>\n<li><p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n"),
      ("> quoted", "<blockquote>quoted</blockquote>\n"),
      ("---", "<hr>\n"),
      ("```\na < b\n```", "<pre tabindex=\"0\"><code>a &lt; b</code></pre>\n"),
      ("    as it is", "<pre tabindex=\"0\"><code>as it is</code></pre>\n"),
      (
        "text:\n- a\n\nafter", "<p>text:</p>\n<ul>\n<li>a</li>\n</ul>\n<p>after</p>\n"
      ),
    ])
  func blocks(_ markdown: String, _ expected: String) {
    #expect(html(markdown) == expected)
  }

  @Test("A stroke in the code of a table's cell ends no cell")
  func tables() {
    let table = html("| a | b |\n| --- | --- |\n| `x | y` | z |")
    #expect(table.contains("<td><code>x | y</code></td><td>z</td>"))
    #expect(table.contains("<th>a</th><th>b</th>"))
  }

  @Test(
    "Marks of a line become elements, and others stay as they are",
    arguments: [
      ("*a* and **b**", "<em>a</em> and <strong>b</strong>"),
      ("2 * 3 * 4", "2 * 3 * 4"), ("`*a*`", "<code>*a*</code>"),
      ("``a ` b``", "<code>a ` b</code>"), ("a ` b", "a ` b"), ("\\*a\\*", "*a*"),
      ("*a `*` b*", "<em>a <code>*</code> b</em>"),
      (
        "[a](https://example.com/?a=1&b=2)",
        "<a href=\"https://example.com/?a=1&amp;b=2\" rel=\"noopener noreferrer\">a</a>"
      ),
      ("[a [b]](other.md)", "a [b]"), ("![a picture](x.png)", "a picture"), ("[a] (b)", "[a] (b)"),
      ("as HT-4 says", "as <a href=\"rules/HT.html#HT-4\" class=\"rule\">HT-4</a> says"),
      ("（HT-4）", "（<a href=\"rules/HT.html#HT-4\" class=\"rule\">HT-4</a>）"),
      ("`HT-4`, Z-4, AHT-4, HT-4a", "<code>HT-4</code>, Z-4, AHT-4, HT-4a"),
    ])
  func inline(_ markdown: String, _ expected: String) {
    #expect(
      MarkdownPage(rule: { $0 == "HT-4" ? "rules/HT.html#HT-4" : nil }).inline(markdown) == expected
    )
  }

  @Test(
    "Nothing that is written runs, or is markup, on the page",
    arguments: [
      "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[a](javascript:alert(1))",
      "[a](JavaScript:alert(1))", "[a](data:text/html,<script>)", "![a](javascript:x)",
      "# <b onclick=x>", "- <iframe>", "| <td> |\n| --- |\n| <svg onload=x> |",
      "```<script>\n</code></pre><script>\n```", "[a](https://x/\"onclick=\"y)",
      "> <script>", "`<script>`", "**<script>**", "[<script>](https://x)",
    ])
  func hostile(_ markdown: String) {
    let html = html(markdown)
    let tags = html.matches(of: /<\/?([a-z0-9]+)/).map { String($0.1) }
    let known: Set = [
      "p", "h1", "h2", "ul", "ol", "li", "pre", "code", "a", "em", "strong", "blockquote", "div",
      "table", "thead", "tbody", "tr", "th", "td", "hr",
    ]
    #expect(Set(tags).isSubset(of: known), "\(html)")
    #expect(html.firstMatch(of: /href="(?!https:)/) == nil, "\(html)")
    #expect(html.firstMatch(of: /<[^>]* on[a-z]+=/) == nil, "\(html)")
  }

  @Test("Lists in lists of any depth end")
  func deep() {
    let deep = (0..<500).map { String(repeating: "  ", count: $0) + "- x" }.joined(separator: "\n")
    #expect(html(deep).contains("<li>"))
    #expect(html(String(repeating: "> ", count: 2_000) + "x").contains("x"))
    #expect(html(String(repeating: "*a ", count: 2_000)).contains("a"))
    #expect(html(String(repeating: "[", count: 2_000)).contains("["))
    #expect(html("```\nnever closed").contains("never closed"))
  }

  @Test("Code in Swift has the letters of its source, whatever they are")
  func swiftCode() {
    for code in [
      "let a = \"x \\\" // y\" // z", "/ 2 / 3 \"open\nfunc f() {}", "a<b>&'\"",
      "let 视图 = UIView()",
      "\"\\", "/", "//", "",
    ] {
      let html = CodeHTML.swift(code)
      let text = html.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<")
        .replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
        .replacing("&amp;", with: "&")
      #expect(text == code)
    }
    #expect(
      CodeHTML.swift("return nil // x")
        == "<span class=\"k\">return</span> <span class=\"k\">nil</span> <span class=\"c\">// x</span>"
    )
  }
}

/// Where pages of a site are, and how they lead to each other.
@Suite("Addresses of a site")
struct SiteAddressTests {
  @Test("Links are relative, to the other language as well")
  func links() {
    let place = SitePlace(language: .chinese, path: "lessons/00-a.html")
    #expect(place.link(to: "rules/HT.html#HT-4") == "../rules/HT.html#HT-4")
    #expect(place.link(to: "lessons/01-b.html") == "01-b.html")
    #expect(place.link(to: "lessons/00-a.html#x") == "#x")
    #expect(place.link(in: .english) == "../../lessons/00-a.html")
    #expect(place.link(toShared: "assets/site.css") == "../../assets/site.css")
    let home = SitePlace(language: .english, path: "index.html")
    #expect(home.link(in: .chinese) == "zh/index.html")
    #expect(home.link(to: "index.html") == "index.html")
  }

  @Test(
    "A name of a pack becomes the name of a file that leads nowhere else",
    arguments: ["../../etc", "a/b", "..", "é", "a b", "<x>", "a\u{0}b", "", "a?b#c", "a%2Fb"])
  func files(_ name: String) {
    let file = SiteAddress.file(name)
    #expect(file.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
    #expect(!file.hasPrefix("."))
  }

  @Test("Names that differ have files that differ")
  func distinct() {
    #expect(SiteAddress.file("a b") != SiteAddress.file("a-b"))
    #expect(SiteAddress.file("a b") != SiteAddress.file("a/b"))
    #expect(SiteAddress.file("05-your-own-point-inside") == "05-your-own-point-inside")
    #expect(SiteAddress.file(String(repeating: "x", count: 300)).count < 100)
  }

  @Test("Every rule and every mistake has a place, and nothing else has")
  func rules() {
    #expect(SiteAddress.rule("HT-5") == "rules/HT.html#HT-5")
    #expect(SiteAddress.rule("M-8") == "mistakes.html#M-8")
    #expect(SiteAddress.rule("rule") == nil)
    #expect(SiteAddress.rule("Q-8") == nil)
  }

  @Test("The index of the search is one script, whatever the texts are")
  func index() {
    let text = "</script>\u{2028}\"\\\n😀\u{202E}"
    let entry = SiteSearchEntry(kind: .rule, title: text, path: "a.html", text: text)
    let script = SiteSearchIndex([entry], .english).script
    #expect(!script.contains("</script>"))
    #expect(!script.unicodeScalars.contains { $0.value == 0x2028 || $0.value == 0x202E })
    #expect(script.split(separator: "\n").count == 3)
  }
}
