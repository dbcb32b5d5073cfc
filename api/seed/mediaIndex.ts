import { ApiError } from '../client/ApiError.ts';
import type { Client } from '../client/createClient.ts';
import type { MediaItem } from '../contract/types.ts';
import { listAll } from './listAll.ts';

/** The files that the server holds already. */
export interface MediaIndex {
  /** The digest of what was once uploaded and lies at a path now. */
  digestAt(path: string): string | undefined;
  /** What lies at a path. */
  itemAt(path: string): MediaItem | undefined;
  /** Where the file of a digest lies. */
  pathOf(digest: string): string | undefined;
  /** Where the picture fetched from an address lies. */
  pathFrom(address: string): string | undefined;
}

/** Reads the server's list of files. */
export async function readMedia(client: Client): Promise<MediaIndex> {
  const items = await listAll<MediaItem>(client, 'media').catch((error: unknown) => {
    // A server without that list can still be filled; then every picture counts as new.
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  });
  const known = new Map(items.map((item) => [item.path, item]));
  const paths = new Map(items.toReversed().map(({ path, digest }) => [digest, path]));
  const fetched = new Map(items.map(({ path, source_url }) => [source_url, path]));
  return {
    digestAt: (path) => known.get(path)?.digest,
    itemAt: (path) => known.get(path),
    pathOf: (digest) => paths.get(digest),
    pathFrom: (address) => fetched.get(address),
  };
}
