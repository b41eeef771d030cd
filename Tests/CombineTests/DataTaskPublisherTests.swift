#if Networking
import Combine
import Foundation
import FoundationNetworking
import Testing

/// Answers the scheme `platen-test`: the path of an address is its data, and the host `fails` has none.
private final class AnsweringProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "platen-test" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.host != "fails" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.path.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

@Suite struct DataTaskPublisherTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [AnsweringProtocol.self]
    return URLSession(configuration: configuration)
  }()

  private func result(of address: String) async throws -> (values: [String], completion: String) {
    let publisher = session.dataTaskPublisher(for: try #require(URL(string: address)))
      .map { String(decoding: $0.data, as: UTF8.self) }
    let log = Log()
    return await withCheckedContinuation { continuation in
      log.subscription = publisher.sink {
        switch $0 {
        case .finished: continuation.resume(returning: (log.values, "finished"))
        case .failure(let error): continuation.resume(returning: (log.values, "\(error.code == .cannotFindHost)"))
        }
      } receiveValue: {
        log.values.append($0)
      }
    }
  }

  @Test func publishesTheDataOnceAndCompletes() async throws {
    let result = try await result(of: "platen-test://answers/some/text")
    #expect(result.values == ["/some/text"] && result.completion == "finished")
  }

  @Test func failsWithTheErrorOfTheRequest() async throws {
    let result = try await result(of: "platen-test://fails/")
    #expect(result.values.isEmpty && result.completion == "true")
  }
}

private final class Log: @unchecked Sendable {
  var values: [String] = []
  var subscription: AnyCancellable?
}
#endif
