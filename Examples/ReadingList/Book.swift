import Foundation

struct Book: Codable, Hashable, Identifiable {
  var id = UUID()
  var title = ""
  var author = ""
  var pages: Int?
  var isRead = false
  var notes = ""
}
