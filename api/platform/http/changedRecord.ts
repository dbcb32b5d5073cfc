import { conflict } from '../failure.ts';
import type { Context } from './context.ts';
import { isStaleVersion } from './validate.ts';

interface Change<Shown> {
  /** The version that the change starts from. */
  version: number;
  /** Returns false, and nothing was written, when the record has another version by now. */
  write(): Promise<boolean>;
  /** Reads the record as it is now. */
  shown(): Promise<Shown>;
}

/**
 * A record after a change, written only if nobody else wrote it since it was read.
 * @throws Failure 409 with the record as it is now, where the request's `version` is an older one or another
 * was written meanwhile
 */
export async function changedRecord<Shown>(
  { state: { body } }: Context,
  { version, write, shown }: Change<Shown>,
): Promise<Shown> {
  const isWritten = !isStaleVersion(body.version, version) && (await write());
  if (!isWritten) throw conflict('error.conflict', { record: await shown() });
  return shown();
}
