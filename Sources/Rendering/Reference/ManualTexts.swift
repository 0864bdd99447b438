/// What the manual page says beside the tables.
enum ManualTexts {
  /// When these texts were written. Not the day on which the page is made, which would make every
  /// page another one.
  static let date = "November 21, 2026"

  static let purpose = "show how iOS delivers touches"

  static let description = [
    """
    touchstone is a workbench for the question that every iOS programmer asks some day: why does \
    this view not get the touch? You build a hierarchy of views with commands or with Swift, load \
    one that a debugger printed, and ask. A simulated UIKit answers as iOS does, and every answer \
    cites the rule that it rests on.
    """,
    """
    Without a subcommand it reads lines at a prompt; from a pipe it reads a script. A line is a \
    command or Swift, and both see the same names.
    """,
  ]

  static let firstSteps = [
    "> add view red 100 100 200 200", "> add button ok 50 50 100 300 in red", "> hit 200 350",
    "> why ok",
  ]

  static let aboutSubcommands = """
    What can be done without the prompt. A file named - is standard input.
    """

  static let aboutOptions = "Subcommands take these, unless it is said which do not."

  static let aboutCommands = """
    The first word of a line at the prompt or in a script. help shows them, help COMMAND \
    everything about one, with examples; Tab completes words, names and values. The file \
    Documentation/COMMANDS.md shows all examples with what they come to.
    """

  static let environment: [(name: String, text: String)] = [
    (
      "LC_ALL, LC_MESSAGES, LANG",
      """
      The first of them that is set decides the language of answers: Chinese where it begins with \
      zh, English otherwise. --language and the command language say it, too.
      """
    ),
    ("NO_COLOR", "Set to anything: no colours, unless --color always."),
    ("CLICOLOR", "0: no colours."),
    (
      "CLICOLOR_FORCE, FORCE_COLOR",
      "Set to anything but 0: colours also where output is no terminal."
    ),
    ("TERM", "dumb: no colours, and a prompt without editing."),
    ("EDITRC", "The file with key bindings of the prompt; otherwise ~/.editrc."),
    ("VISUAL, EDITOR", "The editor that the command edit opens, with options if need be."),
    (
      "TOUCHSTONE_CONTENT",
      """
      The folder that holds exercises and lessons. Without it they are looked for upward from the \
      program, also in share/touchstone.
      """
    ),
    ("XDG_STATE_HOME", "Where state is kept, ~/.local/state unless set."),
    ("XDG_CACHE_HOME", "Where what can be made again is kept, ~/.cache unless set."),
    ("HOME", "What ~ stands for in the names of files."),
  ]

  static let files: [(name: String, text: String)] = [
    (
      "~/.local/state/touchstone",
      """
      The history of the prompt, the sessions that were not ended with quit, which the next start \
      offers to resume, and how far you have come in lessons and exercises.
      """
    ),
    ("~/.cache/touchstone", "Maps of exercises' solutions. Can be deleted at any time."),
  ]

  static let examples: [(text: String, lines: [String])] = [
    (
      "Ask where a touch goes, without a prompt:",
      ["printf 'add view red 100 100 200 200\\nhit 150 150\\n' | touchstone run -"]
    ),
    (
      """
      Find out why a real button is deaf: in lldb, type \
      expr -l objc -O -- [[[UIApplication sharedApplication] keyWindow] recursiveDescription], \
      copy what it prints, then start touchstone, paste it, end with an empty line, and ask:
      """, ["> why \"Buy\""]
    ),
    (
      "Run a script that checks itself, for a program that reads the answers:",
      ["touchstone run scene.touchstone --format json"]
    ),
    (
      "Work on an exercise with your own editor:",
      [
        "touchstone exercise circular-button", "cd circular-button", "$EDITOR RoundButton.swift",
        "touchstone check",
      ]
    ),
    (
      "Complete words in bash, zsh or fish:",
      [
        "source <(touchstone --generate-completion-script bash)",
        "touchstone --generate-completion-script zsh > ~/.zfunc/_touchstone",
        "touchstone --generate-completion-script fish > ~/.config/fish/completions/touchstone.fish",
      ]
    ),
  ]

  static let seeAlso = """
    Documentation/COMMANDS.md, Documentation/API.md, and at the prompt: help, rule, lessons.
    """
}
