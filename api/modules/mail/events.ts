import type { OutboxMail } from '../../../db/models/outboxMail.ts';

declare module '../../platform/commands.ts' {
  interface Events {
    'mail.deleted': Pick<OutboxMail, 'id'>;
  }
}
