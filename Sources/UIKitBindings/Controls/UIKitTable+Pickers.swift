import Foundation
import ScriptLibrary
import UIKitModel

nonisolated extension UIDatePicker.Mode: BridgedEnumeration {}

/// The choices of wheels, and the styles of spinning views.
extension UIKitTable {
  static func addPickers(_ table: Table) {
    addPickerProtocols(table)
    table.enumeration(
      UIDatePicker.Mode.self,
      [
        ("time", .time), ("date", .date), ("dateAndTime", .dateAndTime),
        ("countDownTimer", .countDownTimer),
      ], in: UIDatePicker.self, "What a date picker chooses.")
    table.extend(UIDatePicker.type(in: table.library)) { addDates($0) }
    table.extend(UIPickerView.type(in: table.library)) { addWheels($0) }
    table.extend(UIActivityIndicatorView.type(in: table.library)) {
      $0.initializer("init(activityIndicatorStyle:)", "The name of before Swift 4.2.") {
        (style: UIActivityIndicatorView.Style) in UIActivityIndicatorView(style: style)
      }
    }
  }

  private static func addDates(_ type: TypeTable) {
    type.property(
      "date", get: { (p: UIDatePicker) in date(of: p) },
      set: { (p: UIDatePicker, new: Date) in p.chosenDate = p.limited(new) },
      "The date that is chosen, within the limits; at first that of its creation.")
    type.method("setDate(_:animated:)", "Chooses a date; sends nothing (CT-24).") {
      (p: UIDatePicker, new: Date, _: Bool) in p.chosenDate = p.limited(new)
    }
    type.stored("minimumDate", \UIDatePicker.minimumDate, "The earliest date; nil for none.")
    type.stored("maximumDate", \UIDatePicker.maximumDate, "The latest date; nil for none.")
    type.stored("datePickerMode", \UIDatePicker.datePickerMode, "What it chooses.")
    type.stored("minuteInterval", \UIDatePicker.minuteInterval, "The distance of the minutes.")
    type.stored("countDownDuration", \UIDatePicker.countDownDuration, "Seconds of a countdown.")
  }

  private static func date(of picker: UIDatePicker) -> Date {
    let passed = UIApplication.shared.clock.now - picker.creationTime
    return picker.limited(picker.chosenDate ?? Date.ofDevice.addingTimeInterval(-passed))
  }

  private static func addWheels(_ type: TypeTable) {
    type.delegate(
      "dataSource", "UIPickerViewDataSource", \UIPickerView.dataSourceObject,
      "Who knows the rows; not retained.")
    type.delegate(
      "delegate", "UIPickerViewDelegate", \UIPickerView.delegateObject,
      "Who names the rows; not retained. No touch turns a wheel here.")
    type.property(
      "numberOfComponents", get: { (p: UIPickerView) in p.numberOfComponents },
      "How many wheels there are.")
    type.method("numberOfRows(inComponent:)", "How many rows a wheel has.") {
      (p: UIPickerView, component: Int) in p.numberOfRows(inComponent: component)
    }
    type.method("selectRow(_:inComponent:animated:)", "Turns a wheel; sends nothing.") {
      (p: UIPickerView, row: Int, component: Int, animated: Bool) in
      p.selectRow(row, inComponent: component, animated: animated)
    }
    type.method("selectedRow(inComponent:)", "The row in the middle; -1 without rows.") {
      (p: UIPickerView, component: Int) in p.selectedRow(inComponent: component)
    }
    type.method("reloadAllComponents()", "Asks the data source again.") {
      (p: UIPickerView) in p.reloadAllComponents()
    }
    type.method("reloadComponent(_:)", "Asks for the rows of a wheel again.") {
      (p: UIPickerView, component: Int) in p.reloadComponent(component)
    }
  }

  private static func addPickerProtocols(_ table: Table) {
    table.protocol("UIPickerViewDataSource", "What wheels ask for their rows.") {
      $0.requirement(
        "numberOfComponents(in:)", selector: "numberOfComponentsInPickerView:",
        [UIPickerView.self], returns: Int.self, "How many wheels there are.")
      $0.requirement(
        "pickerView(_:numberOfRowsInComponent:)", [UIPickerView.self, Int.self],
        returns: Int.self, "How many rows a wheel has.")
    }
    table.protocol("UIPickerViewDelegate", "What wheels ask for the looks of rows.") {
      $0.requirement(
        "pickerView(_:titleForRow:forComponent:)", optional: true,
        [UIPickerView.self, Int.self, Int.self], returns: String?.self, "The words of a row.")
      $0.requirement(
        "pickerView(_:didSelectRow:inComponent:)", optional: true,
        [UIPickerView.self, Int.self, Int.self], "A wheel was turned; no touch does here.")
      $0.requirement(
        "pickerView(_:viewForRow:forComponent:reusing:)", optional: true,
        [UIPickerView.self, Int.self, Int.self, UIView?.self], returns: UIView.self,
        "The view of a row.")
      for name in ["rowHeight", "width"] {
        $0.requirement(
          "pickerView(_:\(name)ForComponent:)", optional: true, [UIPickerView.self, Int.self],
          returns: CGFloat.self, "The size of a wheel's rows.")
      }
    }
  }
}
