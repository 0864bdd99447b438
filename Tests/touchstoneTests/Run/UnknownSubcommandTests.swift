import Testing

/// A first word that is not a subcommand.
@Suite struct UnknownSubcommandTests {
  @Test(arguments: [
    (["chek"], "there is no subcommand `chek`; did you mean `check`?"),
    (["--plain", "lesons"], "there is no subcommand `lesons`; did you mean `lessons`?"),
    (["qqqq"], "there is no subcommand `qqqq`; touchstone --help lists them"),
    (["hit", "10", "10"], "`hit` is typed at the prompt, which touchstone alone starts"),
    (["RoundButton.swift"], "type touchstone check RoundButton.swift"),
    (["scene.touchstone"], "type touchstone run scene.touchstone"),
    (["\u{1B}[2J"], #"there is no subcommand `\u{1B}[2J`"#),
    (["chek", "--language", "zh"], "没有子命令 `chek`；是不是 `check`？"),
  ])
  func `is answered with what was meant`(_ arguments: [String], said: String) throws {
    let result = try execute(touchstonePath, arguments)
    #expect(result.status == 64 && result.output == "")
    #expect(result.messages.hasPrefix("touchstone: "), "\(result)")
    #expect(result.messages.contains(said), "\(result)")
  }

  @Test(arguments: [["help", "check"], ["--version"], ["--help"], ["check", "--help"]])
  func `subcommands, options and help are as they were`(_ arguments: [String]) throws {
    let result = try execute(touchstonePath, arguments)
    #expect(result.status == 0 && !result.output.isEmpty, "\(result)")
  }
}
