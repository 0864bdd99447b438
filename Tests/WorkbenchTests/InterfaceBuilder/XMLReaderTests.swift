import InterfaceBuilder
import Records
import Testing

/// Reading XML, of which Interface Builder uses a part, and what is refused.
@Suite struct XMLReaderTests {
  private func problem(of text: String) -> InterfaceProblem? {
    do throws(InterfaceProblem) {
      _ = try XMLReader.read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("An element has its attributes, children, text and line") func element() throws {
    let root = try XMLReader.read(
      """
      <?xml version="1.0"?>
      <!-- by hand -->
      <a one="1" two='&lt;&#65;&#x42;&amp;'>
        <b/>
        <c>x &gt; <![CDATA[<y>]]></c>
      </a>
      """)
    #expect(root.name == "a")
    #expect(root["one"] == "1")
    #expect(root["two"] == "<AB&")
    #expect(root.line == 3)
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.children[1].text == "x > <y>")
    #expect(root.children[1].line == 5)
    #expect(root.text == "")
    #expect(root.count == 3)
  }

  @Test("What the writer writes is read as the same elements") func roundTrip() throws {
    let root = try XMLReader.read("<a t=\"x&#10;&quot;y&quot;\"><b>one\ntwo &lt; é</b><c/></a>")
    let text = XMLWriter.text(root)
    let again = try XMLReader.read(text)
    #expect(again == root)
    #expect(text.split(separator: "\n").allSatisfy { $0.drop { $0 == " " }.hasPrefix("<") })
  }

  @Test("Faults say their line") func faults() {
    #expect(
      problem(of: "<a>\n<b>\n</a>") == .malformed(.wrongEnd("a", expected: "b", opened: 2), line: 3)
    )
    #expect(problem(of: "<a>") == .malformed(.endsInside("a"), line: 1))
    #expect(problem(of: "<a\nb>") == .malformed(.attributeWithoutValue("b"), line: 2))
    #expect(problem(of: "<a b=\"1\" b=\"2\"/>") == .malformed(.attributeTwice("b"), line: 1))
    #expect(problem(of: "<a/><b/>") == .malformed(.textAfterRoot, line: 1))
    #expect(problem(of: "text") == .malformed(.noElement, line: 1))
    #expect(problem(of: "</a>") == .malformed(.noName, line: 1))
    #expect(problem(of: "<a b=\"<\"/>") == .malformed(.bracketInValue, line: 1))
    #expect(problem(of: "<a><!-- ") == .malformed(.partNotClosed(.comment), line: 1))
    #expect(problem(of: "") == .malformed(.noElement, line: 1))
  }

  @Test("Entities that could grow are refused") func entities() {
    #expect(problem(of: "<!DOCTYPE a [<!ENTITY b \"c\">]><a/>") == .doctype(line: 1))
    #expect(problem(of: "<a>\n<!ENTITY b \"c\"></a>") == .doctype(line: 2))
    #expect(problem(of: "<a>&b;</a>") == .malformed(.entity("&b;"), line: 1))
    #expect(problem(of: "<a>&#xD800;</a>") == .malformed(.entity("&#xD800;"), line: 1))
  }

  @Test("Length, depth and number of elements are bounded") func bounds() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(problem(of: deep) == .tooDeep(line: 1, limit: XMLReader.deepestLevel))
    let many = "<a>" + String(repeating: "<b/>", count: XMLReader.mostElements) + "</a>"
    #expect(problem(of: many) == .tooManyElements(line: 1, limit: XMLReader.mostElements))
    let long = "<a>" + String(repeating: "x", count: XMLReader.largestFile) + "</a>"
    #expect(
      problem(of: long) == .tooLarge(bytes: long.utf8.count, limit: XMLReader.largestFile))
  }
}
