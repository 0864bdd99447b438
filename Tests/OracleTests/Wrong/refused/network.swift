import Foundation

func load(_ url: URL) {  // error:
  URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()  // error:
}
