import ArgumentParser
import Foundation

/// The options of every subcommand for showing answers.
package struct OutputOptions: ParsableArguments {
  @Flag(
    help: """
      Facts as key=value, a record a line, without drawing: for screen readers and programs. Keys \
      are those of --format json; texts with blanks are in quotation marks.
      """)
  var plain = false

  @Option(help: "Colours: auto, always or never. NO_COLOR and TERM=dumb are respected.")
  var color = OutputSettings.ColorChoice.auto

  @Option(help: "The language of answers: en or zh. Else LC_ALL, LC_MESSAGES or LANG decide.")
  var language: OutputSettings.LanguageChoice?

  /// The chosen options, as plain values.
  package var settings: OutputSettings {
    OutputSettings(isPlain: plain, color: color, language: language)
  }

  /// Creates one whose values are parsed.
  package init() {}
}

extension OutputSettings.ColorChoice: ExpressibleByArgument {}
nonisolated extension OutputSettings.LanguageChoice: ExpressibleByArgument {
  /// Tags such as zh-Hans and en_US, too: the language is their first part.
  package init?(argument: String) {
    self.init(rawValue: argument.lowercased().prefix { $0 != "-" && $0 != "_" }.description)
  }
}

/// The environment, in which an empty value counts as missing.
nonisolated enum Environment {
  static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The platform's folder for a program's state; nil without a home.
  static var stateFolder: String? {
    if let folder = value("XDG_STATE_HOME"), folder.hasPrefix("/") { return "\(folder)/touchstone" }
    return value("HOME").map { "\($0)/.local/state/touchstone" }
  }

  /// The platform's folder for data that a program can compute again; nil without a home.
  static var cacheFolder: String? {
    if let folder = value("XDG_CACHE_HOME"), folder.hasPrefix("/") { return "\(folder)/touchstone" }
    return value("HOME").map { "\($0)/.cache/touchstone" }
  }
}
