/// The texts of the manual page that are not in a table.
enum ManualTexts {
  /// The day on which these texts were last changed. The day on which the page is made would make
  /// every page a different one.
  static let date = "November 28, 2026"

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

  static let aboutOutput = """
    Answers go to standard output, problems to standard error as FILE:LINE:COLUMN: error: ... With \
    --format json the problems of lines go to standard output, too. Answers, problems, help and \
    rules are in English or Simplified Chinese; command words and UIKit's names are the same in both.
    """

  static let firstSteps = [
    "> add view red 100 100 200 200", "> add button ok 50 50 100 300 in red", "> hit 200 350",
    "> why ok",
  ]

  static let aboutSubcommands = """
    What can be done without the prompt. A file named - is standard input.
    """

  static let aboutOptions = "All subcommands take these, except those named here."

  static let aboutStatuses = """
    With run --keep-going the first problem decides; a failed check does so only where there is no \
    other problem. script/touchstone ends with 69 when something is missing that it needs to build \
    the program.
    """

  static let aboutCommands = """
    The first word of a line at the prompt or in a script. help shows them, help COMMAND \
    everything about one, with examples; Tab completes words, names and values. The file \
    Documentation/COMMANDS.md shows all examples with their answers.
    """

  static let environment: [(name: String, text: String)] = [
    (
      "LC_ALL, LC_MESSAGES, LANG",
      """
      The first of them that is set decides the language of answers: Chinese if it begins with zh, \
      English otherwise. --language and the command language override it.
      """
    ),
    ("NO_COLOR", "Set to anything: no colours, unless --color always is given."),
    ("CLICOLOR", "0: no colours."),
    (
      "CLICOLOR_FORCE, FORCE_COLOR",
      """
      Set to anything but 0: colours even where output is not a terminal. NO_COLOR outweighs both.
      """
    ),
    (
      "TERM, COLORTERM",
      """
      dumb: no colours, and a prompt without editing. Otherwise they tell how many colours there \
      are; truecolor in COLORTERM means all of them.
      """
    ),
    (
      "LC_CTYPE",
      "After LC_ALL and before LANG: whether characters are those of Unicode, or ASCII alone."
    ),
    ("TMPDIR", "Where archives are unpacked while they are graded; otherwise /tmp."),
    (
      "TERM_PROGRAM, KITTY_WINDOW_ID",
      "Which terminal it is: some show pictures of pixels."
    ),
    (
      "EDITRC",
      """
      The file with key bindings of the prompt, under the program name touchstone; otherwise \
      ~/.editrc.
      """
    ),
    (
      "VISUAL, EDITOR",
      """
      The editor that the command edit opens, with options if need be; the first that is set. \
      Without them nano, micro, vim, vi or emacs.
      """
    ),
    (
      "TOUCHSTONE_CONTENT",
      """
      The folder that holds exercises and lessons, as with --content. Without it they are looked for \
      in the folders above the program, also in share/touchstone. Reports name any other folder than \
      the installed one.
      """
    ),
    (
      "TOUCHSTONE_EXERCISES, TOUCHSTONE_LESSONS",
      """
      Folders with further exercises and lessons, with colons between them, as with --exercises and \
      --lessons. They add to the others; a name that comes twice is an error.
      """
    ),
    (
      "TOUCHSTONE_CODEMIRROR",
      """
      The folder of CodeMirror 5, which colours the code on the page of touchstone web; otherwise \
      /usr/share/javascript/codemirror, where Debian has it. If it is empty or has no CodeMirror, \
      the page has a plain field.
      """
    ),
    ("XDG_STATE_HOME", "Where state is kept, ~/.local/state unless set."),
    ("XDG_CACHE_HOME", "Where what can be recreated is kept, ~/.cache unless set."),
    ("HOME", "What ~ stands for in the names of files."),
  ]

  static let files: [(name: String, text: String)] = [
    ("~/.local/state/touchstone/history", "What was typed at the prompt."),
    (
      "~/.local/state/touchstone/progress.json",
      """
      How far you have come in lessons and exercises. One that could not be read is kept as \
      progress.json.damaged.
      """
    ),
    (
      "~/.local/state/touchstone/journals",
      """
      A file for each running session, from which the next start offers to resume after a crash.
      """
    ),
    (
      "~/.local/state/touchstone/grading",
      """
      Verdicts of gradings without --output that have not come to their end, from which --resume \
      continues.
      """
    ),
    (
      "~/.local/state/touchstone/declined-1.touchstone",
      "A session that was not resumed, as a script; -2 is another, and so on."
    ),
    ("~/.cache/touchstone", "Maps of exercises' solutions. Can be deleted at any time."),
  ]

  static let aboutFiles = """
    Nothing else is written, except for what save and grade --output name, the folders that touchstone exercise makes, \
    and temporary files while edit runs.
    """

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
