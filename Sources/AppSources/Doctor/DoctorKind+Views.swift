import Records

/// Views that no touch reaches.
extension DoctorKind {
  static let userInteractionOff = DoctorKind(
    id: "user-interaction-off", rule: "UI-5",
    statement: Bilingual(
      en: """
        isUserInteractionEnabled = false takes the whole subtree out of hit testing, and something \
        in it waits for touches. Turn it off only on views that nothing is to be touched in.
        """,
      zh: """
        isUserInteractionEnabled = false 会让整个子树退出命中测试，而其中有等待触摸的东西。\
        只在里面没有任何可触摸内容的视图上关闭。
        """),
    scene: [
      "add view panel 0 0 390 400",
      "add button ok 20 20 100 44 in panel",
      "set panel.isUserInteractionEnabled false",
      "expect hit ok is root",
    ])

  static let cellSubview = DoctorKind(
    id: "cell-subview", rule: "HT-5",
    statement: Bilingual(
      en: """
        A cell makes its content view when that is first used: in front of what was added to the \
        cell itself before, whose touches it then gets. Add it to contentView.
        """,
      zh: """
        cell 的 contentView 首次用到时才创建：它会盖在此前直接加到 cell 上的视图前面，触摸都给了它。\
        请加到 contentView 上。
        """),
    scene: [
      "add table feed 0 100 390 600 rows 5",
      "add button act 250 4 120 36 in feed row 1",
      "put act in feed row 1 at 0",
      "expect hit 300 160 is feed row 1.contentView",
    ])

  static let containerWithoutSize = DoctorKind(
    id: "container-without-size", rule: "HT-11",
    statement: Bilingual(
      en: """
        The view gets neither a frame nor constraints: it stays without area, and touches reach \
        nothing inside it, though that is drawn. Give it a size.
        """,
      zh: "这个视图既没有 frame 也没有约束：面积一直为零，里面的内容虽然画了出来，却收不到触摸。请给它大小。"),
    scene: [
      "add view box 100 100 0 0",
      "add button ok 0 0 100 44 in box",
      "expect hit 150 120 is root",
    ])
}
