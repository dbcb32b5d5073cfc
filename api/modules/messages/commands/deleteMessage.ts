import { ContactMessage } from '../../../../db/models/contactMessage.ts';
import { command, emit } from '../../../platform/commands.ts';
import { notFound } from '../../../platform/failure.ts';

/**
 * Deletes a message with its replies and their mails.
 * @throws Failure 404 without such a message
 */
export const deleteMessage = command(async (trx, { id }: { id: number }) => {
  const deleted = await ContactMessage.query(trx).deleteById(id);
  if (deleted === 0) throw notFound('message.notFound');
  emit(trx, 'message.deleted', { messageId: id });
});
