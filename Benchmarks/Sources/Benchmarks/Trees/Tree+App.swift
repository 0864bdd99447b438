extension Tree {
  /// A phone's screen: navigation bar, scrolled list of cards, tab bar, floating button, an overlay
  /// that lets touches through, and a sheet that is not presented.
  static func app(views count: Int = 400) -> Tree {
    let (width, height) = screen
    var generator = LinearCongruentialGenerator(seed: 1)
    var tree = Tree(capacity: count)
    let window = tree.addRoot()
    let root = tree.add(0, 0, width, height, to: window)
    let scrollView = tree.add(0, 91, width, 670, to: root)
    let list = tree.add(0, -57, width, 2400, to: scrollView)
    tree.addNavigationBar(to: root)
    tree.addTabBar(to: root)
    let floatingButton = tree.add(318, 690, 56, 56, to: root)
    tree.add(16, 16, 24, 24, to: floatingButton, .interactionDisabled)
    tree.add(0, 0, width, height, to: root, .interactionDisabled)
    tree.add(0, 300, width, 544, to: root, .hidden)

    var y: Int32 = 0
    while tree.nodes.count < count {
      y += tree.addCell(at: y, to: list, drawing: &generator)
    }
    // The last card is cut where the count is reached.
    tree.truncate(to: count)
    return tree
  }

  private mutating func addNavigationBar(to root: Int) {
    let bar = add(0, 47, Self.screen.width, 44, to: root)
    add(0, -47, Self.screen.width, 91, to: bar, .interactionDisabled)
    add(8, 0, 44, 44, to: bar)
    add(100, 8, 190, 28, to: bar, .interactionDisabled)
    add(338, 0, 44, 44, to: bar)
  }

  private mutating func addTabBar(to root: Int) {
    let bar = add(0, 761, Self.screen.width, 83, to: root)
    for index in 0..<5 as Range<Int32> {
      let tab = add(index * 78, 0, 78, 49, to: bar)
      add(27, 6, 24, 24, to: tab, .interactionDisabled)
      add(4, 32, 70, 14, to: tab, .interactionDisabled)
    }
  }

  /// Adds one card of the list and returns its height.
  private mutating func addCell(
    at y: Int32, to list: Int, drawing generator: inout LinearCongruentialGenerator
  ) -> Int32 {
    let width = Self.screen.width
    let height = 88 + 8 * generator.draw(5)
    let cell = add(0, y, width, height, to: list)
    let content = add(0, 0, width, height - 1, to: cell)
    add(16, height - 1, width - 16, 1, to: cell, .interactionDisabled)
    let card = add(8, 4, width - 16, height - 9, to: content)
    add(8, 8, 48, 48, to: card, generator.draw(2) == 0 ? .normal : .interactionDisabled)
    let column = add(64, 6, 240, height - 21, to: card)
    add(0, 0, 240, 20, to: column, .interactionDisabled)
    add(0, 22, 200 + generator.draw(40), 16, to: column, .interactionDisabled)
    let row = add(0, 42, 240, height - 63, to: column)
    for index in 0..<(2 + generator.draw(2)) {
      let button = add(80 * index + 2, 0, 72, 24 + generator.draw(8), to: row)
      let pill = add(2, 2, 68, 20, to: button)
      add(4, 2, 16, 16, to: pill)
      add(24, 2, 40, 16, to: pill, .interactionDisabled)
    }
    let accessory = add(316, 8, 50, 50, to: card, generator.draw(6) == 0 ? .hidden : .normal)
    add(13, 13, 24, 24, to: accessory)
    // A badge that sticks out of its parent.
    add(38, -6, 16, 16, to: accessory)
    return height
  }
}
