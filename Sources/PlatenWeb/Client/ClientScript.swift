#if Web
/// The script of the page. It shows what the server says and reports what a person does; what is typed stays in
/// the browser's own controls, so that no key waits for the server.
///
/// Its parts share one scope; each is a file of its own here.
enum ClientScript {
  /// Both sides have to speak the same.
  static let protocolVersion = 2

  static let text =
    "'use strict';\n(() => {\nconst protocolVersion = \(protocolVersion);\n"
    + [
      document, richLines, richEditor, fields, answers, link, operations, motion, places, resume, typeAhead, keys,
      pointer,
      dialogs, containers, layouts, richStart, events, richInput, marks, menus, controls,
    ].joined(separator: "\n") + "\nconnect();\n})();\n"
}
#endif
