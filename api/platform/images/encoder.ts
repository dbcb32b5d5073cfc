export interface EncodedPicture {
  /** In pixels, upright. */
  width: number;
  height: number;
  /** The average colour as `#rrggbb`, or `transparent`. */
  color: string;
  variants: { width: number; type: 'image/webp'; bytes: Buffer }[];
}

export interface Encoder {
  /**
   * WebP in several widths, upright, without metadata; throws PictureError if it can't be decoded.
   */
  picture(bytes: Buffer): Promise<EncodedPicture>;
  /** The same picture as AVIF. */
  avif(webp: Buffer): Promise<Buffer>;
  /** A JPEG of 1200×630 for shared links, cropped around the most salient part. */
  shared(bytes: Buffer): Promise<Buffer>;
  /** The site's icons, drawn from the team's mark. */
  icons(mark: Buffer): Promise<IconFiles>;
  /** A small PNG on white, for documents. */
  logo(bytes: Buffer): Promise<Buffer>;
}

/** Icons by their paths. */
export type IconFiles = ReadonlyMap<string, Buffer>;

/** A rejected picture; the key is that of the message for its field. */
export class PictureError extends Error {
  override name = 'PictureError';

  constructor(readonly key: 'picture.unreadable' | 'picture.tooManyPixels' | 'picture.tooSlow') {
    super(key);
  }
}

export interface Job {
  id: number;
  task: keyof Encoder;
  bytes: Buffer;
}

/** What the process says once it is loaded. */
export const READY = 'ready';

export type Answer = { id: number } & (
  | { result: unknown }
  | { refused: PictureError['key'] }
  | { failed: string }
);
