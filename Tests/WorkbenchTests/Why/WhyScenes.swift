import Records
import Testing

/// A scene in which a view is deaf for one reason.
nonisolated struct WhyScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let lines: [String]
  /// The question, without `why`.
  let question: String
  /// The view that is to be hit once a cure was typed, and where.
  let view: String
  let point: String
  /// The expected words of the answer, in English.
  let says: [String]
  /// The cures that are offered, each with its lines joined by semicolons.
  let cures: [String]

  private init(
    _ name: String, _ lines: [String], why question: String, view: String = "ok", at point: String,
    says: [String], cures: [String]
  ) {
    testDescription = name
    self.lines = lines
    self.question = question
    self.view = view
    self.point = point
    self.says = says
    self.cures = cures
  }

  /// The causes that concern hit tests, numbered as the samples of the design number them.
  static let all: [WhyScene] = [
    WhyScene(
      "1 own interaction off", ["add image pic 10 10 200 100"], why: "pic at 60 60", view: "pic",
      at: "60 60",
      says: ["`pic` is asked but refuses", "default of UIImageView and UILabel (UI-2)"],
      cures: ["set pic.isUserInteractionEnabled true"]),
    WhyScene(
      "2 an ancestor's interaction off",
      ["add image pic 10 10 200 100", "add button ok 20 20 60 40 in pic"], why: "ok", at: "60 50",
      says: ["`ok` is never asked", "the default of UIImageView (UI-2, UI-5)"],
      cures: ["set pic.isUserInteractionEnabled true"]),
    WhyScene(
      "3 hidden, two levels above",
      [
        "add view panel 10 10 200 200 isHidden true", "add view row 0 0 200 100 in panel",
        "add button ok 20 20 60 40 in row",
      ], why: "ok", at: "60 50",
      says: ["`panel`, 2 levels above it,", "isHidden is true (HT-2)"],
      cures: ["set panel.isHidden false"]),
    WhyScene(
      "4 nearly transparent", ["add view red 10 10 200 100 alpha 0.005"], why: "red at 60 60",
      view: "red", at: "60 60", says: ["`red` is asked but refuses: alpha is", "(HT-2)"],
      cures: ["set red.alpha 0.02", "set red.alpha 1; set red.backgroundColor clear"]),
    WhyScene(
      "4 alpha 0.01 is stored below itself", ["add view red 10 10 200 100 alpha 0.01"],
      why: "red at 60 60", view: "red", at: "60 60", says: ["0.00999999978", "(HT-14)"],
      cures: ["set red.alpha 0.02", "set red.alpha 1; set red.backgroundColor clear"]),
    WhyScene(
      "5 covered by a sibling",
      ["add button ok 100 100 120 44", "add view overlay 0 0 390 844 backgroundColor clear"],
      why: "ok", at: "160 122",
      says: ["`overlay`, in front of it", "contains (160, 122) and returned itself", "HT-6"],
      cures: ["set overlay.isUserInteractionEnabled false", "front ok"]),
    WhyScene(
      "5 covered where its superview lies behind",
      [
        "add view box 50 50 200 200", "add button ok 10 10 60 40 in box",
        "add view sheet 0 0 390 400",
      ], why: "ok", at: "90 80",
      says: ["`sheet`, in front of `box`, which contains it"],
      cures: ["set sheet.isUserInteractionEnabled false", "front box"]),
    WhyScene(
      "6 below its superview's bounds",
      ["add view box 100 100 200 100", "add button ok 10 80 60 60 in box"], why: "ok at 130 210",
      at: "130 210",
      says: [
        "(130, 210) is (30, 110) in `box`, 10 points below its bounds (0 0; 200 100)", "HT-4",
      ],
      cures: ["frame box 100 100 200 140", "put ok in root; move ok to 110 180"]),
    WhyScene(
      "6 left of its superview's bounds",
      ["add view box 100 100 200 100", "add button ok -30 10 60 40 in box"], why: "ok at 80 130",
      at: "80 130", says: ["20 points left of its bounds"],
      cures: ["put ok in root; move ok to 70 110"]),
    WhyScene(
      "6 on the far edge",
      ["add view box 100 100 200 100", "add button ok 180 10 60 40 in box"], why: "ok at 300 130",
      at: "300 130", says: ["on the far edge of its bounds (0 0; 200 100)", "(HT-10)"],
      cures: ["frame box 100 100 240 100", "put ok in root; move ok to 280 110"]),
    WhyScene(
      "7 an ancestor of zero height",
      ["add stack row 0 100 390 0", "add button ok 20 0 80 44 in row"], why: "ok", at: "60 122",
      says: ["`row` is 390 × 0 points", "(HT-11, inferred)"],
      cures: ["frame row 0 100 390 44", "put ok in root; move ok to 20 100"]),
    WhyScene(
      "8 its own answer", ["add button ok 20 20 60 40", "on ok hitTest return nil"], why: "ok",
      at: "50 40", says: ["its own answer decides", "`on ok hitTest return nil`"],
      cures: ["off ok"]),
    WhyScene(
      "8 the answer of a view above it",
      [
        "add view box 10 10 200 200", "add button ok 20 20 60 40 in box",
        "on box pointInside return false",
      ], why: "ok", at: "60 50", says: ["for `box` and all that it holds (HT-4)"],
      cures: ["off box"]),
    WhyScene(
      "9 another window", ["add button ok 20 20 60 40", "add window alert windowLevel alert"],
      why: "ok", at: "50 40",
      says: ["the window `alert` (level 2000) is in front of `window` (0)", "WN-5"],
      cures: ["set alert.isHidden true", "set alert.isUserInteractionEnabled false"]),
    WhyScene(
      "10 it is hit, but disabled", ["add button ok 20 20 60 40 isEnabled false"], why: "ok",
      at: "50 40", says: ["`ok` is the hit-test view", "isEnabled is false (CT-4)", "inferred"],
      cures: ["set ok.isEnabled true"]),
    WhyScene(
      "13 not on the screen", ["add button ok 20 20 60 40", "remove ok"], why: "ok", at: "50 40",
      says: ["`ok` is in no window: it left it with `remove ok`"], cures: ["put ok in root"]),
    WhyScene(
      "13 an ancestor not on the screen",
      ["add view page 0 0 390 844", "add button ok 20 20 60 40 in page", "remove page"], why: "ok",
      at: "50 40", says: ["`page`, which contains it, left it with `remove page`"],
      cures: ["put page in root"]),
    WhyScene(
      "14 drawn in front, asked behind",
      [
        "add button ok 100 100 100 100", "add view cover 100 100 100 100",
        "set ok.layer.zPosition 10",
      ], why: "ok", at: "150 150", says: ["zPosition 10 puts `ok` in front", "(HT-8)"],
      cures: ["front ok"]),
    WhyScene(
      "several causes behind each other",
      [
        "add image pic 10 10 200 100 isHidden true", "add button ok 20 20 60 40 in pic",
        "add view cover 0 0 390 844",
      ], why: "ok", at: "60 50", says: ["`cover`, in front of `pic`, which contains it,"],
      cures: [
        "set cover.isUserInteractionEnabled false; set pic.isHidden false; "
          + "set pic.isUserInteractionEnabled true",
        "front pic; set pic.isHidden false; set pic.isUserInteractionEnabled true",
      ]),
  ]
}
