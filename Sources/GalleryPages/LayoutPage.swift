import SwiftUI

/// Views in a row that wraps to further lines.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, point) in zip(subviews, arrange(subviews, in: bounds.width).points) {
      subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat) -> (points: [CGPoint], size: CGSize) {
    var points: [CGPoint] = []
    var (x, y, line, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, line) = (0, y + line + spacing, 0)
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      line = max(line, size.height)
      widest = max(widest, x - spacing)
    }
    return (points, CGSize(width: widest, height: y + line))
  }
}

extension HorizontalAlignment {
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  static let colon = HorizontalAlignment(Colon.self)
}

/// Custom layouts, alignment guides, grids, gauges and the window's colour scheme.
struct LayoutPage: View {
  @State private var tags = ["Swift", "SwiftUI", "Linux", "Terminal", "Browser", "GTK"]
  @State private var tag = ""
  @State private var guests = 2
  @State private var level = 0.6
  @State private var scheme: ColorScheme?
  @State private var size = CGSize.zero

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        FlowLayout {
          ForEach(tags, id: \.self) { tag in
            Button(tag) { tags.removeAll { $0 == tag } }
          }
        }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        }
        HStack {
          TextField("New tag", text: $tag).onSubmit(add)
          Button("Add", action: add).disabled(tag.isEmpty)
        }
        Text("The tags take \(Int(size.width)) × \(Int(size.height)) points.").font(.caption)
        VStack(alignment: .colon, spacing: 0) {
          HStack(spacing: 8) {
            Text("Name:")
            Text("Ada Lovelace").alignmentGuide(.colon) { $0[.leading] }
          }
          HStack(spacing: 8) {
            Text("City of birth:")
            Text("London").alignmentGuide(.colon) { $0[.leading] }
          }
        }
        Grid(alignment: .leading, horizontalSpacing: 16) {
          GridRow {
            Text("Item")
            Text("Pieces").gridColumnAlignment(.trailing)
            Text("Price").gridColumnAlignment(.trailing)
          }
          .bold()
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text("Tea")
            Text("2")
            Text("7.00")
          }
          GridRow {
            Text("With cake").gridCellColumns(2)
            Text("11.50")
          }
        }
        Stepper("Guests", value: $guests, in: 1...9, format: .number)
        HStack(spacing: 16) {
          Gauge(value: level) {
            Text("Level")
          } currentValueLabel: {
            Text(level, format: .percent.precision(.fractionLength(0)))
          }
          .gaugeStyle(.accessoryCircularCapacity)
          Slider(value: $level) { Text("Level") }
        }
        Picker("Scheme", selection: $scheme) {
          Text("As the system").tag(ColorScheme?.none)
          Text("Light").tag(ColorScheme?.some(.light))
          Text("Dark").tag(ColorScheme?.some(.dark))
        }
        .pickerStyle(.segmented)
      }
      .padding()
    }
    .preferredColorScheme(scheme)
  }

  private func add() {
    if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
    tag = ""
  }
}

#Preview("Layouts") {
  LayoutPage()
}

#Preview("Tags in rows") {
  // Nothing here fills the width but the layout.
  ScrollView {
    FlowLayout {
      ForEach(["Swift", "Linux", "Browser"], id: \.self) { Text($0) }
    }
    .padding()
  }
}
