// Objects are shared, not copied; methods, properties and identity.

import UIKit

private class Account {
  let owner: String
  private(set) var balance = 0
  var history: [Int] = []

  init(owner: String, balance: Int = 0) {
    self.owner = owner
    self.balance = balance
  }

  @discardableResult
  func deposit(_ amount: Int) -> Self {
    balance += amount
    history.append(amount)
    return self
  }
}

func classBasics() {
  let first = Account(owner: "ann")
  let second = first
  second.deposit(5).deposit(7)
  print(first.balance, first.history, first === second, first !== second)
  let third = Account(owner: "ann", balance: 12)
  print(third === first, third.balance == first.balance)
  var pointer = first
  pointer = third
  print(pointer === third, first.owner, pointer.history.isEmpty)
}
