import CoreTransferable
import Foundation
import UniformTypeIdentifiers

// A model in a file without views, as packages of models have it.

struct Recipe: Codable, Equatable, Transferable {
    var title: String
    var servings: Int

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.title)
    }
}
