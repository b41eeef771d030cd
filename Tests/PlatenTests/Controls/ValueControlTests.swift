import PlatenTesting
import SwiftUI
import Testing

private struct Mixer: View {
  @State private var volume = 0.5
  @State private var count: Float = 3
  @State private var log: [String] = []

  var body: some View {
    Form {
      Slider(value: $volume) {
        Text("Volume")
      } onEditingChanged: {
        log.append($0 ? "begin" : "end")
      }
      Slider(value: $count, in: 0...10, step: 2) {
        Text("Count")
      } minimumValueLabel: {
        Text("none")
      } maximumValueLabel: {
        Text("all")
      }
      ProgressView("Level", value: volume)
      ProgressView()
      Gauge(value: count, in: 0...10) {
        Text("Tank")
      } currentValueLabel: {
        Text("\(Int(count)) l")
      }
      Text(log.joined(separator: " "))
    }
  }
}

private struct Appointment: View {
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  let utc = TimeZone(identifier: "UTC") ?? .current

  var body: some View {
    Form {
      DatePicker(
        "Day", selection: $date,
        in: Date(timeIntervalSince1970: 1_690_000_000)...Date(timeIntervalSince1970: 1_800_000_000),
        displayedComponents: .date)
      DatePicker("Moment", selection: $date)
      Text(verbatim: "\(Int(date.timeIntervalSince1970))")
    }
    .environment(\.timeZone, utc)
    .environment(\.calendar, Calendar(identifier: .gregorian))
  }
}

private struct Paint: View {
  @State private var color = Color.red
  @State private var flat = Color(red: 0, green: 0, blue: 1, opacity: 0.5)

  var body: some View {
    ColorPicker("Wall", selection: $color)
    ColorPicker("Floor", selection: $flat, supportsOpacity: false)
  }
}

@MainActor @Suite struct ValueControlTests {
  @Test func `A slider reports when its knob is held and released`() async throws {
    let screen = await Screen(Mixer())
    try screen.slider("Volume").drag(through: [0.6, 0.7, 0.8])
    #expect(try screen.slider("Volume").value == 0.8)
    #expect(screen.shows("begin end"))
    #expect(!screen.shows("begin end begin"))
    #expect(try screen.progress("Level").fraction == 0.8)
  }

  @Test func `Steps and ends bound what a slider can be set to`() async throws {
    let screen = await Screen(Mixer())
    let slider = try screen.slider("Count")
    try slider.set(6.7)
    #expect(try slider.value == 6)
    try slider.set(99)
    #expect(try slider.value == 10)
    try slider.set(-.infinity)
    #expect(try slider.value == 0)
    try slider.focus()
    try screen.press(.rightArrow)
    #expect(try slider.value == 2)
    #expect(try screen.progress("Tank").fraction == 0.2)
    #expect(screen.shows("2 l"))
  }

  @Test func `Progress of nothing known has no fraction, and none is beyond its ends`() async throws {
    let screen = await Screen(
      VStack {
        ProgressView { Text("Loading") }
        ProgressView("Half", value: 1, total: 2)
        ProgressView("Over", value: 9, total: 2)
        ProgressView("Empty", value: 1, total: 0)
      })
    #expect(try screen.progress("Loading").fraction == nil)
    #expect(try screen.progress("Half").fraction == 0.5)
    #expect(try screen.progress("Over").fraction == 1)
    #expect(try screen.progress("Empty").fraction == nil)
  }

  @Test func `A date is typed part by part and keeps its time`() async throws {
    let screen = await Screen(Appointment())
    #expect(try screen.field("Day").text == "11/14/2023")
    try screen.field("Day").replace(with: "12012023")
    try screen.field("Day").submit()
    #expect(try screen.field("Day").text == "12/01/2023")
    #expect(screen.shows("\(1_700_000_000 + 17 * 86_400)"))
  }

  @Test func `A day is chosen from the calendar, inside the range`() async throws {
    let screen = await Screen(Appointment())
    let calendar = try screen.calendar("Day")
    #expect(try calendar.title == "November 2023")
    try calendar.select(year: 2023, month: 13, day: 31)
    #expect(try calendar.day == DateComponents(year: 2024, month: 1, day: 31))
    try calendar.select(year: 2024, month: 2, day: 31)
    #expect(try calendar.day == DateComponents(year: 2024, month: 2, day: 29))
    try calendar.select(year: 2040, month: 1, day: 1)
    #expect(try calendar.day == DateComponents(year: 2027, month: 1, day: 15))
    #expect(try screen.field("Day").text == "01/15/2027")
  }

  @Test func `A colour is set in numbers, without opacity where there is none`() async throws {
    let screen = await Screen(Paint())
    #expect(try screen.colorPicker("Wall").value == "#FF3B30")
    try screen.colorPicker("Wall").set("#12345680")
    #expect(try screen.colorPicker("Wall").value == "#12345680")
    #expect(try screen.colorPicker("Floor").value == "#0000FF")
  }

  private struct OldSliders: View {
    @State private var size = 2.0
    @State private var isChanging = false

    var body: some View {
      VStack {
        Slider(
          value: $size, in: 0...10, step: 2, onEditingChanged: { isChanging = $0 }, minimumValueLabel: Text("Small"),
          maximumValueLabel: Text("Large"), label: { Text("Size") })
        Slider(value: $size, in: 0...10, onEditingChanged: { isChanging = $0 }) { Text("Size again") }
        Text("Size: \(size)")
      }
    }
  }

  @Test func slidersTakeTheArgumentOrderOfTheFirstVersion() async throws {
    let screen = await Screen(OldSliders())
    #expect(screen.shows("Small") && screen.shows("Large"))
    try screen.slider("Size").focus()
    try screen.press(.rightArrow)
    #expect(screen.shows("Size: 4.0"))
  }
}
