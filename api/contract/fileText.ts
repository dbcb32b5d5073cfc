/** The text of a file: UTF-8, or the encoding in which Czech spreadsheets save plain CSV. */
export function fileText(bytes: AllowSharedBufferSource): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
