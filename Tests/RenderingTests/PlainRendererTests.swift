import Foundation
import Lettering
import Records
import Rendering
import Testing
import Wording

/// The lines that `--plain` makes of any record, also of one without a renderer of its own.
@Suite struct PlainRendererTests {
  private struct Book: Encodable {
    struct Chapter: Encodable {
      let title: String
      var pages: [Int] = []
      var notes: [Note] = []
    }

    struct Note: Encodable {
      let text: String
    }

    enum Shelf: Encodable {
      case lost
      case place(row: Int, side: String)
      case box(String)
    }

    let name: String
    var isbn: Int?
    var shelf: Shelf = .lost
    var other: Shelf?
    var chapters: [Chapter] = []
    var authors: [String] = []
    var size: CGRect?
    var corners: [CGPoint] = []
    var about: Bilingual?
  }

  private func lines(_ record: some Encodable, _ language: Language = .english) -> [String] {
    PlainRenderer(language: language, teach: .normal).lines(record, kind: "book")
      .split(separator: "\n").map(String.init)
  }

  @Test("Keys are in the order of declaration; what is nil or empty is absent")
  func order() {
    #expect(lines(Book(name: "a", isbn: 7)) == ["book name=a isbn=7 shelf=lost"])
    #expect(lines(Book(name: "a")) == ["book name=a shelf=lost"])
    #expect(lines(Book(name: "")) == ["book shelf=lost"])
  }

  @Test("A case has its values under its name, a sole one directly")
  func cases() {
    let book = Book(name: "a", shelf: .place(row: 2, side: "left"), other: .box("b"))
    #expect(lines(book) == ["book name=a shelf.place.row=2 shelf.place.side=left other.box=b"])
  }

  @Test("Elements have lines after their record, with numbers from 0 as in JSON")
  func elements() {
    let first = Book.Chapter(title: "one", pages: [1, 2], notes: [Book.Note(text: "x")])
    let book = Book(name: "a", chapters: [first, Book.Chapter(title: "two")], authors: ["b", "c"])
    #expect(
      lines(book) == [
        "book name=a shelf=lost authors=b,c", "chapters.0 title=one pages=1,2",
        "chapters.0.notes.0 text=x", "chapters.1 title=two",
      ])
  }

  @Test("In a long line a part with many facts has a line of its own, under the same path")
  func parts() {
    struct Shelves: Encodable {
      let first: Book
      let second: Book
      let last: Int
    }
    let book = Book(name: "a", isbn: 1, shelf: .place(row: 1, side: "left"), other: .lost)
    let facts = "name=a isbn=1 shelf.place.row=1 shelf.place.side=left other=lost size=0,0,1,1"
    var other = book
    other.size = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(
      lines(Shelves(first: book, second: other, last: 3)) == [
        "book first.name=a first.isbn=1 first.shelf.place.row=1 first.shelf.place.side=left "
          + "first.other=lost last=3",
        "second \(facts)",
      ])
  }

  @Test(
    "What could be read as several values is between quotation marks, and nothing can be mistaken",
    arguments: [
      ("a", "a"), ("a b", #""a b""#), ("a=b", #""a=b""#), (#"a"b"#, #""a\"b""#),
      (#"a\nb"#, #""a\\nb""#), ("a\u{1B}b", #""a\u{1B}b""#), ("a,b", "a,b"), ("视图", "视图"),
    ])
  func quotes(_ text: String, _ written: String) {
    #expect(lines(Book(name: text)) == ["book name=\(written) shelf=lost"])
  }

  @Test("In a list commas are quoted; texts with blanks or line ends have a line each")
  func lists() {
    #expect(
      lines(Book(name: "n", authors: ["a,b", "c"])) == [#"book name=n shelf=lost authors="a,b",c"#])
    #expect(
      lines(Book(name: "n", authors: ["a b", "c"])) == [
        "book name=n shelf=lost", #"authors.0="a b""#, "authors.1=c",
      ])
    #expect(
      lines(Book(name: "one\ntwo ")) == ["book shelf=lost", "name.0=one", #"name.1="two ""#])
  }

  @Test("Rectangles and points are numbers with commas, several points with semicolons")
  func geometry() {
    let book = Book(
      name: "n", size: CGRect(x: 0, y: 1.5, width: 2, height: 3),
      corners: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    #expect(lines(book) == ["book name=n shelf=lost size=0,1.5,2,3 corners=1,2;3,4"])
  }

  @Test("Numbers of every width, and values without a number, are written")
  func numbers() {
    struct Numbers: Encodable {
      let ints: [Int8] = [-1]
      let number: Int32 = 2
      let wide: UInt64 = 3
      let float: Float = 0.5
      let none = -Double.nan
      let all = Double.infinity
    }
    #expect(lines(Numbers()) == ["book ints=-1 number=2 wide=3 float=0.5 none=nan all=inf"])
  }

  @Test("A text in two languages is in the one that was chosen")
  func languages() {
    let book = Book(name: "n", about: Bilingual(en: "birds", zh: "鸟"))
    #expect(lines(book) == ["book name=n shelf=lost about=birds"])
    #expect(lines(book, .chinese) == ["book name=n shelf=lost about=鸟"])
  }

  @Test("An object is its name; its class follows where the answer names it first")
  func objects() {
    struct Pair: Encodable {
      let first: ObjectName
      let second: ObjectName
      let all: [ObjectName]
    }
    let (red, blue) = (
      ObjectName("red", className: "UIView"), ObjectName("blue", className: "UILabel")
    )
    #expect(
      lines(Pair(first: red, second: red, all: [red, blue])) == [
        "book first=red first.className=UIView second=red all=red,blue all.1.className=UILabel"
      ])
  }
}
