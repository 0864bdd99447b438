import Foundation
import Records
import Scenes
import Testing
import UIKitModel
import Workbench

/// `export scene.m`: a view controller in Objective-C that builds a scene, here and in an app.
@Suite struct SceneObjectiveCTests {
  nonisolated static let seeds = Array(UInt64(1)...60)

  /// A class of the learner's in Objective-C.
  static let round = [
    "@interface Round : UIView\n@end",
    """
    @implementation Round
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      return point.x < self.bounds.size.width / 2;
    }
    @end
    """,
  ]

  @Test("The code of a scene builds the same views when it runs here", arguments: seeds)
  func isTheSame(_ seed: UInt64) throws {
    // An app has its rows from a data source, not from a number.
    let lines = RandomScene(seed: seed).lines.filter { !$0.contains(".rows ") }
    let first = session(after: lines)
    let code = SceneCode(first.scene.record, in: .objectiveC)
    let second = try built(code.text, like: first)
    let leftOut = Set(code.leftOut)
    let wanted = SceneSwiftTests.views(first.scene.record, without: leftOut)
    let built = SceneSwiftTests.views(second.scene.record, without: [])
    #expect(wanted.count == built.count, "seed \(seed): \(lines)\n\(code.text)")
    for (want, got) in zip(wanted, built) where want != got {
      let text = ["\(want)", "\(got)"].map { $0.split(separator: ", ") }
      let differences = zip(text[0], text[1]).filter { $0 != $1 }
      Issue.record("seed \(seed), \(want.className): \(differences)")
      break
    }
  }

