import ArgumentParser
import Foundation
import LineEditor
import Records
import Rendering

/// How answers are shown: options that every subcommand has.
struct OutputOptions: ParsableArguments {
  @Flag(help: "One fact a line, without drawing: for screen readers and other programs.")
  var plain = false

  @Option(help: "Colours: auto, always or never. NO_COLOR and TERM=dumb are respected.")
  var color = ColorChoice.auto

  @Option(help: "The language of answers: en or zh. Else LC_ALL, LC_MESSAGES or LANG decide.")
  var language: LanguageChoice?

  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto
    case always
    case never
  }

  enum LanguageChoice: String, ExpressibleByArgument, CaseIterable {
    case en
    case zh
  }

  /// The language that was asked for, or that the environment speaks.
  var chosenLanguage: Language {
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

  /// How a stream is written to, decided once.
  func style(for descriptor: Int32) -> Style {
    Style(hasColor: hasColor(descriptor), columns: LineEditor.terminalWidth)
  }

  private func hasColor(_ descriptor: Int32) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if plain || Environment.value("NO_COLOR") != nil { return false }
    if Environment.value("CLICOLOR_FORCE").map({ $0 != "0" }) ?? false { return true }
    if Environment.value("FORCE_COLOR").map({ $0 != "0" }) ?? false { return true }
    guard isatty(descriptor) == 1, let term = Environment.value("TERM") else { return false }
    return term != "dumb" && Environment.value("CLICOLOR") != "0"
  }
}

/// The environment, where an empty value counts as none.
nonisolated enum Environment {
  static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Where the platform wants a program's state; nil without a home.
  static var stateFolder: String? {
    if let folder = value("XDG_STATE_HOME"), folder.hasPrefix("/") { return "\(folder)/touchstone" }
    return value("HOME").map { "\($0)/.local/state/touchstone" }
  }
}
