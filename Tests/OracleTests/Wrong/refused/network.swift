import Foundation

func load(_ url: URL) {
  URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()  // error:
}
