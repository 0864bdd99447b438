// Actions beside rows: closures of several parameters are made here from those of one (SC-32).
extension UIContextualAction {
  typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  convenience init(
    style: UIContextualAction.Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {
    self.init(_style: style, _title: title) { action in
      handler(action, action._sourceView ?? UIView()) { done in action._finish(done) }
    }
  }
}

extension UITableViewRowAction {
  convenience init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init(_style: style, _title: title) { action in
      if let path = action._indexPath { handler(action, path) }
    }
  }
}
