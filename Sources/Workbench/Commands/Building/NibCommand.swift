import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let nib = Command(
    "nib", synonyms: ["xib"], .building, .change,
    summary: Bilingual(en: "puts a nib into the app's bundle", zh: "在 App 的 bundle 里放一个 nib"),
    text: Bilingual(
      en: """
        The nib gets a view and those in it as they are now: class, geometry, properties and the \
        constraints between them; recognizers and lines of `on` and `target` stay behind. The view \
        itself remains where it is, as what is drawn in Interface Builder. Loading makes new views \
        by init(coder:), connects, and sends awakeFromNib (VC-21): by loadView of a controller \
        that looks for the name (VC-3), UINib, Bundle.main.loadNibNamed, or a cell that is \
        registered with a UINib.

        The owner's outlet view is connected to the top view, except `without view`, as for cells \
        and whatever is loaded without an owner (EX-15, EX-28). \
        `outlet` connects another property of the owner, or of a view as VIEW.KEY, to a view of the \
        nib or to owner; a class without that property raises an exception (EX-28). `action` sends \
        an event of a control to a method of the owner. NIB alone shows what is in it, and what \
        loading it did last; `why CONTROLLER view` shows the search, which never looks into a \
        storyboard (VC-23). `load` reads xibs and storyboards of Interface Builder.
        """,
      zh: """
        nib 收下一个视图及其子视图此刻的样子：类、几何、属性和它们之间的约束；手势识别器以及 on、target 的内容不在其中。\
        视图本身留在原处，相当于 Interface Builder 里画的那一份。加载时用 init(coder:) 重新创建这些视图，再连接，\
        最后发送 awakeFromNib（VC-21）：来自查找这个名字的控制器的 loadView（VC-3）、UINib、\
        Bundle.main.loadNibNamed，或用 UINib 注册的 cell。

        File's Owner 的 view outlet 连接到最上层的视图，写 without view 则不连接，用于 cell 和没有 owner \
        的加载（EX-15、EX-28）。outlet 把 owner 的\
        另一个属性（或写成 VIEW.KEY 的视图属性）连接到 nib 里的视图或 owner；类里没有这个属性时抛出异常\
        （EX-28）。action 把控件的事件发给 owner 的方法。只写 NIB 则列出其中的内容和最近一次加载的过程；\
        查找过程见 why CONTROLLER view；查找从不看 storyboard（VC-23）。Interface Builder 的 xib 和 storyboard 用 load 读取。
        """),
    examples: [
      "class CardViewController: UIViewController { @IBOutlet weak var ok: UIButton! }",
      "add view card 0 0 300 200", "add button ok 20 20 80 44 in card", "nib CardView from card",
      "nib CardView outlet ok to ok", "let made = CardViewController()", "made.loadViewIfNeeded()",
      "expect made.ok.frame == ok.frame", "why made view", "nib CardView",
      "expect nib CardView has \"owner.view = card\", \"card awakeFromNib\"",
    ]
  ) {
    Form(.nibName, .after("from", .view(.view)), .withoutView) { session, name, view, isWithout in
      let scene = session.scene
      if view is UIWindow { throw Problem.windowHasNoSuperview(scene.objectName(view).text) }
      // Outlets are properties of Swift.
      _ = scene.engine
      return [.nib(scene.record(of: scene.makeNib(name, of: view, hasView: !isWithout)))]
    }
    Form(.outlet) { session, outlet in [outlet.connect(in: session.scene)] }
    Form(.action) { session, action in [action.connect(in: session.scene)] }
    Form(.nib) { session, archive in
      session.running.part = .asked
      return [.nib(session.scene.record(of: archive))]
    }
  }
}

/// A connection to add to a nib.
private struct NibConnection {
  let archive: NibArchive
  let connection: NibArchive.Connection

  /// Adds it, replacing one of the same property.
  func connect(in scene: Scene) -> Answer {
    if case .outlet(let end, let key, _) = connection {
      archive.connections.removeAll { other in
        guard case .outlet(end, key, _) = other else { return false }
        return true
      }
    }
    archive.connections.append(connection)
    return .nib(scene.record(of: archive))
  }
}

