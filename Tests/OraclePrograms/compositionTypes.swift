// A class and protocols together as a type, and conformances under a condition.

import UIKit

private protocol Themed { var theme: Int { get set } }
private protocol Named { var name: String { get } }

private class ThemedView: UIView, Themed {
  var theme = 4
}

private struct Person: Named, Themed {
  var name = "Ann"
  var theme = 1
}

private typealias ThemedUIView = UIView & Themed

private final class Owner {
  weak var target: (UIView & Themed)?
  var people: [Named & Themed] = []

  func advance() {
    target?.theme += 1
    target?.tag = target?.theme ?? 0
  }
}

private func show(_ value: Named & Themed) -> String { "\(value.name)\(value.theme)" }
private func tag(of view: ThemedUIView) -> Int { view.tag + view.theme }

private nonisolated struct Wrapper<Value> {
  var value: Value
}

extension Wrapper: Equatable where Value: Equatable {}

extension Wrapper: CustomStringConvertible where Value: CustomStringConvertible {
  nonisolated var description: String { "<\(value.description)>" }
}

private struct Scale {
  let factor: Int

  func callAsFunction(_ number: Int) -> Int { factor * number }
}

func compositionTypes() {
  let owner = Owner()
  let view = ThemedView()
  owner.target = view
  owner.advance()
  print(view.theme, view.tag, tag(of: view))
  let plain: UIView = view
  if let themed = plain as? UIView & Themed {
    print(themed.theme, themed.frame, themed.superview == nil, themed === view)
    let back: UIView = themed
    print(back === view)
  }
  print(UIButton() as UIView is Themed, owner.target?.isHidden ?? true)
  owner.people.append(Person())
  print(owner.people.map(show), owner.people.map(\.name))
  print(Wrapper(value: 1) == Wrapper(value: 1), Wrapper(value: "a") == Wrapper(value: "b"))
  print(Wrapper(value: 7), Scale(factor: 3)(4))
}
