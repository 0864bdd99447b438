import Foundation
import Testing

/// Where Neovim is; nil where there is none.
private let neovim: String? = ["/usr/bin/nvim", "/usr/local/bin/nvim"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// A real editor: Neovim without a screen, with the plugin of `editors/neovim`.
@Suite(.enabled(if: neovim != nil, "no nvim"))
struct NeovimTests {
  /// The editor's work on the answer, about which it writes into `result`, a line each.
  private static let session = """
    local result = io.open(vim.env.RESULT, "w")
    local function say(...) result:write(table.concat({ ... }, " "), "\\n") result:flush() end
    local function wait(what, ready)
      if not vim.wait(120000, ready, 50) then say("never: " .. what) vim.cmd("cquit") end
    end
    local function request(method, params)
      local answers = vim.lsp.buf_request_sync(0, method, params, 120000) or {}
      for _, answer in pairs(answers) do return answer.result end
    end

    vim.cmd("edit " .. vim.env.ANSWER)
    wait("the server", function() return #vim.lsp.buf_get_clients() > 0 or vim.lsp.buf_get_clients()[1] end)
    say("root", vim.fn.fnamemodify(vim.lsp.buf_get_clients()[next(vim.lsp.buf_get_clients())].config.root_dir, ":t"))

    local lines = {
      "import UIKit", "", "class RoundButton: UIButton {", "  override func poi", "",
      "  func f() { RoundButton().boundz }", "}",
    }
    vim.api.nvim_buf_set_lines(0, 0, -1, false, lines)
    wait("an error", function() return #vim.diagnostic.get(0) > 0 end)

    vim.api.nvim_win_set_cursor(0, { 4, 19 })
    local params = vim.lsp.util.make_position_params()
    params.position = { line = 3, character = 19 }
    local list = request("textDocument/completion", params)
    say("complete", list.items[1].textEdit.newText:match("^[^\\n]*"))
    vim.lsp.util.apply_text_edits({ {
      range = list.items[1].textEdit.range,
      newText = list.items[1].textEdit.newText:gsub("%$0", "bounds.contains(point)"):gsub("\\\\}", "}"),
    } }, 0, "utf-16")
    vim.diagnostic.reset()
    wait("the other error", function()
      for _, found in ipairs(vim.diagnostic.get(0)) do
        if found.message:match("boundz") then return true end
      end
    end)
    for _, found in ipairs(vim.diagnostic.get(0)) do
      if found.message:match("boundz") then say("error", "boundz") end
    end

    local line = vim.fn.search("RoundButton()")
    vim.api.nvim_win_set_cursor(0, { line, 15 })
    vim.lsp.buf.definition()
    wait("a jump", function() return vim.api.nvim_win_get_cursor(0)[1] == 3 end)
    say("jump", vim.api.nvim_win_get_cursor(0)[1])

    local document = { textDocument = vim.lsp.util.make_text_document_params() }
    local lenses = request("textDocument/codeLens", document)
    for _, lens in ipairs(lenses) do say("lens", lens.command.title) end
    local check = lenses[1].command
    vim.lsp.buf.execute_command(check)
    wait("the answer of check", function() return vim.fn.bufnr("touchstone://answer") > 0 end)
    local answer = vim.api.nvim_buf_get_lines(vim.fn.bufnr("touchstone://answer"), 0, 1, false)
    say("check", answer[1])
    result:close()
    vim.cmd("qall!")
    """

  private static var repository: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
  }

  @Test
  func `Neovim opens an answer, sees its error, completes, jumps and checks`() throws {
    try withFolder { folder in
      let home = ["HOME": folder.path]
      #expect(
        try touchstone("exercise", "circular-button", folder("work"), environment: home).status == 0
      )
      let script = try folder.write("session.lua", Self.session)
      let programs = URL(fileURLWithPath: touchstonePath).deletingLastPathComponent().path
      let finished = try execute(
        neovim ?? "nvim",
        [
          "--headless", "-i", "NONE", "-u", "NONE", "-c",
          "set rtp^=\(Self.repository)/editors/neovim", "-c", "runtime plugin/touchstone.lua", "-c",
          "filetype plugin on", "-c", "luafile \(script)",
        ],
        environment: home.merging([
          "PATH": "\(programs):/usr/bin:/bin", "RESULT": folder("result"),
          "ANSWER": folder("work/RoundButton.swift"), "LANG": "C.UTF-8",
        ]) { $1 }, timeout: 300)
      let lines = ((try? folder.text("result")) ?? "").split(separator: "\n").map(String.init)
      #expect(
        lines == [
          "root work", "complete point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
          "error boundz", "jump 3", "lens check", "lens hint", "lens why",
          "check circular-button: 0/100",
        ], "\(finished.messages)")
    }
  }
}
