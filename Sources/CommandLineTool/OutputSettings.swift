import Foundation
import LineEditor
import Records
import Rendering

/// The settings for showing answers.
///
/// Separate from the options that set them: parsing those takes longer than the whole start of a
/// REPL without options.
package nonisolated struct OutputSettings {
  /// One fact per line, without drawing.
  package var isPlain = false
  /// Whether there are colours.
  package var color = ColorChoice.auto
  /// The language of answers; nil lets the environment decide.
  package var language: LanguageChoice?

  /// Creates output settings; without arguments those of a program without options.
  package init(isPlain: Bool = false, color: ColorChoice = .auto, language: LanguageChoice? = nil) {
    self.isPlain = isPlain
    self.color = color
    self.language = language
  }

  package enum ColorChoice: String, CaseIterable {
    /// If the terminal shows them and no setting objects.
    case auto
    case always
    case never
  }

  package enum LanguageChoice: String, CaseIterable {
    case en
    case zh
  }

  /// The requested language, or that of the environment.
  package var chosenLanguage: Language {
    switch language {
    case .en: return .english
    case .zh: return .chinese
    case nil: break
    }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = Environment.value(name) else { continue }
      return value.hasPrefix("zh") ? .chinese : .english
    }
    return .english
  }

  /// The style of a stream, in its present state.
  package func style(for descriptor: Int32) -> Style {
    Style(
      hasColor: hasColor(descriptor), columns: LineEditor.terminalWidth,
      rows: LineEditor.terminalHeight,
      depth: ColorDepth(
        term: Environment.value("TERM") ?? "", colorTerm: Environment.value("COLORTERM") ?? ""),
      hasUnicode: Self.hasUnicode)
  }

  /// Whether the environment's encoding is UTF-8, which is the default.
  private static var hasUnicode: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = Environment.value(name)?.lowercased() else { continue }
      return value.contains("utf-8") || value.contains("utf8")
    }
    return true
  }

  private func hasColor(_ descriptor: Int32) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isPlain || Environment.value("NO_COLOR") != nil { return false }
    if Environment.value("CLICOLOR_FORCE").map({ $0 != "0" }) ?? false { return true }
    if Environment.value("FORCE_COLOR").map({ $0 != "0" }) ?? false { return true }
    guard isatty(descriptor) == 1, let term = Environment.value("TERM") else { return false }
    return term != "dumb" && Environment.value("CLICOLOR") != "0"
  }
}
