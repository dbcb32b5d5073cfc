import type { Knex } from 'knex';
import { readMeta, writeMeta } from '../../../db/models/meta.ts';
import { pragueToday } from '../../contract/dates.ts';
import { BANK_SOURCES } from '../../contract/payments.ts';
import type { Statement } from './statements/movement.ts';

/** The last day up to which Fio's movements are known. */
export const FIO_READ_ON = 'fio_read_on';
/** The last day of the statements that were imported. */
const STATEMENT_READ_ON = 'statement_read_on';

/**
 * The last day, YYYY-MM-DD, of which movements on the team's account are known; '' for none. Only what
 * shows the account counts: a read of Fio's API, an imported statement, or a transfer that a person
 * booked. What came by card or in cash says nothing about transfers.
 */
export async function knownUntil(knex: Knex): Promise<string> {
  const days = await Promise.all([
    readMeta(knex, FIO_READ_ON),
    readMeta(knex, STATEMENT_READ_ON),
    lastBooked(knex),
  ]);
  return days.reduce<string>((last, day = '') => (day > last ? day : last), '');
}

/** Notes the last day that a statement covers, in the transaction that books it. */
export async function noteStatement(
  trx: Knex.Transaction,
  { movements }: Statement,
  now: Date,
): Promise<void> {
  const known = (await readMeta(trx, STATEMENT_READ_ON)) ?? '';
  // A row that is dated later by mistake says nothing of the days until then.
  const days = movements.map(({ receivedOn }) => receivedOn);
  const last = days
    .filter((day) => day <= pragueToday(now))
    .reduce((one, other) => (other > one ? other : one), '');
  if (last > known) await writeMeta(trx, STATEMENT_READ_ON, last);
}

/** Of statements from before their last day was noted, their payments are known. */
async function lastBooked(knex: Knex): Promise<string | undefined> {
  const transfers = knex('orders').select('id').where({ payment_kind: 'bank_transfer' });
  const row = await knex('payments')
    .max({ day: 'received_on' })
    .whereRaw('received_on <= substr(created_at, 1, 10)')
    .where((known) =>
      known
        .whereIn('source', [...BANK_SOURCES])
        .orWhere((byHand) =>
          byHand.where({ source: 'hand' }).where('halere', '>', 0).whereIn('order_id', transfers),
        ),
    )
    .first();
  return row?.day ?? undefined;
}
