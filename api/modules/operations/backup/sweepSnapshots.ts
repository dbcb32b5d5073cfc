import { basename } from 'node:path';
import { daysBefore } from '../../../contract/dates.ts';
import { contentOf, listSnapshots, momentIn, readManifest, snapshotPath } from './manifest.ts';
import type { BackupPlace } from './places.ts';
import { keptSnapshots } from './retention.ts';

/** Removes expired snapshots and the content that no other snapshot refers to. */
export async function sweepSnapshots(place: BackupPlace, now: Date): Promise<void> {
  const snapshots = (await listSnapshots(place)).map((name) => ({ name, at: momentIn(name) }));
  const kept = keptSnapshots(snapshots);
  const used = new Set<string>();
  // All manifests are read first: when one is damaged, its content is unknown and nothing is
  // removed.
  for (const snapshot of snapshots) {
    // A running backup may rely on a snapshot that another of the same day has just replaced.
    if (!kept.has(snapshot) && snapshot.at < daysBefore(now, 2)) continue;
    const manifest = await readManifest(place, snapshot.name);
    for (const content of contentOf(manifest).keys()) used.add(content);
  }
  for (const snapshot of snapshots) {
    if (!kept.has(snapshot)) await place.remove(snapshotPath(snapshot.name));
  }
  // A running backup has stored content that no manifest refers to yet.
  const before = daysBefore(now, 1);
  for await (const { path, at } of place.list('files')) {
    if (at && at < before && !used.has(basename(path))) await place.remove(path, before);
  }
}
