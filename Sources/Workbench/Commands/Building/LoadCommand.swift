import Dumps
import Foundation
import InterfaceBuilder
import Records
import Scenes
import UIKitModel

extension Command {
  static let load = Command(
    "load", .building, .change, replacesScene: true,
    summary: Bilingual(
      en: "reads a view dump, a storyboard or a xib of a real app",
      zh: "读取真实 App 的视图转储、storyboard 或 xib"),
    text: Bilingual(
      en: """
        Takes what recursiveDescription prints, from a file or pasted; a dump can also be pasted \
        straight at the prompt; an empty line or a command ends it. In lldb type:
          \(DumpProblem.lldbLine)
        Views can then be asked for by name, by address, or by the text that they show: \
        why "Buy". A dump shows no overrides of hitTest or point(inside:) and no settings of \
        recognizers: with the folder of the app's sources, its classes are taken from there, as \
        `sources FOLDER` does.

        A storyboard goes into the bundle under its file's name, and its initial controller, or that \
        of SCENE, onto the screen that is set: stored frames, then constraints, outlets, actions, \
        recognizers, segues by taps and by performSegue (VC-72). A xib becomes a nib; its owner is \
        made where it is a controller. Declare the app's classes first, or name the folder of its \
        sources: UIKit's class stands in for one that is missing, and its actions are only logged. \
        What is left out is counted.
        """,
      zh: """
        读取 recursiveDescription 的输出，可以来自文件或粘贴；也可以直接粘贴在提示符后，空行或命令结束。在 lldb 中输入：
          \(DumpProblem.lldbLine)
        之后可以按名字、地址或显示的文字提问：why "Buy"。转储里看不到 hitTest、point(inside:) 的重写，也看不到手势识别器的设置：\
        写上 App 源代码的文件夹，就会像 sources FOLDER 那样从中取出这些类。

        storyboard 以文件名放进 bundle，它的初始控制器（或 SCENE 的控制器）显示在当前屏幕上：先用存储的 frame，\
        再按约束布局；outlet、动作、手势识别器、由点按和 performSegue 触发的 segue 都会连接（VC-72）。xib 成为 nib；\
        owner 是控制器时一并创建。请先声明 App 的类，或写上源代码的文件夹：缺少的类由 UIKit 的类代替，其动作只记入 log。\
        没有读取的部分会计数列出。
        """),
    examples: [
      "load paste",
      "<UIWindow: 0x7f8; frame = (0 0; 390 844)>",
      "   | <UIView: 0x7f9; frame = (0 0; 390 844)>",
      "   |    | <UIButton: 0x7fa; frame = (20 60; 120 44)>",
      "",
      "hit 30 70",
    ]
  ) {
    Form(.keyword("paste"), .orEnd(.file), .orEnd(.scene), .payload) {
      session, _, name, word, text in
      if InterfaceDocument.isRecognized(text) {
        return try InterfaceLoading(session, name: name ?? "Pasted").load(text, scene: word)
      }
      return try scene(text, in: session)
    }
    Form(.file, .sceneOfFile, .optional(.after("with", .folder))) { session, path, word, folder in
      let text = try session.text(ofLoadedFile: path)
      if InterfaceLoading.isInterface(text, path: path) {
        let loading = InterfaceLoading(session, name: path)
        guard let folder else { return try loading.load(text, scene: word) }
        return try loading.load(text, scene: word, with: folder)
      }
      if let language = SourceLanguage(file: path) {
        throw Problem.notADump(.code(path: path, language: language))
      }
      guard let folder else { return try scene(text, in: session) }
      let names = try dump(text).inPrintedOrder.map { PlainClassName.of($0.view.className) }
      return try session.takeSources(
        Set(names).filter { Session.isOfApp($0) }.sorted(), from: folder, isWhole: false,
        loading: pasted(text, session.reader))
    }
  }

  private static func scene(_ text: String, in session: Session) throws -> [Answer] {
    let dump = try dump(text)
    let (scene, loaded) = DumpSceneBuilder(dump, commandWords: Set(session.commands.words)).build()
    session.replaceScene(scene)
    session.forgetTrace()
    session.running.part = .instead(pasted(text, session.reader))
    return [.loaded(loaded)]
  }

  private static func dump(_ text: String) throws -> ViewDump {
    do {
      return try ViewDump(reading: text)
    } catch {
      throw Problem.notADump(error)
    }
  }

  /// The text as an entry that makes the same scene again: lines that would end it are replaced by
  /// a marker that the reader of dumps takes for an empty line.
  private static func pasted(_ text: String, _ reader: EntryReader) -> String {
    var entry = GrowingEntry("load paste", reader)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isBlank = lines.map { $0.allSatisfy(\.isWhitespace) }
    let end = isBlank.lastIndex(of: false).map { $0 + 1 } ?? 0
    for (line, isBlank) in zip(lines, isBlank).prefix(end) {
      let line = String(line)
      entry.add(isBlank || !entry.goesOn(with: line) ? "#" : line)
    }
    return entry.text + "\n"
  }
}
