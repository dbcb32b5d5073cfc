export interface EncodedPicture {
  /** In pixels, upright. */
  width: number;
  height: number;
  /** The average colour as `#rrggbb`, or `transparent`. */
  color: string;
  variants: { width: number; type: 'image/webp'; bytes: Buffer }[];
}

export interface Encoder {
  /** WebP in several widths, upright, without metadata; throws PictureError for what is none. */
  picture(bytes: Buffer): Promise<EncodedPicture>;
  avif(webp: Buffer): Promise<Buffer>;
  /** A JPEG for shared links, cut around what stands out in the picture. */
  shared(bytes: Buffer): Promise<Buffer>;
  icons(mark: Buffer): Promise<IconFiles>;
  /** A small PNG on white, for documents. */
  logo(bytes: Buffer): Promise<Buffer>;
}

export type IconFiles = ReadonlyMap<string, Buffer>;

/** A picture that is refused; its key is the message at its field. */
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

export type Answer = { id: number } & (
  | { result: unknown }
  | { refused: PictureError['key'] }
  | { failed: string }
);
