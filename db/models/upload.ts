import { Row } from './row.ts';

/** An uploaded file: a picture with its variants, or a video. */
export class Upload extends Row {
  static override tableName = 'uploads';
  static override booleans = ['avif_pending'];
  static override jsonAttributes = ['sources'];
  static override stamps = ['created_at'] as const;

  declare id: number;
  /** The path below `/uploads`, as stored in records. */
  declare path: string;
  declare kind: 'image' | 'video';
  declare mime: string;
  /** Null for a video. */
  declare width: number | null;
  declare height: number | null;
  /** The dominant colour as `#rrggbb`, '' for a video. */
  declare color: string;
  declare sources: { path: string; width: number; type: string }[];
  /** SHA-256 of the original file, in hexadecimal. */
  declare digest: string;
  /** Size of the original file in bytes. */
  declare size: number;
  /** The URL it was downloaded from, so that each is downloaded once; null for an uploaded file. */
  declare source_url: string | null;
  /** Whether AVIF variants are still to be generated in the background. */
  declare avif_pending: boolean;
  declare created_at: string;
  /** Since when no record uses it; it is deleted after 7 days. */
  declare unused_since: string | null;
  declare alt_en: string;
  declare alt_cs: string;
  /** Both folded, for searching. */
  declare search: string;
}
