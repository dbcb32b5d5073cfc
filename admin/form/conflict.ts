import type { RaRecord } from 'react-admin';

/** The administrator chose the other person's version instead of their own changes. */
export class TheirsChosen extends Error {
  override readonly name = 'TheirsChosen';
}

type VersionedRecord = RaRecord & { version: number };

/** The record as it is now, when a save was refused because somebody else had changed it (409). */
export function conflictingRecord(error: unknown): VersionedRecord | null {
  const { status, body } = Object(error);
  const record: unknown = Object(body).record;
  return status === 409 && isVersioned(record) ? record : null;
}

const isVersioned = (record: unknown): record is VersionedRecord =>
  'id' in Object(record) && typeof Object(record).version === 'number';
