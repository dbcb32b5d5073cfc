import type { DataProvider, UpdateResult, useNotify } from 'react-admin';
import type { MediaItem, PictureTexts } from '../../api/contract/types.ts';
import { type FormFields, isChosenFile } from '../providers/formData.ts';

export const NO_ALT: PictureTexts = { en: '', cs: '' };

/** The `_info` field of a picture field such as `image_path`. */
export const infoField = (source: string): string => `${source.replace(/_path$/, '')}_info`;

/** Saves a changed alternative text on the picture; returns the record's answer with it. */
export async function saveAltOfRecord(
  dataProvider: DataProvider,
  result: UpdateResult,
  sent: FormFields,
  source: string,
): Promise<UpdateResult> {
  const field = infoField(source);
  const path: unknown = result.data[source];
  const given = altOf(sent[field]);
  const known = altOf(result.data[field]) ?? NO_ALT;
  if (!given || typeof path !== 'string' || path === '') return result;
  const alt = isChosenFile(sent[source]) ? joinedAlt(given, known) : given;
  if (isSameAlt(alt, known)) return result;
  await saveAlt(dataProvider, path, alt);
  return { ...result, data: { ...result.data, [field]: { ...result.data[field], alt } } };
}

/** The alternative text of a newly sent file: the server may recognise it, with a text of its own. */
export const joinedAlt = (given: PictureTexts, known: PictureTexts): PictureTexts => ({
  en: given.en || known.en,
  cs: given.cs || known.cs,
});

export const isSameAlt = (one: PictureTexts, other: PictureTexts): boolean =>
  one.en === other.en && one.cs === other.cs;

/**
 * The notice that a record was saved, but the alternative text of its picture was not: it waits for the
 * notice that the record was saved, which would replace it.
 */
export const ALT_FAILURE = [
  'resources.media.alt.failed',
  { type: 'warning', polite: true },
] as const satisfies Parameters<ReturnType<typeof useNotify>>;

export async function saveAlt(
  dataProvider: DataProvider,
  path: string,
  alt: PictureTexts,
): Promise<void> {
  const { data } = await dataProvider.getList<MediaItem>('media', {
    filter: { path },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  const [item] = data;
  if (!item) throw new Error(path);
  await dataProvider.update('media', { id: item.id, data: { alt }, previousData: item });
}

/** The alternative text in a picture's details; null without such a field. */
function altOf(info: unknown): PictureTexts | null {
  const alt: unknown = Object(info).alt;
  if (typeof alt !== 'object' || alt === null) return null;
  const { en, cs } = Object(alt);
  return { en: String(en ?? '').trim(), cs: String(cs ?? '').trim() };
}
