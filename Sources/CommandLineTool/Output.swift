import Files
import Foundation
import Records
import Rendering
import Workbench

/// Writes answers and problems: results to standard output, messages to standard error.
package final class Output {
  private let options: OutputSettings
  /// The descriptor for results, and the one for messages.
  private let output: Int32
  private let messages: Int32
  private var buffer = ""
  /// The error that ended standard output; nothing is written after it.
  package private(set) var failure: Int32?

  package init(
    _ options: OutputSettings, output: Int32 = STDOUT_FILENO, messages: Int32 = STDERR_FILENO
  ) {
    self.options = options
    self.output = output
    self.messages = messages
  }

  /// Shows an answer in the session's language.
  package func show(_ answer: Answer, of session: Session) {
    if case .cleared = answer { return clearTerminal() }
    if options.isPlain {
      write(PlainRenderer(language: session.language, teach: session.teach).render(answer))
    } else {
      write(text(of: answer, in: session))
    }
  }

  /// An answer for a person, for the terminal's present size.
  package func text(of answer: Answer, in session: Session) -> String {
    var style = options.style(for: output)
    style.spelling = CodeSpelling.of(session.codeLanguage)
    if answer.isOfPixels, style.hasColor {
      style.graphics = TerminalQuestion.graphics(of: output)
    }
    return TextRenderer(language: session.language, teach: session.teach, style: style)
      .render(answer)
  }

  /// Whether pictures may be redrawn in place.
  var canDrawAgain: Bool {
    let term = Environment.value("TERM") ?? "dumb"
    return !options.isPlain && isatty(output) == 1 && !["dumb", "emacs"].contains(term)
  }

  /// Shows an answer without a session, for readers of a language of code.
  package func show(_ answer: Answer, language: Language, code: SourceLanguage = .typed) {
    if options.isPlain {
      write(PlainRenderer(language: language, teach: .normal).render(answer))
    } else {
      var style = options.style(for: output)
      style.spelling = CodeSpelling.of(code)
      write(TextRenderer(language: language, teach: .normal, style: style).render(answer))
    }
  }

  /// Shows a problem at its location in a file.
  package func show(_ diagnostic: Diagnostic, file: String, line: Int, in language: Language) {
    let style = options.style(for: messages)
    message(
      DiagnosticRenderer(language: language, style: style)
        .render(diagnostic, file: file, line: line))
  }

  /// Shows a problem below the line that was typed.
  package func show(_ diagnostic: Diagnostic, promptWidth: Int, of session: Session) {
    var style = options.style(for: output)
    style.spelling = CodeSpelling.of(session.codeLanguage)
    write(
      DiagnosticRenderer(language: session.language, style: style)
        .render(diagnostic, promptWidth: promptWidth))
  }

  /// Clears the terminal, including its scrollback unless that is kept; does nothing elsewhere.
  func clearTerminal(keepingScrollback: Bool = false) {
    let term = Environment.value("TERM") ?? "dumb"
    guard isatty(output) == 1, term != "dumb" else { return }
    write("\u{1B}[H\u{1B}[2J" + (keepingScrollback ? "" : "\u{1B}[3J"))
  }

  /// Adds to standard output; `flush` sends it.
  package func write(_ text: String) {
    buffer += text
    if buffer.utf8.count > 1 << 16 { flush() }
  }

  /// Writes to standard error, after all earlier output.
  package func message(_ text: String) {
    flush()
    _ = Self.send(text, to: messages)
  }

  func flush() {
    if failure == nil { failure = Self.send(buffer, to: output) }
    buffer = ""
  }

  /// Writes all of the text; returns the error if it cannot.
  private static func send(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { WholeWrite.write(UnsafeRawBufferPointer($0), to: descriptor) }
  }
}

extension Answer {
  /// Whether it is a picture that a terminal may show in pixels.
  fileprivate var isOfPixels: Bool {
    switch self {
    case .picture(let picture): picture.file == nil
    case .map: true
    default: false
    }
  }
}
