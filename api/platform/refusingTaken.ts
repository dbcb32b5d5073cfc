import { wrapError } from 'db-errors';
import { UniqueViolationError } from 'objection';
import type { MessageKey } from '../contract/messages/messages.ts';
import { Failure } from './failure.ts';

/** A field that no two records may share, and the message when its value is taken. */
export interface UniqueField {
  field: string;
  taken: MessageKey;
}

/**
 * Runs the work of a write.
 * @throws Failure 409 at the unique field, where its value is taken
 */
export async function refusingTaken<Result>(
  unique: UniqueField | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!unique || !isTaken(error)) throw error;
    const { field, taken } = unique;
    throw new Failure(409, { key: taken }, { errors: { [field]: { key: taken } } });
  }
}

/** Objection's own error, or the driver's where a statement bypassed the models. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && wrapError(error) instanceof UniqueViolationError;
