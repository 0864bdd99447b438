import Foundation
import Testing

/// The completion scripts, run by the shells that they are for.
@Suite struct ShellCompletionTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A command line with the cursor at its end, and what is offered there, or is not.
  struct Line: Sendable, CustomTestStringConvertible {
    let typed: String
    let offered: [String]
    let withheld: [String]
    var testDescription: String { typed }

    init(_ typed: String, _ offered: [String], not withheld: [String] = []) {
      self.typed = typed
      self.offered = offered
      self.withheld = withheld
    }
  }

  static let lines = [
    Line(
      "touchstone ", ["run", "lesson", "exercise", "check", "grade"],
      not: ["grade-worker", "generate-manual"]),
    Line("touchstone le", ["lesson", "lessons"], not: ["run"]),
    Line("touchstone run --", ["--format", "--keep-going", "--plain", "--color", "--language"]),
    Line("touchstone run --language ", ["en", "zh"]),
    Line("touchstone run --color ", ["auto", "always", "never"]),
    Line("touchstone run --format ", ["text", "json"]),
    Line("touchstone check ", ["circular-button", "enlarged-tap-area", "Mine.swift"]),
    Line("touchstone check circ", ["circular-button"], not: ["Mine.swift"]),
    Line("touchstone hint ", ["circular-button"]),
    Line("touchstone grade ", ["circular-button"]),
    Line("touchstone lesson begin ", ["0", "2", "5", "02-who-gets-the-touch"]),
    Line("touchstone lesson ", ["begin", "new", "0", "2", "02-who-gets-the-touch"]),
    Line("touchstone lesson 02", ["02-who-gets-the-touch"], not: ["begin", "2"]),
    Line("touchstone exercise ", ["lint", "new", "circular-button"]),
    Line("touchstone run sce", ["scene.touchstone"], not: ["scenery.txt"]),
  ]

  @Test("The scripts are made for three shells", arguments: ["bash", "zsh", "fish"])
  func made(_ shell: String) throws {
    let script = try touchstone("--generate-completion-script", shell)
    #expect(script.status == 0)
    #expect(script.messages.isEmpty)
    #expect(script.output.contains("circular") == false, "what depends on the folder is asked for")
    #expect(script.output.contains("keep-going"))
  }

  @Test(
    "bash completes", .enabled(if: Tool.bash != nil, "bash is not installed"), arguments: lines)
  func bash(_ line: Line) throws {
    // Does what bash does when Tab is pressed: sets the words and calls the function.
    let offered = try complete(
      line, shell: try #require(Tool.bash), script: "bash",
      program: """
        shopt -s extglob
        source ./script
        COMP_LINE=$TYPED COMP_POINT=${#TYPED} COMP_TYPE=9
        read -ra COMP_WORDS <<< "$TYPED"
        [[ $TYPED == *" " ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        call=$(complete -p touchstone | sed -n 's/.* -F \\([^ ]*\\) .*/\\1/p')
        "$call" touchstone "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}" 2> /dev/null
        printf '%s\\n' "${COMPREPLY[@]}"
        """)
    expect(line, offered)
  }

  /// The completions of fish without a terminal: its `commandline` prints nothing there.
  static let fixedLines = lines.filter { !$0.offered.contains { $0.contains(/[-.]|^[0-9]/) } }

  @Test(
    "fish completes", .enabled(if: Tool.fish != nil, "fish is not installed"),
    arguments: fixedLines)
  func fish(_ line: Line) throws {
    let offered = try complete(
      line, shell: try #require(Tool.fish), script: "fish",
      program: "source ./script; complete -C \"$TYPED\" | string replace -r '\\t.*' ''")
    expect(line, offered)
  }

  @Test("zsh takes the script", .enabled(if: Tool.zsh != nil, "zsh is not installed"))
  func zsh() throws {
    let offered = try complete(
      Self.lines[0], shell: try #require(Tool.zsh), script: "zsh",
      program:
        "zsh -n script && autoload -Uz compinit && compinit -D && source ./script; print taken"
    )
    #expect(offered.contains("taken"))
  }

  private func expect(_ line: Line, _ offered: Set<String>) {
    for word in line.offered {
      #expect(offered.contains(word), "\(line.typed): \(offered.sorted())")
    }
    for word in line.withheld { #expect(!offered.contains(word), "\(line.typed): \(word)") }
  }

  /// Runs a program of a shell in a folder with some files, and gives the words that it prints.
  private func complete(
    _ line: Line, shell: String, script: String, program: String
  ) throws -> Set<String> {
    let made = try touchstone("--generate-completion-script", script)
    return try withFolder { folder in
      try folder.write("script", made.output)
      for name in ["scene.touchstone", "scenery.txt", "Mine.swift"] { try folder.write(name, "") }
      let place = URL(fileURLWithPath: touchstonePath).deletingLastPathComponent().path
      let finished = try execute(
        shell, ["-c", program],
        environment: [
          "TYPED": line.typed, "PATH": "\(place):/usr/bin:/bin", "HOME": folder.path,
          "TOUCHSTONE_CONTENT": Self.repository.path,
        ],
        folder: folder.path)
      return Set(
        finished.output.split(separator: "\n").map {
          $0.trimmingCharacters(in: .whitespaces)
        })
    }
  }
}
