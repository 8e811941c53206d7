/// Something costly that is kept for the next time it is asked for.
package protocol Memo: AnyObject {
  /// A memory of nothing.
  init()
}