  @Test("The code leaves out what that in Swift leaves out, and nothing else", arguments: seeds)
  func leavesOutTheSame(_ seed: UInt64) throws {
    let record = session(after: RandomScene(seed: seed).lines).scene.record
    #expect(
      SceneCode(record, in: .objectiveC).leftOut == SceneCode(record, in: .swift).leftOut,
      "seed \(seed)")
  }

  @Test("Who is hit at each point is the same", arguments: Array(UInt64(61)...72))
  func hitsAreTheSame(_ seed: UInt64) throws {
    // Neither answers of the prompt nor names come along.
    let lines = RandomScene(seed: seed).lines.filter {
      !$0.contains(".rows ") && !$0.hasPrefix("on ")
    }
    let first = session(after: lines)
    let second = try built(SceneCode(first.scene.record, in: .objectiveC).text, like: first)
    #expect(Self.hits(first) == Self.hits(second), "seed \(seed): \(lines)")
  }

  /// Who is hit at points all over the screen, by their places among the views of the record.
  private static func hits(_ session: Session) -> [Int?] {
    session.scene.activate()
    let views = session.scene.pictured
    let size = session.scene.application.screen.bounds.size
    return stride(from: 5.0, to: size.height, by: 17).flatMap { y in
      stride(from: 5.0, to: size.width, by: 13).map { x in
        let result = HitTestQuestion(session.scene, at: CGPoint(x: x, y: y)).result
        return views.firstIndex { $0 === result }
      }
    }
  }

  /// A session with the screen of another, after code in Objective-C has built its scene.
  private func built(_ code: String, like first: Session) throws -> Session {
    let second = session(after: [
      "screen \(first.scene.record.screen.width) \(first.scene.record.screen.height)",
      "profile \(first.scene.record.profile)",
    ])
    try second.declare([CodeFile(text: code, name: "scene.m")])
    second.mustRun([
      "SceneViewController *builder = [[SceneViewController alloc] init];",
      "[builder buildSceneInView:root];",
    ])
    if code.contains("windowsInScene:") {
      second.mustRun([
        "NSArray<UIWindow *> *kept = [builder windowsInScene:root.window.windowScene];"
      ])
    }
    return second
  }

  @Test("Classes in Objective-C come along as they stand; those in Swift are named")
  func ownClasses() throws {
    let session = session(
      after: Self.round + [
        "class Dot: UIView { }", "add Round round 10 10 20 20", "add Dot dot 40 10 20 20",
      ])
    let subject = try session.exportSubject(with: ExportFormat.sceneObjectiveC.needs)
    #expect(subject.leftOut == ["class Dot"])
    #expect(subject.code.contains("// Dot.\n#import <UIKit/UIKit.h>\n"), "\(subject.code)")
    for text in Self.round { #expect(subject.code.contains("\n\(text)\n"), "\(subject.code)") }
    #expect(
      subject.code.contains(
        "  Round *round = [[Round alloc] initWithFrame:CGRectMake(10, 10, 20, 20)];\n"))
    let second = freshSession()
    second.mustRun(["class Dot: UIView { }"])
    try second.declare([CodeFile(text: subject.code, name: "scene.m")])
    second.mustRun([
      "[[[SceneViewController alloc] init] buildSceneInView:root];", "root.subviews[0] is Round",
    ])
    second.mustRun(["expect hit 15 15 is root.subviews[0]", "expect hit 25 15 is root"])
  }

  @Test("A file in Objective-C comes along as a whole, without what it imports")
  func files() throws {
    let session = freshSession()
    let header = "#import <UIKit/UIKit.h>\n\n@interface Card : UIView\n@end\n"
    let file = "#import \"Card.h\"\n#define EDGE 4\n@implementation Card\n@end\n"
    try session.declare([
      CodeFile(text: header, name: "Card.h"), CodeFile(text: file, name: "Card.m"),
    ])
    session.mustRun(["add Card card 10 10 20 20"])
    let code = try session.exportSubject(with: ExportFormat.sceneObjectiveC.needs).code
    #expect(
      code.contains(
        "#import <UIKit/UIKit.h>\n\n@interface Card : UIView\n@end\n\n#define EDGE 4\n"),
      "\(code)")
    #expect(!code.contains("Card.h"))
  }

  @Test("Properties have their names in Objective-C, and words those of C")
  func names() throws {
    let session = session(after: [
      "add stack row 20 100 300 60 distribution fillEqually alignment center spacing 12",
      "add button ok 0 0 80 40 in row title \"OK\"", "set ok.isUserInteractionEnabled false",
      "add image photo 20 200 40 40 contentMode center",
      "gesture swipe flick on root direction left, up", "add collection grid 20 300 100 100",
      "add view int 0 0 10 10", "add view card 0 0 50 50", "set card.layer.isDoubleSided false",
      "card.layer.transform.m34 = -0.5",
    ])
    let code = SceneCode(session.scene.record, in: .objectiveC).text
    for line in [
      "row.distribution = UIStackViewDistributionFillEqually;",
      "row.alignment = UIStackViewAlignmentCenter;", "row.spacing = 12;",
      "[ok setTitle:@\"OK\" forState:UIControlStateNormal];", "ok.userInteractionEnabled = NO;",
      "[row addSubview:ok];", "photo.contentMode = UIViewContentModeCenter;",
      "UISwipeGestureRecognizer *flick = [[UISwipeGestureRecognizer alloc] init];",
      "flick.direction = UISwipeGestureRecognizerDirectionLeft | "
        + "UISwipeGestureRecognizerDirectionUp;",
      "[root addGestureRecognizer:flick];",
      "UICollectionView *grid = [[UICollectionView alloc] initWithFrame:"
        + "CGRectMake(20, 300, 100, 100) "
        + "collectionViewLayout:[[UICollectionViewFlowLayout alloc] init]];",
      "UIView *view1 = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];",
      "card.layer.doubleSided = NO;", "  CATransform3D entries = card.layer.transform;",
      "  entries.m34 = -0.5;", "  card.layer.transform = entries;",
    ] {
      #expect(code.contains("  \(line)\n"), "\(line) in \(code)")
    }
    let second = try built(code, like: session)
    #expect(
      SceneSwiftTests.views(session.scene.record, without: [])
        == SceneSwiftTests.views(second.scene.record, without: []))
  }

  @Test("Constraints come along, and place the views as before", arguments: SourceLanguage.allCases)
  func constraints(_ language: SourceLanguage) throws {
    let first = session(after: [
      "add view card 0 0 10 10", "add label note 0 0 10 10 in card text \"ok\"",
      """
      for view in [card, note] { view.translatesAutoresizingMaskIntoConstraints = false }
      """,
      """
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        card.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8),
        card.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        card.heightAnchor.constraint(greaterThanOrEqualToConstant: 90),
        note.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        note.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -4),
      ])
      """,
      "let tall = card.heightAnchor.constraint(equalToConstant: 120)",
      "tall.priority = .defaultHigh; tall.identifier = \"tall\"; tall.isActive = true",
      "expect frame card is 20 8 195 120",
    ])
    let format = ExportFormat.allCases.first { $0.code == language } ?? .sceneSwift
    let subject = try first.exportSubject(with: format.needs)
    #expect(subject.leftOut == [])
    let second = freshSession()
    try second.declare([CodeFile(text: subject.code, name: format.file)])
    second.mustRun([
      language == .swift
        ? "buildScene(in: root)" : "[[[SceneViewController alloc] init] buildSceneInView:root];",
      "expect frame root.subviews[0] is 20 8 195 120",
    ])
    #expect(
      SceneSwiftTests.views(first.scene.record, without: [])
        == SceneSwiftTests.views(second.scene.record, without: []), "\(subject.code)")
    second.mustRun(["screen 500 600", "expect frame root.subviews[0] is 20 8 250 120"])
  }

  @Test("Texts of any kind are literals on one line")
  func texts() throws {
    let first = session(after: [
      "add label note 0 0 100 100", #"note.text = "a \"b\"\n\\(c) 灯\u{7}1\u{2028}""#,
    ])
    let code = SceneCode(first.scene.record, in: .objectiveC).text
    #expect(code.contains(##"note.text = @"a \"b\"\n\\(c) 灯\0071\u2028";"##), "\(code)")
    let second = try built(code, like: first)
    #expect(second.scene.record.views.map(\.text) == first.scene.record.views.map(\.text))
  }

  @Test("A comment that ends with a backslash does not take the next line along")
  func comments() throws {
    let session = session(after: [
      "add view dot 150 50 20 20", #"on dot touchesBegan do print(1) // \"#,
    ])
    let code = SceneCode(session.scene.record, in: .objectiveC).text
    #expect(!code.contains("\\\n"), "\(code)")
  }
}
