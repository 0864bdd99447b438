import LanguageServer
import Practice
import Records
import Workbench

/// The changes that format a scene.
struct DocumentFormatting {
  private let document: ServerDocument
  private let context: ServerContext

  init(_ document: ServerDocument, _ context: ServerContext) {
    self.document = document
    self.context = context
  }

  /// The edits as they are sent: only the lines that differ, so the cursor stays.
  var json: JSONValue {
    guard document.kind == .scene else { return .null }
    let session = Session(at: Desk(context.practice(seconds: 3)), language: context.language)
    let lines = ScriptFormatter(session).lines(of: document.text.text)
    let text = document.text
    var edits: [TextEdit] = []
    for (number, line) in lines.enumerated() {
      let bytes = text.line(number)
      guard !bytes.elementsEqual(line.utf8) else { continue }
      edits.append(TextEdit(text.range(bytes.startIndex, bytes.endIndex), line))
    }
    // One line end after the last line.
    let last = text.line(lines.count - 1)
    let rest = text.bytes[(lines.isEmpty ? 0 : last.endIndex)...]
    if !lines.isEmpty, !rest.elementsEqual("\n".utf8), !rest.elementsEqual("\r\n".utf8) {
      edits.append(TextEdit(text.range(last.endIndex, text.bytes.count), "\n"))
    }
    return .array(edits.map(\.json))
  }
}
