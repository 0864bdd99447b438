import Foundation
import Machine
import Records
import Scenes
import SourceTree
import TypedText
import UIKitModel

extension Command {
  static let edit = Command(
    "edit", .building, .change, prepared: [],
    summary: Bilingual(en: "opens a class in your editor", zh: "在编辑器中编写类"),
    text: Bilingual(
      en: """
        Opens the class, or a starter for a new one, in the editor that VISUAL or EDITOR names, \
        else in one that is installed. A class stays in its language; a new one is in that of `language`, or of a file's name: edit Card.m. When the editor ends the class is checked and takes effect, also for views that exist; \
        a text that was not saved changes nothing. The name of a view stands for its class; without a \
        name it is the class that was declared last, in an exercise that of the starter. If something is wrong with it, the old class stays in effect, and `edit` opens your text again.
        """,
      zh: """
        用环境变量 VISUAL 或 EDITOR 指定的编辑器打开类，没有指定时使用已安装的编辑器；\
        类不存在时给出一个起始模板。已有的类保持它的语言，新的类用 language 选定的语言，或按文件名：edit Card.m。\
        退出编辑器后会检查并立即生效，已有的视图也会换成新的类；没有保存则什么都不变。写视图的名字就是编辑它的类；不写名字则是最后声明的类，在练习里就是起始代码的类。\
        如果有错误，旧的类保持不变，再次输入 edit 会重新打开你刚才的文本。
        """),
    examples: []
  ) {
    Form(.editedClass) { session, asked in
      guard let edit = session.edit else { throw Problem.noEditor }
      let name = asked.name
      let known = session.source(ofClass: name)
      let rejected = session.rejectedEdits[name]
      let language =
        rejected.map { FrontEnds.language(of: $0, file: nil) } ?? known?.language
        ?? asked.language ?? session.codeLanguage
      let text = rejected ?? known?.text ?? starter(name, in: language)
      session.running.part = .lines([])
      guard let edited = try edit(text, name, language) else {
        let isDeclared = session.scene.engineIfMade?.scriptClass(named: name) != nil
        return [.remark(.notSaved(name, isDeclared: isDeclared))]
      }
      guard !edited.allSatisfy(\.isWhitespace) else { return [] }
      do {
        let answers = try session.execute(code: entry(of: edited, name, language))
        session.rejectedEdits[name] = nil
        return answers
      } catch {
        session.rejectedEdits[name] = edited
        throw error
      }
    }
  }

  /// An edited text as an entry: where its beginning does not determine the language, the name of a
  /// file does.
  private static func entry(
    of text: String, _ name: String, _ language: SourceLanguage
  ) -> String {
    let isClear = FrontEnds.language(of: text, file: nil) == language
    return isClear ? text : CodeText(body: text, file: name + language.fileEnding).entry
  }

  /// The initial text of a class; its superclass is guessed from the name.
  static func starter(_ name: String, in language: SourceLanguage) -> String {
    let superclass =
      ["Button", "Label", "ImageView", "ScrollView", "Control", "Window", "TextField", "Switch"]
      .first { name.hasSuffix($0) }.map { "UI\($0)" } ?? "UIView"
    switch language {
    case .swift:
      return """
        class \(name): \(superclass) {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            return super.point(inside: point, with: event)
          }
        }

        """
    case .objectiveC:
      return """
        @interface \(name) : \(superclass)
        @end

        @implementation \(name)
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
          return [super pointInside:point withEvent:event];
        }
        @end

        """
    }
  }
}

/// The class that `edit` was called for.
private struct EditedClass {
  let name: String
  /// The language of a new class, if it was given by the name of a file: `edit Card.m`.
  var language: SourceLanguage?
}

extension Reader where Value == EditedClass {
  /// Reads the name of a class of the learner's own, which may be new, or of its file; without a
  /// name it is the class that was declared last.
  fileprivate static var editedClass: Reader {
    Reader(.optional(.placeholder(.ownClass))) { arguments in
      if arguments.isAtEnd, let last = arguments.scene.engineIfMade?.lastClassName {
        return EditedClass(name: last)
      }
      let word = try arguments.word(Placeholder.ownClass.shown).text
      let language = SourceLanguage(file: word)
      let typed = language == nil ? word : String(word.prefix { $0 != "." })
      // The name of a view refers to its class.
      let object = arguments.scene.object(named: typed)
      let name = object.map { arguments.scene.className(of: $0) } ?? typed
      guard Identifier.isValid(name), !name.isEmpty else {
        throw arguments.problem(.nameInvalid(name, suggestion: Identifier.mended(name)))
      }
      guard ViewClass.named(name) == nil, ControllerClass.named(name) == nil else {
        throw arguments.problem(.notAScriptClass(name, suggestions: ["My" + name]))
      }
      return EditedClass(name: name, language: language)
    }
  }
}

extension SwiftEngine {
  /// The top-level class that a script declared last; nil if there is none.
  fileprivate var lastClassName: String? {
    module.types.last { $0.kind == .class && $0.outer == nil }?.name
  }

  /// The text that declared a class, with the other declarations in it, and its language; nil if no
  /// script did.
  fileprivate func text(ofClass name: String) -> (text: String, language: SourceLanguage)? {
    guard let nominal = scriptClass(named: name), case .script(let file, let range) = nominal.origin
    else { return nil }
    let unit = Self.frontEnd(for: file.language).parse(file.text, name: file.name, linesBefore: 0)
    for item in unit.items {
      guard case .declaration(let declaration) = item.kind,
        declaration.range.start <= range.start, range.end <= declaration.range.end
      else { continue }
      return (String(file.text(of: declaration.range)) + "\n", file.language)
    }
    return nil
  }
}

extension Session {
  /// The text that declares a class of the learner's own, and its language; nil if there is none.
  fileprivate func source(ofClass name: String) -> (text: String, language: SourceLanguage)? {
    guard let found = scene.engineIfMade?.text(ofClass: name), found.language == .objectiveC else {
      return scene.engineIfMade?.text(ofClass: name)
    }
    // Interface and implementation are often in texts of their own.
    let entries = linesOfScene.filter { reader.kind(ofEntry: $0).isCode }
    let texts =
      declaredFiles.map { CodeText(body: $0.text, file: $0.name) } + entries.map { CodeText($0) }
    // The last of each, in the order in which they were first written.
    var keys: [String] = []
    var pieces: [String: String] = [:]
    for text in texts where text.language == .objectiveC {
      let bytes = Array(text.body.utf8)
      for declared in Redeclarations.declarations(in: text) where declared.name == name {
        if pieces[declared.key] == nil { keys.append(declared.key) }
        pieces[declared.key] = String(decoding: bytes[declared.range], as: UTF8.self)
      }
    }
    return keys.isEmpty
      ? found
      : (keys.compactMap { pieces[$0] }.joined(separator: "\n\n") + "\n", .objectiveC)
  }
}
