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
    for language in SourceLanguage.allCases {
      _ = session(after: [kind.scene(in: language).joined(separator: "\n")])
    }
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

  @Test("Every kind is found in Objective-C, too", arguments: ObjectiveCDoctorSample.wrong)
  func foundInObjectiveC(_ sample: ObjectiveCDoctorSample) throws {
    try withFolder { folder in
      _ = sample.header.written(to: "\(folder)/App.h")
      _ = sample.text.written(to: "\(folder)/App.m")
      let report = try freshSession().doctorReport(on: folder)
      let lines = sample.text.split(separator: "\n", omittingEmptySubsequences: false)
      let wanted = lines.indices.filter { lines[$0].contains("// here") }.map { $0 + 1 }
      #expect(report.findings.map(\.line) == wanted, "\(sample.kind)")
      #expect(report.findings.allSatisfy { $0.file == "App.m" && $0.kind == sample.kind })
      let kind = DoctorKind.all.first { $0.id == sample.kind }
      #expect(report.kinds.first?.scene == kind?.scene(in: .objectiveC))
    }
  }

  @Test("Objective-C that does it right is not named", arguments: ObjectiveCDoctorSample.right)
  func silentInObjectiveC(_ text: String) throws {
    try withFolder { folder in
      _ = text.written(to: "\(folder)/App.m")
      let report = try freshSession().doctorReport(on: folder)
      #expect(report.findings.isEmpty)
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
    class A: UIViewController {
      let gestures = [1, 2].map { (count: Int) in
        let gesture = UITapGestureRecognizer()
        return gesture
      }
      override func viewDidLoad() {
        var tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        tap = UITapGestureRecognizer()
        navigationItem.titleView?.addGestureRecognizer(tap)
        let made = [1, 2].map { (count: Int) -> UIGestureRecognizer in
          let gesture = UISwipeGestureRecognizer()
          return gesture
        }
        for gesture in made { view.addGestureRecognizer(gesture) }
        let sleeve = Sleeve(attachedTo: self)
        UIButton().addTarget(sleeve, action: #selector(Sleeve.go), for: .touchUpInside)
      }
      func decorate(_ view: UIView) {
        let button = UIButton()
        button.isUserInteractionEnabled = false
        view.addSubview(button)
      }
      func build() {
        let button = UIButton()
        button.addTarget(self, action: #selector(go), for: .touchUpInside)
      }
      @objc func go() {}
    }
    class Knob: UIControl {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        sendActions(for: .valueChanged)
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
