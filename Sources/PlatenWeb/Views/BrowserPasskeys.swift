#if Web
import Foundation
import PlatenGraph

/// What the browser has answered to a request for a passkey.
struct BrowserCredential: Equatable, Sendable {
  /// The name of the browser's error; nil where it has an answer.
  var failure: String?
  var id = Data()
  /// JSON with the challenge and the origin.
  var clientData = Data()
  /// The authenticator's data, or the attestation of a new passkey.
  var data = Data()
  var signature = Data()
  var user = Data()
}

/// The passkeys of one view's browser. A browser has one request at a time: a new one cancels the one before.
@MainActor final class BrowserPasskeys: Passkeys {
  /// Writes a message to the page, if one is connected.
  var send: (((inout ServerMessage) -> Void) -> Void)?
  private var asked: Question?
  private var lastRequest = 0

  private struct Question {
    let number: Int
    let request: PasskeyRequest
    let answer: @MainActor (PasskeyAnswer) -> Void
  }

  func perform(
    _ request: PasskeyRequest, answer: @escaping @MainActor (PasskeyAnswer) -> Void
  ) -> @MainActor () -> Void {
    let former = asked
    lastRequest += 1
    let number = lastRequest
    asked = Question(number: number, request: request, answer: answer)
    if let former { send? { $0.append(Self.ask(former.number, "")) } }
    send? { $0.append(Self.ask(number, Self.options(of: request))) }
    former?.answer(.failed(.canceled))
    return { [weak self] in
      guard let self, asked?.number == number else { return }
      asked = nil
      send? { $0.append(Self.ask(number, "")) }
    }
  }

  /// A page that has just been connected may not have the request: one that has ignores it.
  func write(to message: inout ServerMessage) {
    if let asked { message.append(Self.ask(asked.number, Self.options(of: asked.request))) }
  }

  /// The operation for a request; without options the request is cancelled.
  private static func ask(_ number: Int, _ options: String) -> PageOperation {
    .authorize(number, script: StaticFile.passkeys.name, options: options)
  }

  /// The page has answered.
  func end(_ number: Int, _ credential: BrowserCredential) {
    guard let question = asked, question.number == number else { return }
    asked = nil
    question.answer(Self.answer(credential, to: question.request))
  }

  /// The answer; one to another challenge, or of another kind, is not valid.
  static func answer(_ credential: BrowserCredential, to request: PasskeyRequest) -> PasskeyAnswer {
    if let name = credential.failure { return .failed(failure(name)) }
    let isAssertion = if case .assertion = request.kind { true } else { false }
    guard !credential.id.isEmpty,
      let client = try? JSONDecoder().decode(ClientData.self, from: credential.clientData),
      client.type == (isAssertion ? "webauthn.get" : "webauthn.create"),
      client.challenge == base64URL(request.challenge)
    else { return .failed(.invalid) }
    if isAssertion {
      return .assertion(
        credentialID: credential.id, clientData: credential.clientData, authenticatorData: credential.data,
        signature: credential.signature, userID: credential.user)
    }
    return .registration(
      credentialID: credential.id, clientData: credential.clientData, attestation: credential.data)
  }

  /// What is read of the client data (Web Authentication, 5.8.1).
  private struct ClientData: Decodable {
    var type: String
    var challenge: String
  }

  /// The alphabet of RFC 4648, section 5, without padding.
  private static func base64URL(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// By the errors of Web Authentication, 5.1.3 and 5.1.4.
  private static func failure(_ name: String) -> PasskeyAnswer.Failure {
    switch name {
    case "NotAllowedError", "AbortError": .canceled
    case "NotSupportedError", "NetworkError": .notHandled
    case "InvalidStateError": .excluded
    default: .refused(name)
    }
  }

  /// The options of the browser's own functions in JSON, with bytes in base 64.
  static func options(of request: PasskeyRequest) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.key("isAssisted")
    json.boolean(request.isAssisted)
    switch request.kind {
    case .assertion(let allowed):
      json.key("get")
      json.beginObject()
      json.pair("rpId", request.relyingParty)
      json.pair("userVerification", request.userVerification)
      json.credentials("allowCredentials", allowed)
    case .registration(let name, let displayName, let userID, let excluded, let attestation):
      json.key("create")
      json.beginObject()
      json.key("rp")
      json.beginObject()
      json.pair("id", request.relyingParty)
      json.pair("name", request.relyingParty)
      json.endObject()
      json.key("user")
      json.beginObject()
      json.pair("id", userID.base64EncodedString())
      json.pair("name", name)
      json.pair("displayName", displayName)
      json.endObject()
      json.key("pubKeyCredParams")
      json.beginArray()
      // ES256, EdDSA and RS256, as the specification recommends.
      for algorithm in [-7, -8, -257] {
        json.beginObject()
        json.pair("type", "public-key")
        json.key("alg")
        json.integer(algorithm)
        json.endObject()
      }
      json.endArray()
      json.key("authenticatorSelection")
      json.beginObject()
      // A passkey is found without its identity.
      json.pair("residentKey", "required")
      json.pair("userVerification", request.userVerification)
      json.endObject()
      json.pair("attestation", attestation)
      json.credentials("excludeCredentials", excluded)
    }
    json.pair("challenge", request.challenge.base64EncodedString())
    json.endObject()
    json.endObject()
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func pair(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  fileprivate mutating func credentials(_ key: String, _ identities: [Data]) {
    self.key(key)
    beginArray()
    for identity in identities {
      beginObject()
      pair("id", identity.base64EncodedString())
      endObject()
    }
    endArray()
  }
}
#endif
