/** A save that was taken back in the question before it: nothing failed. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}
