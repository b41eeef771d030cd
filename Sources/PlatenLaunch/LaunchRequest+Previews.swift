import Foundation
import Platen

extension LaunchRequest {
  /// A program that shows the previews, if the arguments request them; nil otherwise.
  @MainActor func previewApp(in frontEnd: FrontEndKind) -> LaunchedApp? {
    guard previews || preview != nil else { return nil }
    let registered = PreviewBrowser.registered
    if let preview, !registered.contains(where: { $0.name == preview }) {
      fail("There is no preview “\(preview)”: --previews lists what there is.")
    }
    if previews, preview == nil, frontEnd.name == FrontEndRegistry.standard.name, isatty(STDOUT_FILENO) == 0 {
      for entry in registered { print("\(entry.name)\t\(entry.file)") }
      LaunchCommand.exit()
    }
    let name = preview
    return LaunchedApp(name: LaunchCommand.programName, title: "Previews") { environment in
      ViewHost(PreviewBrowser(opening: name), environment: environment)
    }
  }
}
