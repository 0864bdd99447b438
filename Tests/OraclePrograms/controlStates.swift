// The state of a control is a set of options, made of its flags.

import UIKit

func controlStates() {
  let button = UIButton()
  print(button.state == .normal, button.state.isEmpty, button.state.rawValue)
  button.isHighlighted = true
  button.isSelected = true
  print(button.state.contains(.selected), button.state == [.highlighted, .selected])
  button.isEnabled = false
  print(button.state.contains(.disabled), button.state.rawValue)
  let events: UIControl.Event = [.touchDown, .touchUpInside]
  print(events.contains(.touchDown), events.contains(.valueChanged))
  print(events.union(.valueChanged).rawValue, events.isSubset(of: .allTouchEvents))
  print(UIControl.Event.allTouchEvents.contains(.valueChanged))
  var rest = events
  rest.remove(.touchDown)
  rest.insert(.touchCancel)
  print(rest.rawValue, events.intersection(rest) == .touchUpInside)
}
