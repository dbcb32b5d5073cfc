import { basename } from 'node:path';
import { contentOf, listSnapshots, momentIn, readManifest, snapshotPath } from './manifest.ts';
import type { BackupPlace } from './places.ts';
import { keptSnapshots } from './retention.ts';

const DAY_MS = 86_400_000;

/** Removes the snapshots that are kept no longer, and what only they were made of. */
export async function sweepSnapshots(place: BackupPlace, now: Date): Promise<void> {
  const snapshots = (await listSnapshots(place)).map((name) => ({ name, at: momentIn(name) }));
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const kept = keptSnapshots(snapshots);
  const used = new Set<string>();
  // All are read before anything goes: where one is damaged, nobody knows what it is made of.
  for (const snapshot of snapshots) {
    // One that has just been replaced by another of its day may be what a running backup counts on.
    if (!kept.has(snapshot) && snapshot.at < daysAgo(2)) continue;
    const manifest = await readManifest(place, snapshot.name);
    for (const content of contentOf(manifest).keys()) used.add(content);
  }
  for (const snapshot of snapshots) {
    if (!kept.has(snapshot)) await place.remove(snapshotPath(snapshot.name));
  }
  // A backup that runs now has stored content that no manifest names yet.
  const before = daysAgo(1);
  for await (const { path, at } of place.list('files')) {
    if (at && at < before && !used.has(basename(path))) await place.remove(path, before);
  }
}
