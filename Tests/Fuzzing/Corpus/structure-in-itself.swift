struct Node { var children = [Node](); var parent: Node? }
