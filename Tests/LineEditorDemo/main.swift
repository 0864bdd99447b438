import Glibc
import LineEditor

// A program for the tests of the line editor: it shows what was read, between marks.

func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

func say(_ text: String) {
  print(text)
  fflush(nil)
}

let words = ["add", "alpha", "alphabet", "order", "红色的", "红色块", "view"]

var configuration = LineEditor.Configuration()
configuration.isComplete = { entry in
  entry.count { $0 == "{" } <= entry.count { $0 == "}" }
}
if environment("DEMO_INDENT") != nil {
  configuration.indentation = { above, line in
    let depth = above.count { $0 == "{" } - above.count { $0 == "}" }
    return 2 * max(0, line == "}" ? depth - 1 : depth)
  }
}
configuration.complete = { entry, cursor in
  if entry == "leave now" { exit(4) }
  let before = Array(entry.unicodeScalars.prefix(cursor))
  let start = (before.lastIndex { $0 == " " || $0 == "\n" }).map { $0 + 1 } ?? 0
  var typed = String.UnicodeScalarView()
  typed.append(contentsOf: before[start...])
  return Completion(
    replacementStart: start,
    candidates: words.filter { $0.hasPrefix(String(typed)) }.map { .init($0) },
    usage: "usage: a word of the list")
}

let editor = LineEditor(
  name: "touchstone", historyFile: environment("DEMO_HISTORY"), configuration: configuration)
if let problem = editor.historyProblem { say("history: \(problem)") }

reading: while true {
  let prompt = Prompt("demo> ", style: environment("DEMO_STYLE"))
  switch editor.read(prompt: prompt, continuation: Prompt("...> ", style: "2")) {
  case .line("spin"):
    say("spinning")
    while !LineEditor.isInterrupted {}
    say("stopped \(LineEditor.takeInterrupt()) \(LineEditor.isInterrupted)")
  case .line("leave"):
    exit(3)
  case .line("ask"):
    say("answered \(editor.read(prompt: "sure? ", hasHistory: false))")
  case .line("history"):
    say("history \(editor.history)")
  case .line(let entry):
    editor.addHistory(entry)
    say("read \(entry.count) \(entry.prefix(200).debugDescription)")
  case .interrupted:
    say("interrupted")
  case .endOfFile:
    say("end of file")
    break reading
  }
}
editor.close()
say("closed")
