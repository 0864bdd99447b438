import Foundation
import Testing

/// The files of `editors` that need no editor.
struct EditorFilesTests {
  private static var editors: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path + "/editors"
  }

  private static let node: String? = ["/usr/bin/node", "/usr/local/bin/node"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(.enabled(if: node != nil, "no node"))
  func `The client of VS Code's extension opens a scene and gets its problems`() throws {
    try withFolder { folder in
      let script = try folder.write(
        "session.js",
        """
        const { Client } = require("\(Self.editors)/vscode/client.js");
        const client = new Client("\(touchstonePath)", ["lsp"], {
          "textDocument/publishDiagnostics": async (params) => {
            console.log(params.diagnostics.map((found) => found.message).join());
            await client.stop();
          },
        });
        (async () => {
          await client.request("initialize", { capabilities: {} });
          client.notify("initialized", {});
          client.notify("textDocument/didOpen", { textDocument: {
            uri: "file:///视图/a.touchstone", languageId: "touchstone", version: 1,
            text: "add view red 1 1 9 9\\nhit rad\\n" } });
        })();
        """)
      let finished = try execute(
        Self.node ?? "node", [script], environment: ["HOME": folder.path], timeout: 200)
      #expect(finished.output.contains("rad"), "\(finished.messages)")
      #expect(finished.status == 0)
    }
  }

  @Test
  func `The files that editors read as JSON are JSON`() throws {
    for name in [
      "package.json", "language-configuration.json", "syntaxes/touchstone.tmLanguage.json",
    ] {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(Self.editors)/vscode/\(name)"))
      let value = try JSONSerialization.jsonObject(with: data)
      #expect(value is [String: Any])
    }
  }

  @Test
  func `The build phase of Xcode names problems by whole paths, and fails with check`() throws {
    try withFolder { folder in
      let home = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "TOUCHSTONE": touchstonePath]
      #expect(
        try touchstone("exercise", "circular-button", folder("work"), environment: home).status == 0
      )
      let phase = "\(Self.editors)/xcode/check.sh"
      let wrong = try execute(phase, [folder("work")], environment: home)
      #expect(wrong.status == 1)
      #expect(wrong.output.contains("error: the answer in"))
      try folder.write(
        "work/RoundButton.swift", "import UIKit\nclass RoundButton: UIButton { x }\n")
      let broken = try execute(phase, [folder("work")], environment: home)
      #expect(broken.status == 65)
      #expect(broken.output.contains("\(folder("work"))/RoundButton.swift:2:"), "\(broken.output)")
    }
  }
}
