import type { DataProvider, RaRecord, UpdateResult } from 'react-admin';
import type { MediaItem, PictureTexts } from '../../api/contract/types.ts';

interface Saved {
  dataProvider: DataProvider;
  /** The answer to the record's save. */
  result: UpdateResult;
  /** What the form knows of the picture, its words among it. */
  words: unknown;
  /** The field with the picture's path. */
  source: string;
  /** It was sent as a file: the server may know the same picture from before, with words of its own. */
  isNew: boolean;
}

/**
 * Saves the words that a form has for a picture at the picture, unless they are there already. Answers
 * the record with them.
 */
export async function saveWords({
  dataProvider,
  result,
  words,
  source,
  isNew,
}: Saved): Promise<UpdateResult> {
  const record: RaRecord = result.data;
  const path: unknown = record[source];
  const infoName = `${source.replace(/_path$/, '')}_info`;
  const info: unknown = record[infoName];
  const given = wordsOf(words);
  const known = wordsOf(info) ?? NO_WORDS;
  if (!given || typeof path !== 'string' || path === '') return result;
  const alt = isNew ? { en: given.en || known.en, cs: given.cs || known.cs } : given;
  if (alt.en === known.en && alt.cs === known.cs) return result;
  await describePicture(dataProvider, path, alt);
  return { ...result, data: { ...record, [infoName]: { ...Object(info), alt } } };
}

/** Says what the picture at a path shows. */
export async function describePicture(
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

const NO_WORDS: PictureTexts = { en: '', cs: '' };

/** The words in what is known of a picture; null where nothing is said of them. */
function wordsOf(info: unknown): PictureTexts | null {
  const alt: unknown = Reflect.get(Object(info), 'alt');
  if (typeof alt !== 'object' || alt === null) return null;
  const word = (locale: 'en' | 'cs') => {
    const text: unknown = Reflect.get(alt, locale);
    return typeof text === 'string' ? text.trim() : '';
  };
  return { en: word('en'), cs: word('cs') };
}
