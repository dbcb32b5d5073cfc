/** Failures to delete and to mark as read are only logged (back-office §8). */
export function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log that is meant.
  console.error(error);
}
