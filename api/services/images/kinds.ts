/** Kinds of files told by their first bytes, never by their name (decisions, Content). */
export type FileKind = 'bmp' | 'ico' | 'mp4' | 'webm' | 'other';

const startsWith = (bytes: Buffer, hex: string) =>
  bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'));

/** What a file is, as far as its first bytes tell; pictures are left to the decoder. */
export function kindOf(bytes: Buffer): FileKind {
  if (startsWith(bytes, '424d') && bytes.length > 26) return 'bmp';
  if (startsWith(bytes, '00000100')) return 'ico';
  if (startsWith(bytes, '1a45dfa3')) return 'webm';
  // `ftyp` also opens AVIF and HEIC files, whose brands differ.
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp') {
    const brand = bytes.subarray(8, 12).toString('latin1');
    return /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|qt {2})/.test(brand) ? 'mp4' : 'other';
  }
  return 'other';
}
