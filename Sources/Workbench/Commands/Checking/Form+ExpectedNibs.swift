import Records
import Scenes
import UIKitModel

extension Form {
  /// `nibs CONTROLLER is TEXT…`: the nibs that the default of `loadView` searches for, in order
  /// (VC-3); none if the view is created in another way. `nib NIB is TEXT…`: the steps of a nib's
  /// last loading, in order (VC-21).
  @FormBuilder static var expectedNibs: [Form] {
    Form(
      expecting: "nibs", .controller, .after("is", .optional(.texts, or: []))
    ) { session, controller, expected in
      let loading = session.scene.viewLoading(of: controller)
      var actual: [String] = []
      if case .search(let names) = loading.way { actual = names.map(\.name) }
      func list(_ texts: [String]) -> String {
        texts.map { "\"\($0)\"" }.joined(separator: ", ")
      }
      let name = loading.controller.text
      return Expectation(
        subject: .nibs(controller: name), expected: list(expected), actual: list(actual),
        holds: expected == actual, tryLine: "why \(name) view")
    }
    Form(expecting: "nib", .nib, .logLines) { session, archive, expected in
      EventChecks.loading(session.scene.record(of: archive), expected.0, expected.1)
    }
  }
}
