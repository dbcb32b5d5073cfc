import type { Client } from '../client/createClient.ts';
import { createPictureFinder } from './pictures.ts';
import { failureMessage, type SeedFailure } from './report.ts';
import { type MediaIndex, readMedia } from './server.ts';
import type { SeedSource } from './source.ts';

/** Says of the loaded pictures what the source says; returns those it could not be said of. */
export async function loadPictureTexts(source: SeedSource, client: Client): Promise<SeedFailure[]> {
  if (source.texts.size === 0) return [];
  const failures: SeedFailure[] = [];
  const fail = (record: string, error: unknown) =>
    failures.push({
      file: source.file,
      resource: 'media',
      record,
      message: failureMessage(error),
    });
  let media: MediaIndex;
  try {
    media = await readMedia(client);
  } catch (error) {
    for (const picture of source.texts.keys()) fail(picture, error);
    return failures;
  }
  const finder = createPictureFinder(source, media);
  for (const [picture, alt] of source.texts) {
    try {
      const item = media.itemAt((await finder.find(picture)).value);
      // No record that was loaded shows it.
      if (!item || (item.alt.en === alt.en && item.alt.cs === alt.cs)) continue;
      await client.patch(`/media/${item.id}`, { body: { alt } });
    } catch (error) {
      fail(picture, error);
    }
  }
  return failures;
}
