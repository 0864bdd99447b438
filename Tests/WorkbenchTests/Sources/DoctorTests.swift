import AppSources
import Records
import Rulebook
import Testing
import Workbench

/// Places in the sources of apps that take touches away.
@Suite("Doctor") struct DoctorTests {
  @Test("The lines of every kind show it", arguments: DoctorKind.all.map(\.id))
  func scenes(_ id: String) throws {
    let kind = try #require(DoctorKind.all.first { $0.id == id })
    _ = session(after: [kind.scene.joined(separator: "\n")])
    #expect(Rulebook.rule(kind.rule) != nil)
  }

  @Test("Every kind is found in a file that has it, at its line", arguments: Self.samples)
  func found(_ sample: Sample) throws {
    try withFolder { folder in
      _ = sample.text.written(to: "\(folder)/App.swift")
      let report = try freshSession().doctorReport(on: folder)
      let lines = sample.text.split(separator: "\n", omittingEmptySubsequences: false)
      let wanted = lines.indices.filter { lines[$0].contains("// here") }.map { $0 + 1 }
      #expect(report.findings.map(\.line) == wanted, "\(sample.kind)")
      #expect(Set(report.findings.map(\.kind)) == [sample.kind])
    }
  }

  @Test("Code that does it right is not named", arguments: Self.right)
  func silent(_ text: String) throws {
    try withFolder { folder in
      _ = text.written(to: "\(folder)/App.swift")
      let report = try freshSession().doctorReport(on: folder)
      #expect(report.findings.isEmpty)
    }
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    let kind: String
    let text: String
    var testDescription: String { kind }
  }

  private nonisolated static let samples: [Sample] = [
    Sample(
      kind: "hit-test-forward",
      text: """
        class A: UIView {
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            for view in subviews {  // here
              let p = convert(point, to: view)
              if let hit = view.hitTest(p, with: event) { return hit }
            }
            return nil
          }
        }
        """),
    Sample(
      kind: "hit-test-unconverted",
      text: """
        class A: UIView {
          let inner = UIView()
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            inner.hitTest(point, with: event)  // here
          }
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            inner.point(inside: point, with: event)  // here
          }
        }
        """),
    Sample(
      kind: "inside-by-frame",
      text: """
        class A: UIView {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            self.frame.contains(point)  // here
          }
        }
        """),
    Sample(
      kind: "touches-without-super",
      text: """
        class A: UIButton {
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {  // here
            alpha = 0.5
          }
        }
        """),
    Sample(
      kind: "user-interaction-off",
      text: """
        class A: UIViewController {
          let panel = UIView()
          let ok = UIButton()
          override func viewDidLoad() {
            panel.isUserInteractionEnabled = false  // here
            panel.addSubview(ok)
          }
        }
        """),
    Sample(
      kind: "label-gesture",
      text: """
        class A: UIViewController {
          let name = UILabel()
          override func viewDidLoad() {
            name.addGestureRecognizer(UITapGestureRecognizer())  // here
          }
        }
        """),
    Sample(
      kind: "recognizer-twice",
      text: """
        class A: UIViewController {
          let (left, right) = (UIView(), UIView())
          override func viewDidLoad() {
            let tap = UITapGestureRecognizer(target: self, action: #selector(go))
            left.addGestureRecognizer(tap)
            right.addGestureRecognizer(tap)  // here
          }
          @objc func go() {}
        }
        """),
    Sample(
      kind: "initial-target",
      text: """
        class A: UIViewController {
          let ok: UIButton = {
            let button = UIButton()
            button.addTarget(self, action: #selector(go), for: .touchUpInside)  // here
            return button
          }()
          @objc func go() {}
        }
        """),
    Sample(
      kind: "dead-target",
      text: """
        class A: UIViewController {
          let ok = UIButton()
          override func viewDidLoad() {
            let handler = Handler()
            ok.addTarget(handler, action: #selector(Handler.go), for: .touchUpInside)  // here
          }
        }
        """),
    Sample(
      kind: "cell-subview",
      text: """
        class A: UITableViewCell {
          let ok = UIButton()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            addSubview(ok)  // here
          }
        }
        """),
    Sample(
      kind: "tap-over-rows",
      text: """
        class A: UIViewController, UITableViewDelegate {
          override func viewDidLoad() {
            let tap = UITapGestureRecognizer(target: self, action: #selector(hide))
            view.addGestureRecognizer(tap)  // here
          }
          @objc func hide() {}
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        }
        """),
    Sample(
      kind: "container-without-size",
      text: """
        class A: UIViewController {
          let ok = UIButton()
          override func viewDidLoad() {
            let box = UIView()  // here
            box.backgroundColor = .red
            box.addSubview(ok)
            view.addSubview(box)
          }
        }
        """),
  ]

  private nonisolated static let right: [String] = [
    """
    class A: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in subviews.reversed() {
          if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return super.hitTest(point, with: event)
      }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    """,
    """
    class A: UIViewController {
      lazy var ok: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: #selector(go), for: .touchUpInside)
        return button
      }()
      let photo: UIImageView = {
        let view = UIImageView()
        view.isUserInteractionEnabled = true
        return view
      }()
      let line = UIView()
      @objc func go() {}
      override func viewDidLoad() {
        photo.addGestureRecognizer(UITapGestureRecognizer())
        line.isUserInteractionEnabled = false
        let box = UIView()
        box.addSubview(ok)
        view.addSubview(box)
        box.frame = view.bounds
        let tap = UITapGestureRecognizer()
        if photo.isHidden { view.addGestureRecognizer(tap) } else { box.addGestureRecognizer(tap) }
      }
    }
    """,
    """
    class A: UITableViewCell {
      let ok = UIButton()
      let line = UIView()
      func build() {
        contentView.addSubview(ok)
        addSubview(line)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
      }
    }
    """,
  ]
}
