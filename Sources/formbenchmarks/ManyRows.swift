import SwiftUI

/// A list of a number of elements of one array in a state, each bound to a field.
struct ManyRows: View {
  @State private var rows: [Row]

  struct Row: Identifiable {
    let id: Int
    var words: String
    var isDone = false
  }

  init(count: Int) {
    _rows = State(initialValue: (0..<count).map { Row(id: $0, words: "") })
  }
}

extension ManyRows {
  var body: some View {
    List($rows) { $row in
      HStack {
        TextField("Field \(row.id)", text: $row.words)
        Text("\(row.words.count)")
      }
    }
  }
}

/// The same list in a model, whose property is observed as a whole.
struct ManyModelRows: View {
  let model: Model

  @Observable final class Model {
    var rows: [ManyRows.Row]

    init(count: Int) { rows = (0..<count).map { ManyRows.Row(id: $0, words: "") } }
  }

  var body: some View {
    @Bindable var model = model
    List($model.rows) { $row in
      HStack {
        TextField("Field \(row.id)", text: $row.words)
        Text("\(row.words.count)")
      }
    }
  }
}
