import Records

/// The files of a new lesson: a short one that passes lint in both languages and has a block of
/// every kind, with comments for authors who turn it into another.
package struct LessonTemplate {
  private let name: String
  private let language: Language

  /// `name` is the folder's, such as `30-last-first`; comments are in `language`.
  package init(name: String, language: Language) {
    self.name = name
    self.language = language
  }

  /// All files, by their paths in the folder.
  package var files: [(path: String, text: String)] {
    [
      ("lesson.md", header("Last first") + english),
      ("lesson.zh-Hans.md", header("后添加的先被询问") + chinese),
    ]
  }

  private func header(_ title: String) -> String {
    """
    ---
    format: 1
    id: \(name)
    title: \(title)
    minutes: 5
    # after: [02-who-gets-the-touch]
    meets: [M-8]   # \(comment)
    # touchstone · touchstone quiet · touchstone predict · touchstone task · touchstone quiz
    # touchstone fails · swift · swift fails
    ---

    """
  }

  private var comment: String {
    switch language {
    case .english: "claims that it corrects; touchstone lesson --verify runs all blocks:"
    case .chinese: "本课纠正的说法；touchstone lesson --verify 运行全部代码块："
    }
  }

  private var english: String {
    """
    # Last first

    Of views that overlap, the last of `subviews` is asked first (HT-5).

    ```touchstone
    add view yellow 40 40 160 160
    add view green 100 100 160 160
    tree
    ```

    Both have the point (150, 150) in them.

    ```touchstone predict
    predict hit 150 150
    ```

    green is the last: it returns itself, and yellow is never asked. The *order in subviews* decides, not who
    was added first:

    ```touchstone
    front yellow
    hit 150 150
    ```

    ```touchstone task
    # Let green get the touch at 150 150 again, and move nothing.
    expect hit 150 150 is green
    expect frame green is 100 100 160 160
    hint: Two commands change the order.
    hint: They are front NAME and back NAME.
    answer: back yellow
    ```

    ```touchstone quiz
    ? yellow is clear and has no code. Does it let the touch through?
    - yes
    * no : a plain view returns itself inside its bounds (HT-6)
    ```

    A name that nobody has is an error:

    ```touchstone fails
    front purple
    error: no view is named `purple`
    ```

    A class of your own answers otherwise:

    ```swift
    class Glass: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    ```

    ```touchstone
    add Glass pane 0 0 390 844
    hit 150 150
    ```

    """
  }

  private var chinese: String {
    """
    # 后添加的先被询问

    重叠的视图里，`subviews` 的最后一个先被询问（HT-5）。

    ```touchstone
    add view yellow 40 40 160 160
    add view green 100 100 160 160
    tree
    ```

    点 (150, 150) 同时在两个视图里。

    ```touchstone predict
    predict hit 150 150
    ```

    green 是最后一个：它返回自己，yellow 从未被询问。决定先后的是*在 subviews 里的顺序*，而不是谁先添加：

    ```touchstone
    front yellow
    hit 150 150
    ```

    ```touchstone task
    # 让 green 重新得到 150 150 处的触摸，不要移动任何视图。
    expect hit 150 150 is green
    expect frame green is 100 100 160 160
    hint: 有两个命令可以改变顺序。
    hint: 它们是 front 名称 和 back 名称。
    answer: back yellow
    ```

    ```touchstone quiz
    ? yellow 是透明色，也没有代码。它会让触摸穿过去吗？
    - 会
    * 不会 : 普通视图在自己的 bounds 内返回自己（HT-6）
    ```

    没有人叫这个名字，就会出错：

    ```touchstone fails
    front purple
    error: no view is named `purple`
    ```

    自己写的类可以返回别的结果：

    ```swift
    class Glass: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    ```

    ```touchstone
    add Glass pane 0 0 390 844
    hit 150 150
    ```

    """
  }
}
