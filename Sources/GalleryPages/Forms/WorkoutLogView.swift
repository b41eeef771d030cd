import SwiftUI

/// A log of today's workout: weights and repetitions in rows, with the numbers of last time in grey.
struct WorkoutLogView: View {
  @StateObject private var workout = Workout()
  @FocusState private var focus: Cell?
  @State private var newExercise = ""
  @State private var isAddingExercise = false

  enum Cell: Hashable {
    case weight(UUID), repetitions(UUID)
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach($workout.exercises) { $exercise in
          Section {
            ForEach($exercise.sets) { $set in
              SetRow(set: $set, number: number(of: set, in: exercise), focus: $focus)
                .swipeActions(edge: .trailing) {
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    workout.remove(set, from: exercise)
                  }
                }
                .swipeActions(edge: .leading) {
                  Button("Again", systemImage: "plus.square.on.square") {
                    workout.repeat(set, in: exercise)
                  }
                  .tint(.blue)
                }
            }
            Button("Add a set", systemImage: "plus") {
              focus = .weight(workout.addSet(to: exercise))
            }
            .buttonStyle(.borderless)
          } header: {
            Text(exercise.name)
          } footer: {
            Text("\(exercise.volume.formatted(.number)) kg in all")
          }
        }
        Button("Add an exercise", systemImage: "dumbbell") { isAddingExercise = true }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Workout")
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack {
            Text("Push day").font(.headline)
            Text("\(workout.finishedSets) of \(workout.sets.count) sets").font(.caption).foregroundStyle(.secondary)
          }
        }
        ToolbarItemGroup(placement: .keyboard) {
          Button("Previous", systemImage: "chevron.up") { move(by: -1) }
            .disabled(neighbour(-1) == nil)
          Button("Next", systemImage: "chevron.down") { move(by: 1) }
            .disabled(neighbour(1) == nil)
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      .alert("New exercise", isPresented: $isAddingExercise) {
        TextField("Name", text: $newExercise)
        Button("Cancel", role: .cancel) { newExercise = "" }
        Button("Add") {
          workout.exercises.append(Workout.Exercise(name: newExercise, sets: []))
          newExercise = ""
        }
      }
    }
  }

  private func number(of set: Workout.Set, in exercise: Workout.Exercise) -> Int {
    (exercise.sets.firstIndex { $0.id == set.id } ?? 0) + 1
  }

  private var cells: [Cell] { workout.sets.flatMap { [.weight($0.id), .repetitions($0.id)] } }

  private func neighbour(_ step: Int) -> Cell? {
    guard let focus, let index = cells.firstIndex(of: focus), cells.indices.contains(index + step) else { return nil }
    return cells[index + step]
  }

  private func move(by step: Int) {
    if let cell = neighbour(step) { focus = cell }
  }
}

private struct SetRow: View {
  @Binding var set: Workout.Set
  let number: Int
  let focus: FocusState<WorkoutLogView.Cell?>.Binding

  var body: some View {
    HStack(spacing: 12) {
      Text("\(number)")
        .foregroundStyle(.secondary)
        .frame(width: 20, alignment: .leading)
      TextField("Weight", value: $set.weight, format: .number, prompt: Text("50"))
        .multilineTextAlignment(.trailing)
        .keyboardType(.decimalPad)
        .focused(focus, equals: .weight(set.id))
        .accessibilityLabel("Weight of set \(number)")
      Text("kg").foregroundStyle(.secondary)
      TextField("Repetitions", value: $set.repetitions, format: .number, prompt: Text("8"))
        .multilineTextAlignment(.trailing)
        .keyboardType(.numberPad)
        .focused(focus, equals: .repetitions(set.id))
        .accessibilityLabel("Repetitions of set \(number)")
      Text("×").foregroundStyle(.secondary)
      Button {
        withAnimation(.spring()) { set.isDone.toggle() }
      } label: {
        Image(systemName: set.isDone ? "checkmark.square.fill" : "square")
          .foregroundStyle(set.isDone ? .green : .secondary)
      }
      .buttonStyle(.plain)
      .disabled(set.repetitions == nil)
      .accessibilityLabel("Finish set \(number)")
    }
    .textFieldStyle(.roundedBorder)
    .labelsHidden()
  }
}

@MainActor final class Workout: ObservableObject {
  struct Set: Identifiable, Hashable {
    let id = UUID()
    var weight: Double?
    var repetitions: Int?
    var isDone = false
  }

  struct Exercise: Identifiable {
    let id = UUID()
    var name: String
    var sets: [Set]

    /// The total weight, in kilograms.
    var volume: Double {
      sets.reduce(0) { $0 + ($1.isDone ? ($1.weight ?? 0) * Double($1.repetitions ?? 0) : 0) }
    }
  }

  @Published var exercises = [
    Exercise(name: "Bench press", sets: [Set(weight: 60, repetitions: 8), Set(weight: 62.5, repetitions: 6)]),
    Exercise(name: "Shoulder press", sets: [Set()]),
  ]

  var sets: [Set] { exercises.flatMap(\.sets) }

  var finishedSets: Int { sets.filter(\.isDone).count }

  func addSet(to exercise: Exercise) -> UUID {
    let set = Set()
    update(exercise) { $0.sets.append(set) }
    return set.id
  }

  func `repeat`(_ set: Set, in exercise: Exercise) {
    update(exercise) { exercise in
      guard let index = exercise.sets.firstIndex(where: { $0.id == set.id }) else { return }
      exercise.sets.insert(Set(weight: set.weight, repetitions: set.repetitions), at: index + 1)
    }
  }

  func remove(_ set: Set, from exercise: Exercise) {
    update(exercise) { $0.sets.removeAll { $0.id == set.id } }
  }

  private func update(_ exercise: Exercise, _ change: (inout Exercise) -> Void) {
    guard let index = exercises.firstIndex(where: { $0.id == exercise.id }) else { return }
    change(&exercises[index])
  }
}

#Preview("Workout log") {
  WorkoutLogView()
}
