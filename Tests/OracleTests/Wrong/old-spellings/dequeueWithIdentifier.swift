import UIKit

func cell(_ table: UITableView) -> UITableViewCell? {
  table.dequeueReusableCellWithIdentifier("cell")  // error: value of type 'UITableView' has no member 'dequeueReusableCellWithIdentifier'
}
