extension Tree {
  /// Views nested in each other, each a little smaller than its parent.
  static func chain(views count: Int = 200) -> Tree {
    var tree = Tree(capacity: count)
    var (x, y, width, height) = (0 as Int32, 0 as Int32, screen.width, screen.height)
    var parent = -1
    for index in 0..<count {
      parent = tree.add(x, y, width, height, to: parent)
      let odd = Int32(index & 1)
      x = odd
      y = 1 + odd
      width -= 1 + odd
      height -= 3
    }
    return tree
  }

  /// One parent and its children on a grid of 25 columns, some of which overlap.
  static func wide(children count: Int = 2000) -> Tree {
    var generator = LinearCongruentialGenerator(seed: 3)
    var tree = Tree(capacity: count + 1)
    let root = tree.addRoot()
    for index in 0..<Int32(count) {
      let x = (index % 25) * 15 + generator.draw(8)
      let y = (index / 25) * 10 + generator.draw(6)
      let width = 8 + generator.draw(12)
      let height = 6 + generator.draw(9)
      let takesNoPart = generator.draw(32) == 0
      tree.add(
        x, y, width, height, to: root,
        takesNoPart ? (index.isMultiple(of: 2) ? .hidden : .interactionDisabled) : .normal)
    }
    return tree
  }

  /// Views of which each has a random earlier one as its parent; some stick out of theirs.
  static func random(views count: Int = 20_000) -> Tree {
    var generator = LinearCongruentialGenerator(seed: 4)
    var tree = Tree(capacity: count)
    tree.addRoot()
    for index in 1..<count {
      let parent = Int(generator.draw(Int32(index)))
      let (parentWidth, parentHeight) = (tree.nodes[parent].width, tree.nodes[parent].height)
      let width = max(2, parentWidth * (25 + generator.draw(60)) / 100)
      let height = max(2, parentHeight * (25 + generator.draw(60)) / 100)
      let x = generator.draw(parentWidth + 1) - width / 4
      let y = generator.draw(parentHeight + 1) - height / 4
      let participation: Participation =
        switch generator.draw(64) {
        case 0: .hidden
        case 1: .interactionDisabled
        default: .normal
        }
      tree.add(x, y, width, height, to: parent, participation)
    }
    return tree
  }
}
