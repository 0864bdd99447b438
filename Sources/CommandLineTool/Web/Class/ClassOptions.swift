import ArgumentParser
import Foundation
import Records
import WebServer
import Workbench

/// The options of `web` for a class.
struct ClassOptions: ParsableArguments {
  @Option(
    name: .customLong("class"),
    help: ArgumentHelp(
      "Serves a class: learners join by this code, 4 to 40 letters, digits and hyphens.",
      valueName: "code"))
  var code: String?

  @Option(help: "The address to serve a class at; else 127.0.0.1. 0.0.0.0 is all.")
  var host: String?

  @Option(help: "How many learners may join, 1 to 2000; else 60.")
  var seats: Int?

  @Option(
    help: ArgumentHelp(
      "The folder with the data of classes, which several servers may share.", valueName: "folder"),
    completion: .directory)
  var data: String?

  @Option(
    help: ArgumentHelp(
      "The address that a proxy in front has, such as https://ios.school.example/touch.",
      valueName: "url"))
  var behind: String?

  @Option(
    help: ArgumentHelp(
      "The address of a proxy whose X-Forwarded-For counts; else 127.0.0.1.", valueName: "address"))
  var proxy: [String] = []

  @Flag(help: "With forget: does not ask.")
  var yes = false

  func validate() throws {
    if let code, ClassCode(code) == nil {
      throw ValidationError("A code has 4 to 40 letters, digits and hyphens, such as IOS-7B.")
    }
    if let seats, !(1...2000).contains(seats) {
      throw ValidationError("--seats takes a number from 1 to 2000.")
    }
    if code == nil, host != nil || seats != nil || behind != nil || !proxy.isEmpty {
      throw ValidationError("--host, --seats, --behind and --proxy are for --class.")
    }
    if let behind, PublicAddress(behind) == nil {
      throw ValidationError("--behind takes an address such as https://ios.school.example/touch.")
    }
  }

  /// The folder with the data of classes; throws if there is none.
  var folder: String {
    get throws {
      if let data { return URL(fileURLWithPath: FileReading.expanded(data)).path }
      guard let ordinary = ClassFolder.ordinary else {
        throw Problem.cannotWrite("~/.local/state/touchstone", reason: .number(ENOENT))
      }
      return ordinary
    }
  }
}
