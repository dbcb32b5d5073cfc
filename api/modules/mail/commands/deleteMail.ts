import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { command, emit } from '../../../platform/commands.ts';

/** Deletes a mail, also one that waits: it isn't sent then. */
export const deleteMail = command(async (trx, { id }: { id: number }) => {
  await OutboxMail.query(trx).deleteById(id);
  emit(trx, 'mail.deleted', { id });
});
