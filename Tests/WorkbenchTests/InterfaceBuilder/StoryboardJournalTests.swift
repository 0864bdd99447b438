import Foundation
import Testing
import UIKitModel
import Workbench

/// A loaded file in the journal, and the storyboard that is written of a scene.
@Suite struct StoryboardJournalTests {
  private static let board = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="c1">
        <scenes><scene><objects>
            <viewController id="c1"><view key="view" id="v1">
                <rect key="frame" x="0" y="0" width="390" height="844"/>
                <subviews>
                    <label id="l1" userLabel="words"><rect key="frame" x="10" y="20" width="99" height="60"/>
                        <string key="text">reset

    expect nothing
    add view no 0 0 1 1</string>
                    </label>
                </subviews>
            </view></viewController>
        </objects></scene></scenes>
    </document>
    """

  private func file(_ text: String, _ name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storyboards-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  @Test("The journal has the text of the file, whatever words are in it") func journal() throws {
    let session = freshSession()
    let path = try file(Self.board, "Words.storyboard")
    session.mustRun(["class Kept: UIView {}", "load \(path)"])
    try FileManager.default.removeItem(atPath: path)
    session.mustRun([
      "add view red 0 0 10 10 in root", "undo", "expect words.text!.hasPrefix(\"reset\")",
    ])
    let again = freshSession()
    again.mustRun(session.savedLines)
    again.mustRun(["expect frame words is 10 20 99 60", "add Kept kept 0 0 10 10"])
    #expect(again.scene.object(named: "no") == nil)
  }

  @Test("A class that is declared again is that of the storyboard") func redeclared() throws {
    let session = freshSession()
    let text = Self.board.replacing("id=\"c1\">", with: "id=\"c1\" customClass=\"Page\">")
    let path = try file(text, "Main.storyboard")
    session.mustRun([
      "class Page: UIViewController { override func viewDidLoad() { view.tag = 1 } }",
      "load \(path)", "expect root.tag == 1",
      "class Page: UIViewController { override func viewDidLoad() { view.tag = 2 } }",
      "expect root.tag == 2",
    ])
  }

  @Test("A file that is loaded again takes the place of the first") func again() throws {
    let session = freshSession()
    let path = try file(Self.board, "Main.storyboard")
    session.mustRun(["add view red 0 0 10 10", "load \(path)", "load \(path)"])
    #expect(session.scene.object(named: "words2") == nil)
    #expect(session.scene.object(named: "red") == nil)
  }

  @Test("What is exported as a storyboard is loaded as the same views") func export() throws {
    let session = freshSession()
    session.mustRun([
      "add view card 20 40 200 300", "add button ok 10 20 80 44 in card", "set ok.title \"OK\"",
      "add label name 10 80 120.5 21 in card", "set card.isHidden true", "set card.alpha 0.5",
      "add view clip 0 400 100 100", "set clip.clipsToBounds true",
      "set clip.backgroundColor red",
    ])
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storyboards-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("scene.storyboard").path
    session.fileRights = .all
    session.mustRun(["export scene.storyboard \(path)"])
    let loaded = freshSession()
    loaded.mustRun([
      "load \(path)", "expect frame card is 20 40 200 300", "expect frame ok is 10 20 80 44",
      "expect frame name is 10 80 120.5 21", "expect card.isHidden", "expect card.alpha == 0.5",
      "expect clip.clipsToBounds", "expect clip.backgroundColor == .red",
      "expect ok.superview === card",
    ])
  }
}
