import { wrapError } from 'db-errors';
import type { Knex } from 'knex';
import { UniqueViolationError } from 'objection';
import type { Entity } from '../../../db/models/row.ts';
import { saveTranslations } from '../../../db/models/translations.ts';
import { fold } from '../../contract/slug.ts';
import { Failure } from '../../services/failure.ts';
import type { Resource } from './declaration.ts';

/** How the records of a declared resource are stored. */
export function createStore<M extends Entity, Input extends object, Wire>(
  resource: Resource<M, Input, Wire>,
  knex: Knex,
) {
  return {
    /** Works in one transaction; a taken unique field is told at that field. */
    async transaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
      try {
        return await knex.transaction(work);
      } catch (error) {
        if (!isTaken(error) || !resource.unique) throw error;
        const { field, taken } = resource.unique;
        throw new Failure(409, { key: taken }, { errors: { [field]: { key: taken } } });
      }
    },

    /** The row of a valid input. */
    rowOf: (input: Input) => ({
      ...resource.columns(input),
      search: fold(resource.searched(input).join('\n')),
    }),

    /** Writes only over the version that was read: of two writers at once the second is told. */
    updateRow: (trx: Knex.Transaction, current: M, row: object): Promise<number> =>
      resource.model
        .query(trx)
        .patch({ ...row, version: current.version + 1 })
        .where({ id: current.id, version: current.version })
        .then(Number),

    async saveTexts(trx: Knex.Transaction, id: number, input: Input): Promise<void> {
      if (!resource.texts || !resource.translations) return;
      await saveTranslations(trx, resource.texts, id, resource.translations(input));
    },
  };
}

/** Objection's own error, or a driver's where a statement went past the models. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && wrapError(error) instanceof UniqueViolationError;
