type Picture = 'bmp' | 'gif' | 'heif' | 'ico' | 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Buffer, hex: string) =>
  bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'));

/** The type of a file by its signature, never by its name; the file may still be unreadable. */
export function kindOf(bytes: Buffer): Picture | 'mp4' | 'webm' | 'other' {
  if (startsWith(bytes, '424d') && bytes.length > 26) return 'bmp';
  if (startsWith(bytes, '00000100')) return 'ico';
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg';
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png';
  if (startsWith(bytes, '474946383761') || startsWith(bytes, '474946383961')) return 'gif';
  if (startsWith(bytes, '52494646') && startsWith(bytes.subarray(8), '57454250')) return 'webp';
  if (startsWith(bytes, '1a45dfa3')) return 'webm';
  // AVIF and HEIC files start with `ftyp`, too; their brands differ.
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp') {
    const brand = bytes.subarray(8, 12).toString('latin1');
    return /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|qt {2})/.test(brand) ? 'mp4' : 'heif';
  }
  return 'other';
}

const PICTURE_PARTS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

/** Whether a WebP file has a single picture and no metadata, frames or trailing bytes. */
export function isPlainWebp(bytes: Buffer): boolean {
  if (kindOf(bytes) !== 'webp') return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!PICTURE_PARTS.has(bytes.toString('latin1', at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
}
