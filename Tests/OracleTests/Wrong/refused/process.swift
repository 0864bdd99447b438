import Foundation

func run() {
  let process = Process()  // error:
  try? process.run()
}
