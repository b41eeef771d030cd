import ArgumentParser
import Platen
import Testing

@testable import PlatenLaunch

/// The front end and the options that arguments and the environment choose.
@Suite struct LaunchRequestTests {
  private func request(_ arguments: [String], _ variables: [String: String] = [:]) throws -> LaunchRequest {
    try LaunchRequest(arguments.isEmpty ? nil : LaunchCommand.parse(arguments), LaunchEnvironment { variables[$0] })
  }

  private func reason(_ arguments: [String], _ variables: [String: String] = [:]) -> String? {
    do {
      _ = try request(arguments, variables)
      return nil
    } catch {
      return error is LaunchProblem ? "\(error)" : LaunchCommand.message(for: error)
    }
  }

  @Test func `an argument precedes the environment`() throws {
    let web = ["PLATEN_FRONT_END": "web"]
    #expect(try request([]).frontEnd.name == "terminal")
    #expect(try request([], web).frontEnd.name == "web")
    #expect(try request(["--window"], web).frontEnd.name == "window")
    for argument in ["--plain", "--accessible"] {
      let lines = try request([argument], web)
      #expect(lines.frontEnd.name == "terminal")
      #expect(lines.options.isPlain == (argument == "--plain") && lines.options.isAccessible != lines.options.isPlain)
    }
    // Previews can be shown in any of them.
    #expect(try request(["--previews"], web).frontEnd.name == "web")
  }

  @Test func `an argument without an effect is an error, however the front end was chosen`() {
    #expect(reason(["--web", "--plain"]) == "--plain goes with the terminal, not with --web.")
    #expect(reason(["--port", "1"]) == "--port goes with --web, not with the terminal.")
    #expect(reason(["--window", "--host", "::1"]) == "--host goes with --web, not with the window.")
    #expect(reason(["--stylesheet", "a.css"], ["PLATEN_FRONT_END": "window"])?.hasPrefix("--stylesheet goes") == true)
    let lines = reason(["--allow-host", "a.org", "--plain"], ["PLATEN_FRONT_END": "web"])
    #expect(lines == "--allow-host goes with --web, not with the terminal.")
    #expect(reason(["--port", "1"], ["PLATEN_FRONT_END": "web"]) == nil)
    #expect(reason([], ["PLATEN_FRONT_END": "paper"])?.hasPrefix("PLATEN_FRONT_END is “paper”") == true)
  }

  @Test func `a server is described by its environment`() throws {
    let variables = [
      "PLATEN_FRONT_END": "web", "PLATEN_HOST": "0.0.0.0", "PORT": "3000", "PLATEN_ALLOW_HOST": "a.org, b.org:81",
      "PLATEN_TRUSTED_PROXIES": "10.0.0.0/8 ::1",
    ]
    var options = try request([], variables).options
    #expect(options.host == "0.0.0.0" && options.port == 3000 && options.allowedHosts == ["a.org", "b.org:81"])
    #expect(options.trustedProxies == ["10.0.0.0/8", "::1"])
    options = try request([], variables.merging(["PLATEN_PORT": "4000"]) { $1 }).options
    #expect(options.port == 4000)
    options = try request(["--port", "0", "--host", "::1", "--allow-host", "c.org"], variables).options
    #expect(options.host == "::1" && options.port == 0 && options.allowedHosts == ["c.org"])
    let proxies = ["--trusted-proxy", "192.0.2.1", "--trusted-proxy", "192.0.2.2"]
    #expect(try request(proxies, variables).options.trustedProxies == ["192.0.2.1", "192.0.2.2"])
    #expect(reason(proxies) == "--trusted-proxy goes with --web, not with the terminal.")
    options = try request(["--web"]).options
    #expect(options == FrontEndOptions() && options.host == "127.0.0.1" && options.port == 8080)
  }

  @Test func `a port that is none is an error of a server alone`() {
    #expect(reason(["--web"], ["PORT": "http"]) == "PORT is “http”: it has to be a number from 0 to 65535.")
    #expect(reason(["--web"], ["PLATEN_PORT": "65536", "PORT": "80"])?.hasPrefix("PLATEN_PORT is “65536”") == true)
    #expect(reason(["--web", "--port", "80"], ["PORT": "http"]) == nil)
    #expect(reason([], ["PORT": "http"]) == nil)
    #expect(reason(["--web", "--port", "65536"]) == "--port takes a number from 0 to 65535, not 65536.")
  }
}
