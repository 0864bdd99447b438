import Records

/// The files of a new exercise: a small one that is complete and passes lint, with comments for
/// authors who turn it into another.
package struct ExerciseTemplate {
  private let name: String
  private let language: Language
  /// The name of the class that learners write.
  private let className: String

  /// `name` is the folder's, such as `half-button`; comments are in `language`.
  package init(name: String, language: Language) {
    self.name = name
    self.language = language
    className = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  /// All files, by their paths in the folder.
  package var files: [(path: String, text: String)] {
    [
      ("exercise.yml", settings),
      ("README.md", task.en),
      ("README.zh-Hans.md", task.zh),
      ("scene.touchstone", scene),
      ("starter.swift", program(starter, overriding: .inside)),
      ("solution.swift", program("bounds.contains(point) && point.x < bounds.midX")),
      ("solutions/rectangle.swift", alternative),
      ("mistakes/right-half.swift", program("bounds.contains(point) && point.x > bounds.midX")),
      (
        "mistakes/size-alone.swift",
        program("bounds.contains(point) && point.x < bounds.width / 2")
      ),
      ("mistakes/forgets-the-switches.swift", program(forgetful, overriding: .hitTest)),
    ]
  }

  private func say(_ en: String, _ zh: String) -> String { language == .english ? en : zh }

  // MARK: Code

  private enum Method {
    case inside, hitTest

    var declaration: String {
      switch self {
      case .inside: "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {"
      case .hitTest:
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {"
      }
    }
  }

  private func program(_ value: String, _ method: Method = .inside) -> String {
    program(["return \(value)"], overriding: method)
  }

  private func program(_ lines: [String], overriding method: Method) -> String {
    """
    import UIKit

    class \(className): UIButton {
      \(method.declaration)
    \(lines.map { "    \($0)" }.joined(separator: "\n"))
      }
    }

    """
  }

  private var starter: [String] {
    [
      "// `point` is in this button's own coordinates. Return whether it is touched there.",
      "return super.point(inside: point, with: event)",
    ]
  }

  private var forgetful: [String] {
    [
      "let isLeft = bounds.contains(point) && point.x < bounds.midX",
      "return isLeft ? self : nil",
    ]
  }

  private var alternative: String {
    """
    // A rectangle of half the width: who is in it, is in the left half.
    // 宽度减半的矩形：在其中就是在左半边。

    """
      + program(
        [
          "let left = CGRect(",
          "  x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)",
          "return left.contains(point)",
        ], overriding: .inside)
  }

  private var scene: String {
    """
    # \(say("Lines of the prompt; `touchstone help` lists the commands.", "与提示符下相同的命令；用 touchstone help 查看全部。"))
    add \(className) ok 100 100 120 80

    """
  }
}

extension ExerciseTemplate {
  // MARK: The task

  private var task: Bilingual {
    Bilingual(
      en: """
        # Only the left half

        Write the class `\(className)`, a `UIButton` that is touched in its left half alone.

        - A touch in the right half reaches the view behind the button.
        - It works for a button of any size, whatever the origin of its bounds is.
        - It behaves like any button otherwise: hidden, it gets no touch.

        Points within half a point of the middle are not judged.

        The scene: a `\(className)` named `ok` at (100, 100), 120 × 80 points, in the root view.

        ```sh
        touchstone check        # what holds, what does not, and where
        touchstone hint         # the next hint; there are two
        ```

        """,
      zh: """
        # 只有左半边

        请写一个 `UIButton` 的子类 `\(className)`，只有左半边能被点中。

        - 点在右半边，触摸交给按钮后面的视图。
        - 按钮多大都应当正确，bounds 的原点是多少都一样。
        - 其他方面与普通按钮一样：隐藏时得不到触摸。

        距中线不足 0.5 点的位置不参与评判。

        场景：根视图里有一个名为 `ok` 的 `\(className)`，位于 (100, 100)，大小 120 × 80。

        ```sh
        touchstone check        # 哪些成立，哪些不成立，错在哪里
        touchstone hint         # 下一条提示，共两条
        ```

        """)
  }
}

extension ExerciseTemplate {
  // MARK: exercise.yml

  private var settings: String { head + parts + variations + tail }

  private var head: String {
    """
    format: 1
    id: \(name)
    title: { en: Only the left half, zh-Hans: 只有左半边 }
    level: 1                      # \(say("1 first steps · 2 interview · 3 senior", "1 入门 · 2 面试 · 3 高级"))
    minutes: 10
    # lesson: 05-your-own-point-inside   \(say("# where it is taught", "# 讲解它的课程"))
    # after: [circular-button]           \(say("# exercises that come before", "# 应先完成的练习"))
    teaches: [HT-9]               # \(say("rules; at the prompt rule lists them", "规则；在提示符下用 rule 查看"))
    submission:
      file: \(className).swift
      class: \(className)
      inherits: UIButton
    screen: 390x844
    pass: 90                      # \(say("points; with a known mistake no answer reaches it", "及格分；有典型错误的答案达不到"))

    compare:
      as: hittable ok             # \(say("where ok gets the touch; owners: who gets it", "ok 在哪里得到触摸；owners：由谁得到"))
      border: 0.5                 # \(say("points this near to the solution's border are not judged", "离参考答案边界这么近的点不评判"))

    """
  }

  private var parts: String {
    """
    # \(say("Points of parts and variations are 100 together. Every item of the list in README.md needs a", "各部分和变化合计 100 分。README.md 列表里的每一项，都要有一个部分或变化"))
    # \(say("part or variation that has words of it as `tests`.", "在 `tests` 中引用它的原文。"))
    parts:
      - id: half
        title: { en: is touched in the left half, zh-Hans: 左半边能点中 }
        points: 30
        show: full                # full | region | verdict | hidden
        check: map                # \(say("every point of the screen", "屏幕上的每个点"))
      - id: behind
        title: { en: leaves the right half alone, zh-Hans: 右半边不响应 }
        points: 10
        tests:
          en: A touch in the right half reaches the view behind
          zh-Hans: 点在右半边，触摸交给按钮后面的视图
        check: |                  # \(say("lines with expect", "expect 命令行"))
          expect hit 110 140 is ok
          expect hit 210 140 is root
      - id: control
        title: { en: stays a button, zh-Hans: 仍是一个按钮 }
        points: 10
        tests:
          en: "behaves like any button otherwise"
          zh-Hans: 其他方面与普通按钮一样
        check:                    # \(say("taps, a drag out and in, a cancel: what it sends", "点击、拖出再拖入、取消：它发送什么"))
          { as: control, of: [ok], at: [120 140] }

    """
  }

  private var variations: String {
    """
    variations:                   # \(say("the scene with a few lines more", "在场景上再加几行"))
      - id: scrolled
        title: { en: "scrolled (bounds origin 15, -8)", zh-Hans: "bounds 原点为 (15, -8)" }
        points: 20
        tests:
          en: whatever the origin of its bounds is
          zh-Hans: bounds 的原点是多少都一样
        do: |
          set ok.bounds.origin 15 -8
      - id: wide
        title: { en: a button of 260 × 60, zh-Hans: 260 × 60 的按钮 }
        points: 20
        tests:
          en: for a button of any size
          zh-Hans: 按钮多大都应当正确
        do: |
          frame ok 60 240 260 60
      - id: hidden
        title: { en: hidden, zh-Hans: 隐藏 }
        points: 10
        tests:
          en: "behaves like any button otherwise: hidden"
          zh-Hans: 其他方面与普通按钮一样：隐藏
        do: |
          set ok.isHidden true
      - random: 4                 # \(say("scenes by chance, the same for all learners", "随机场景，对每个学习者都相同"))
        allow: [size, move, transform, switches]
        points: 0
        do: |                     # \(say("$(…) is drawn: of a range, or one of several", "$(…) 随机取值：取自一个范围，或几个中的一个"))
          ok.bounds.origin = CGPoint(x: $($(-250...-90)|$(140...250)), y: $(-40...40))

    """
  }

  private var tail: String {
    """
    limits: { steps: 100000 }     # \(say("instructions for one question", "单次询问的指令数"))
    mistakes:                     # \(say("typical wrong answers; each is found and called by its name", "典型错误；每个都会被发现并指出"))
      - file: mistakes/right-half.swift
        name: { en: the other half answers, zh-Hans: 另一半响应了 }
        say: { en: "Points of the left half have the smaller x.", zh-Hans: "左半边的点 x 较小。" }
        hint: 1                   # \(say("the hint that helps best with it", "最有帮助的提示"))
      - file: mistakes/size-alone.swift
        name: { en: the middle taken from the width alone, zh-Hans: 只用宽度求中线 }
        say:
          en: "bounds.width / 2 is the middle only while bounds.origin is (0, 0) (GE-8)."
          zh-Hans: "只有 bounds.origin 为 (0, 0) 时，bounds.width / 2 才是中线（GE-8）。"
        hint: 2
      - file: mistakes/forgets-the-switches.swift
        name: { en: a hitTest that forgets the switches, zh-Hans: hitTest 忘了三个开关 }
        say:
          en: "A hitTest of your own has to look at isHidden; point(inside:) leaves that to UIKit (HT-2)."
          zh-Hans: "重写 hitTest 要自己检查 isHidden；重写 point(inside:) 则由 UIKit 检查（HT-2）。"
        hint: 1
    hints:                        # \(say("each says a little more", "一条比一条说得更多"))
      - { en: "point(inside:) decides.", zh-Hans: "由 point(inside:) 决定。" }
      - { en: "The middle is at bounds.midX.", zh-Hans: "中线在 bounds.midX。" }
    alternatives: [solutions/rectangle.swift]
    # \(say("Lint changes the solution as somebody could have got it wrong. What nothing notices is listed:", "lint 会像常见错误那样修改参考答案。没有被发现的修改会列出："))
    # \(say("add a variation that notices it, or write here why it is as right.", "请增加能发现它的变化，或在这里写明它为什么同样正确。"))
    equivalent:
      - change: "return bounds.contains(point) && point.x <= bounds.midX"
        because: points within half a point of the middle are not judged

    """
  }
}
