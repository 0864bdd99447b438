import Records
import Rendering
import Testing
import UIKitModel
import Workbench

/// The names that `why` and traces give to views and recognizers without one, and its offers for
/// screens that an app makes in code.
@Suite struct NamelessTests {
  private func said(_ session: Session, _ line: String) -> String {
    session.shown(line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("A view that only its position leads to is called by class, place and superview")
  func place() {
    let session = session(after: [
      "root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))"
    ])
    let text = said(session, "why 10 10")
    #expect(text.contains("goes to `UIView (0 0; 50 50) in root`"), "\(text)")
    #expect(!text.contains("subview 0"))
  }

  nonisolated private static let page = """
    class Page: UIViewController {
      let pad = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pad)
        let first = UITapGestureRecognizer(target: self, action: #selector(save))
        pad.addGestureRecognizer(first)
        let second = UITapGestureRecognizer(target: self, action: #selector(open(_:)))
        pad.addGestureRecognizer(second)
      }
      @objc func save() {}
      @objc func open(_ sender: Any) {}
    }
    """

  @Test("Recognizers of one class without names differ by their actions")
  func actions() {
    let session = session(after: [
      Self.page, "let page = Page()", "window.rootViewController = page", "layout",
    ])
    let text = said(session, "tap 50 50")
    #expect(text.contains("tap save touchesBegan"), "\(text)")
    #expect(text.contains("tap open touchesBegan"), "\(text)")
    #expect(!text.contains("UITapGestureRec"), "\(text)")
  }

  @Test("Recognizers with the same action on one view differ by their order")
  func numbers() {
    let session = session(after: [
      "add view pad 0 0 100 100", "pad.addGestureRecognizer(UITapGestureRecognizer())",
      "pad.addGestureRecognizer(UITapGestureRecognizer())",
    ])
    let text = said(session, "tap pad")
    #expect(text.contains("tap of pad 1 touchesBegan"), "\(text)")
    #expect(text.contains("tap of pad 2 touchesBegan"), "\(text)")
  }

  @Test("The text of a row means the row, and that of a button the button")
  func row() {
    let session = session(after: [
      "add table feed 0 0 390 600 rows 4", "add button ok 0 700 90 40 title \"OK\"",
      "gesture tap away on feed", "tap \"Row 1\"",
    ])
    let text = said(session, "why \"Row 1\"")
    #expect(text.contains("`feed row 1` was not selected"), "\(text)")
    #expect(said(session, "why \"OK\"").contains("`ok` gets the touch at all"))
  }

  @Test("A recognizer that its view kept from the touch: why of it says why of the view")
  func deafView() {
    let session = session(after: [
      "add label word 10 100 200 40", "gesture tap opens on word", "tap word",
    ])
    let text = said(session, "why opens")
    #expect(text.contains("`opens` never saw the touch"), "\(text)")
    #expect(text.contains("type: set word.isUserInteractionEnabled true"), "\(text)")
    #expect(!text.contains("why word at"), "\(text)")
  }

  @Test("A controller stands for its view")
  func controller() {
    let session = session(after: ["let page = UIViewController()"])
    session.mustRun(["window.rootViewController = page"])
    #expect(said(session, "why page").contains("`page.view` gets the touch at all"))
  }

  nonisolated private static let shop = """
    class Shop: UIViewController {
      let box = UIView()
      let buy = UIButton()
      override func viewDidLoad() {
        super.viewDidLoad()
        for part in [box, buy] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(box)
        box.addSubview(buy)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          buy.topAnchor.constraint(equalTo: box.topAnchor),
          buy.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
          buy.widthAnchor.constraint(equalToConstant: 120),
          buy.heightAnchor.constraint(equalToConstant: 44),
        ])
      }
    }
    """

  @Test("A container that lacks constraints is offered those to the end of its content")
  func constraints() throws {
    let lines = [Self.shop, "let shop = Shop()", "window.rootViewController = shop", "layout"]
    let session = session(after: lines)
    guard case .why(let record)? = try session.run("why shop.buy").last else {
      Issue.record("no answer")
      return
    }
    let cure = try #require(record.cures.first)
    #expect(
      cure.lines == [
        "shop.box.trailingAnchor.constraint(equalTo: shop.buy.trailingAnchor).isActive = true",
        "shop.box.bottomAnchor.constraint(equalTo: shop.buy.bottomAnchor).isActive = true",
      ])
    session.mustRun(cure.lines + ["layout", "expect hit 80 122 is shop.buy"])
  }

  @Test("A view of constraints without a size is offered that of a fingertip")
  func fingertip() throws {
    let session = session(after: [
      "add view dot 100 100 0 0", "dot.translatesAutoresizingMaskIntoConstraints = false",
      "dot.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50).isActive = true",
      "dot.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true", "layout",
    ])
    guard case .why(let record)? = try session.run("why dot").last else {
      Issue.record("no answer")
      return
    }
    let cure = try #require(record.cures.first)
    session.mustRun(cure.lines + ["layout", "expect hit dot is dot"])
  }

  @Test("A button below an open menu: the menu can be closed, not made deaf")
  func menu() throws {
    let session = session(after: [
      "add button more 20 100 100 44",
      "more.menu = UIMenu(children: [UIAction(title: \"Copy\") { _ in }])",
      "more.showsMenuAsPrimaryAction = true", "tap more",
    ])
    guard case .why(let record)? = try session.run("why more").last else {
      Issue.record("no answer")
      return
    }
    #expect(record.cures.map(\.lines) == [["tap 4 4"]])
    session.mustRun(["tap 4 4", "expect hit more is more"])
  }
}
