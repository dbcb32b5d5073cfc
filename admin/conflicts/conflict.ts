import type { RaRecord } from 'react-admin';

/** The user went back to the form instead of saving. */
export class BackToForm extends Error {
  override readonly name = 'BackToForm';
}

type VersionedRecord = RaRecord & { version: number };

/** The current record, when a save was rejected because of a concurrent change (409). */
export function conflictingRecord(error: unknown): VersionedRecord | null {
  const { status, body } = Object(error);
  const record: unknown = Object(body).record;
  return status === 409 && isVersioned(record) ? record : null;
}

const isVersioned = (record: unknown): record is VersionedRecord =>
  'id' in Object(record) && typeof Object(record).version === 'number';
