import Records
import Scenes
import TypedText
import UIKitModel

/// Checks of hit tests: the view that gets a touch, and the views that are asked.
extension Form {
  /// `hit POINT is NAME`, `order POINT is NAME…`.
  @FormBuilder static var expectedHits: [Form] {
    Form(expecting: "hit", .point, .after("is", .hitView)) { session, point, token in
      let scene = session.scene
      let result = HitTestQuestion(scene, at: try point.onScreen(in: scene)).result
      let actual = result.map { scene.objectName($0).text } ?? "nil"
      let expected = token.text == "none" ? "nil" : token.text
      var holds = expected == actual
      if expected != "nil", !holds {
        if let viewClass = scene.viewClass(named: expected), scene.object(named: expected) == nil {
          holds = result.map { scene.inheritance(of: $0).contains(viewClass.name) } ?? false
        } else {
          let wanted = try Arguments.object(token, kind: .view, in: scene)
          holds = wanted === result
        }
      }
      return Expectation(
        subject: .hit(point: point.text), expected: expected, actual: actual, holds: holds,
        tryLine: "hit \(point.text)")
    }
    Form(expecting: "order", .point, .after("is", .names)) { session, point, expected in
      let scene = session.scene
      let question = HitTestQuestion(scene, at: try point.onScreen(in: scene))
      let actual = question.steps.map { scene.objectName($0.view).text }
      return Expectation(
        subject: .order(point: point.text), expected: expected.joined(separator: ", "),
        actual: actual.joined(separator: ", "), holds: expected == actual,
        tryLine: "hit \(point.text)")
    }
  }

  /// `asked NAME at POINT`, `inside NAME at POINT is true`.
  @FormBuilder static var expectedQuestions: [Form] {
    Form(expecting: "asked", .view, .after("at", .point)) { session, view, point in
      try asked(view, point, isWanted: true, in: session.scene)
    }
    Form(expecting: "not", .after("asked", .view), .after("at", .point)) { session, view, point in
      try asked(view, point, isWanted: false, in: session.scene)
    }
    Form(
      expecting: "inside", .view, .after("at", .point),
      .after("is", .either(.keyword("true", as: "true"), .keyword("false", as: "false")))
    ) { session, view, point, expected in
      let scene = session.scene
      guard let window = view.window else {
        throw Problem.notInWindow(scene.objectName(view).text)
      }
      let inWindow = try point.onScreen(in: scene).applying(window.mapFromSuperview)
      let own = window.convert(inWindow, to: view)
      let actual = String(Door.pointInside(view, own, with: nil))
      let name = scene.objectName(view).text
      return Expectation(
        subject: .inside(name: name, point: point.text), expected: expected, actual: actual,
        holds: expected == actual, tryLine: "convert \(point.text) to \(name)")
    }
  }

  private static func asked(
    _ view: UIView, _ point: PointArgument, isWanted: Bool, in scene: Scene
  ) throws -> Expectation {
    let screenPoint = try point.onScreen(in: scene)
    let wasAsked = HitTestQuestion(scene, at: screenPoint).step(of: view) != nil
    let name = scene.objectName(view).text
    return Expectation(
      subject: isWanted
        ? .asked(name: name, point: point.text) : .notAsked(name: name, point: point.text),
      expected: String(isWanted), actual: String(wasAsked), holds: wasAsked == isWanted,
      tryLine: "hit \(point.text)")
  }
}

extension Reader where Value == Token {
  /// Reads a view, nil, or a class with `a` in front.
  fileprivate static var hitView: Reader {
    Reader(
      .lines([
        .placeholder(.name), .keyword("nil"),
        .sequence([.keyword("a"), .placeholder(.className)]),
      ])
    ) { arguments in
      let token = try arguments.name(Placeholder.name.shown)
      guard ["a", "an"].contains(token.text), !arguments.isAtEnd else { return token }
      return try arguments.word(Placeholder.className.shown)
    }
  }
}