extension Reader where Value == String {
  /// Reads the name of a new nib, also with the extension of its file.
  fileprivate static var nibName: Reader {
    Reader(.placeholder(.nib), begins: { $0.second?.text == "from" }) { arguments in
      let name = Reader<NibArchive>.plain(try arguments.word(Placeholder.nib.shown).text)
      guard Identifier.isValid(name), name.count <= 100 else {
        throw arguments.problem(.nameInvalid(name, suggestion: Identifier.mended(name)))
      }
      return name
    }
  }
}

extension Reader where Value == Bool {
  /// Reads `[without view]`.
  fileprivate static var withoutView: Reader {
    let usage = UsagePattern.Node.sequence([.keyword("without"), .keyword("view")])
    return Reader(.optional(usage)) { arguments in
      guard arguments.takeKeyword("without") != nil else { return false }
      _ = try arguments.oneOf(["view"])
      return true
    }
  }
}

extension Reader where Value == NibArchive {
  /// Reads a nib of the bundle, by its name.
  static var nib: Reader {
    Reader(.placeholder(.nib)) { arguments in
      let name = plain(try arguments.word(Placeholder.nib.shown).text)
      if let archive = arguments.scene.nib(named: name) { return archive }
      let near = Suggestions.near(name, in: arguments.scene.nibNames)
      throw arguments.problem(.unknownNib(name, suggestions: near))
    }
  }

  /// The name without a file's extension.
  fileprivate static func plain(_ name: String) -> String {
    let endings = [".nib", ".xib"]
    return endings.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
  }
}

extension Reader where Value == NibConnection {
  /// Reads `NIB outlet OUTLET to VIEW`: a property of the owner, or of a view of the nib.
  fileprivate static var outlet: Reader {
    let usage: [UsagePattern.Node] = [
      .keyword("outlet"), .placeholder(.outlet), .keyword("to"), .placeholder(.nibView),
    ]
    return Reader<NibArchive>.nib.when { $0.second?.text == "outlet" }
      .then(usage: .sequence(usage)) { archive in
        Reader(.nothing) { arguments in
          _ = try arguments.oneOf(["outlet"])
          let (end, key) = try arguments.outlet(of: archive)
          _ = try arguments.oneOf(["to"])
          let value = try arguments.end(in: archive)
          return NibConnection(archive: archive, connection: .outlet(of: end, key: key, to: value))
        }
      }
  }

  /// Reads `NIB action CONTROL EVENT SELECTOR`: a call to a method of the owner.
  fileprivate static var action: Reader {
    let usage: [UsagePattern.Node] = [
      .keyword("action"), .placeholder(.nibView), .placeholder(.event), .placeholder(.selector),
    ]
    return Reader<NibArchive>.nib.when { $0.second?.text == "action" }
      .then(usage: .sequence(usage)) { archive in
        Reader(.nothing) { arguments in
          _ = try arguments.oneOf(["action"])
          let place = arguments.place
          guard case .view(let index) = try arguments.end(in: archive) else {
            throw LocatedProblem(.notInNib(NibRecord.owner, nib: archive.name, names: []), place)
          }
          let event = try Reader<EventArgument>.event.read(&arguments)
          let selector = try Reader<String>.selector.read(&arguments)
          let connection = NibArchive.Connection.action(
            of: index, event: event.event, selector: Selector(selector), to: .owner)
          return NibConnection(archive: archive, connection: connection)
        }
      }
  }
}

extension Arguments {
  /// Reads `KEY` of the owner, or `VIEW.KEY` of a view of a nib.
  fileprivate mutating func outlet(
    of archive: NibArchive
  ) throws -> (NibArchive.End, key: String) {
    let text = try word(Placeholder.outlet.shown).text
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let key = parts.last, Identifier.isValid(key) else {
      throw problem(.nameInvalid(text, suggestion: nil))
    }
    guard parts.count == 2 else { return (.owner, key) }
    return (try end(named: parts[0], in: archive), key)
  }

  /// Reads a view of a nib, or its owner.
  fileprivate mutating func end(in archive: NibArchive) throws -> NibArchive.End {
    try end(named: try word(Placeholder.nibView.shown).text, in: archive)
  }

  private func end(named name: String, in archive: NibArchive) throws -> NibArchive.End {
    if let index = archive.views.firstIndex(where: { $0.label == name }) { return .view(index) }
    if name == NibRecord.owner { return .owner }
    throw problem(.notInNib(name, nib: archive.name, names: archive.views.map(\.label)))
  }
}
