import { rm } from 'node:fs/promises';
import { blobsIn } from './blobs.ts';
import { contentOf, listSnapshots, momentIn, placeOfSnapshot, readManifest } from './manifest.ts';
import { keptSnapshots } from './retention.ts';

const DAY_MS = 86_400_000;

/** Removes the snapshots that are kept no longer, and what only they were made of. */
export async function sweepSnapshots(root: string, now: Date): Promise<void> {
  const snapshots = (await listSnapshots(root)).map((name) => ({ name, at: momentIn(name) }));
  const kept = keptSnapshots(snapshots);
  const used = new Set<string>();
  // All are read before anything goes: where one is damaged, nobody knows what it is made of.
  for (const { name } of kept) {
    for (const content of contentOf(await readManifest(root, name)).keys()) used.add(content);
  }
  for (const snapshot of snapshots) {
    if (!kept.has(snapshot)) await rm(placeOfSnapshot(root, snapshot.name), { force: true });
  }
  // A backup that runs now has stored content that no manifest names yet.
  await blobsIn(root).sweep(used, new Date(now.getTime() - DAY_MS));
}
