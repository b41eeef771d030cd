/// How the rows of a collection are removed and moved.
package struct RowEdits {
  package let delete: ((IndexSet) -> Void)?
  package let move: ((IndexSet, Int) -> Void)?

  package init(delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?) {
    self.delete = delete
    self.move = move
  }
}
