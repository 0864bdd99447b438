// Bars, their buttons and controllers: what a touch on them hits, and what it does.

import UIKit

private class Opener: UIViewController {
  var opened = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    custom.tag = 7
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    navigationItem.leftBarButtonItems = [UIBarButtonItem(barButtonSystemItem: .cancel)]
  }
}

func barsAndItems() {
  let opener = Opener()
  _ = opener.view
  let navigation = UINavigationController(rootViewController: opener)
  let bar = navigation.navigationBar
  _ = navigation.view
  bar.layoutIfNeeded()
  print(bar.subviews.map { $0.frame }, bar.topItem === opener.navigationItem)
  print(bar.hitTest(CGPoint(x: 350, y: 20), with: nil)?.tag ?? 0)
  let second = UIViewController()
  second.title = "Second"
  navigation.pushViewController(second, animated: false)
  bar.layoutIfNeeded()
  if let back = bar.hitTest(CGPoint(x: 20, y: 20), with: nil) as? UIControl {
    back.sendActions(for: .touchUpInside)
  }
  print(navigation.topViewController === opener, navigation.viewControllers.count)
  let tabs = UITabBarController()
  second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 2)
  tabs.viewControllers = [navigation, second]
  tabs.view.layoutIfNeeded()
  print(tabs.tabBar.items?.map { $0.tag } ?? [], tabs.tabBar.subviews.map { $0.frame.width })
  if let tab = tabs.view.hitTest(CGPoint(x: 300, y: 800), with: nil) as? UIControl {
    tab.sendActions(for: .touchUpInside)
  }
  print(tabs.selectedIndex, tabs.selectedViewController === second)
  print(second.tabBarController === tabs)
  let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
  toolbar.items = [
    UIBarButtonItem.flexibleSpace(),
    UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil),
    UIBarButtonItem.flexibleSpace(),
  ]
  toolbar.layoutIfNeeded()
  print(toolbar.subviews.map { $0.frame })
  print(toolbar.hitTest(CGPoint(x: 5, y: 5), with: nil) === toolbar)
  let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
  search.text = "word"
  search.layoutIfNeeded()
  print(search.hitTest(CGPoint(x: 100, y: 28), with: nil) === search.searchTextField)
  print(search.searchTextField.text ?? "none")
}
