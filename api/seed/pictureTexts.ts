import type { Client } from '../client/createClient.ts';
import { readMedia } from './mediaIndex.ts';
import { createPictureFinder } from './pictures.ts';
import { failureMessage, type SeedFailure } from './report.ts';
import type { SeedSource } from './source.ts';

/**
 * Says of the loaded pictures what the source says of them, where the server has it otherwise. Answers
 * those that it could not be said of.
 */
export async function loadPictureTexts(source: SeedSource, client: Client): Promise<SeedFailure[]> {
  if (source.texts.size === 0) return [];
  const media = await readMedia(client);
  const finder = createPictureFinder(source, media);
  const failures: SeedFailure[] = [];
  for (const [picture, alt] of source.texts) {
    try {
      const item = media.itemAt((await finder.find(picture)).value);
      // No record that was loaded shows it.
      if (!item || (item.alt.en === alt.en && item.alt.cs === alt.cs)) continue;
      await client.patch(`/media/${item.id}`, { body: { alt } });
    } catch (error) {
      const message = failureMessage(error);
      failures.push({ file: source.file, resource: 'media', record: picture, message });
    }
  }
  return failures;
}
