print("abc".padding(toLength: -1, withPad: "", startingAt: 7))
