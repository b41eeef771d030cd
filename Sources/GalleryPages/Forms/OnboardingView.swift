import SwiftUI

struct OnboardingView: View {
  private struct Page: Identifiable {
    let id: Int
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey
    let colors: [Color]
  }

  private static let pages = [
    Page(
      id: 0, symbol: "figure.walk", title: "Every step counts",
      text: "Walk as you like. We count along.", colors: [.blue, .purple]),
    Page(
      id: 1, symbol: "map.fill", title: "Find new ways",
      text: "There are **four thousand** paths around you.", colors: [.green, .teal]),
    Page(
      id: 2, symbol: "person.2.fill", title: "Not alone",
      text: "Meet others on the way, if you want to.", colors: [.orange, .pink]),
  ]

  @State private var page = 0
  @State private var name = ""
  @State private var goal = 8000.0
  @State private var isFinished = false
  @FocusState private var nameIsFocused: Bool

  private var isLastPage: Bool { page == Self.pages.count }

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: isLastPage ? [.indigo, .blue] : Self.pages[page].colors),
        startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .edgesIgnoringSafeArea(.all)
      .animation(.easeInOut, value: page)

      if isFinished {
        finish
          .transition(.scale.combined(with: .opacity))
      } else {
        VStack {
          skipButton
          Spacer()
          if isLastPage {
            questions
              .transition(.move(edge: .trailing))
          } else {
            pageView(Self.pages[page])
              .id(page)
              .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
          }
          Spacer()
          PageDots(count: Self.pages.count + 1, current: page)
          Button(isLastPage ? "Get Started" : "Continue", action: next)
            .buttonStyle(CapsuleButtonStyle())
            .disabled(isLastPage && name.trimmingCharacters(in: .whitespaces).isEmpty)
        }
        .padding(24)
      }
    }
    .foregroundColor(.white)
  }

  private var skipButton: some View {
    HStack {
      Spacer()
      Button("Skip") {
        withAnimation { page = Self.pages.count }
      }
      .buttonStyle(.plain)
      .opacity(isLastPage ? 0 : 1)
      .disabled(isLastPage)
    }
  }

  private func pageView(_ page: Page) -> some View {
    VStack(spacing: 16) {
      Image(systemName: page.symbol)
        .font(.system(size: 56))
      Text(page.title)
        .font(.largeTitle)
        .fontWeight(.heavy)
        .multilineTextAlignment(.center)
      Text(page.text)
        .multilineTextAlignment(.center)
    }
  }

  private var questions: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("What shall we call you?")
        .font(.title2)
        .bold()
      TextField("Your name", text: $name)
        .textFieldStyle(.plain)
        .submitLabel(.done)
        .focused($nameIsFocused)
        .onSubmit(next)
        .padding(12)
        .background(Color.white.opacity(0.2))
        .clipShape(Capsule())
        .overlay(Capsule().stroke(Color.white.opacity(nameIsFocused ? 1 : 0.4)))
      Text("Goal: \(Int(goal)) steps a day")
      Slider(value: $goal, in: 2000...20000, step: 1000) { Text("Goal") }
        .accentColor(.white)
    }
    .frame(maxWidth: 360)
    .onAppear { nameIsFocused = true }
  }

  private var finish: some View {
    VStack(spacing: 12) {
      Image(systemName: "checkmark.circle.fill")
        .font(.system(size: 56))
      Text("Off we go, \(name)!")
        .font(.title)
      Text("\(Int(goal)) steps to go today.")
    }
    .padding(24)
  }

  private func next() {
    guard !isLastPage || !name.trimmingCharacters(in: .whitespaces).isEmpty else { return }
    withAnimation(.spring()) {
      if isLastPage { isFinished = true } else { page += 1 }
    }
  }
}

private struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        Capsule()
          .fill(Color.white.opacity(index == current ? 1 : 0.4))
          .frame(width: index == current ? 24 : 8, height: 8)
      }
    }
    .padding(.bottom)
    .accessibilityElement()
    .accessibilityLabel("Page \(current + 1) of \(count)")
  }
}

struct CapsuleButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.indigo)
      .padding(.horizontal, 32)
      .padding(.vertical, 12)
      .background(Capsule().fill(Color.white))
      .opacity(isEnabled ? 1 : 0.5)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}

struct OnboardingView_Previews: PreviewProvider {
  static var previews: some View {
    OnboardingView()
    OnboardingView()
      .environment(\.colorScheme, .dark)
      .previewDevice("iPhone SE")
  }
}
