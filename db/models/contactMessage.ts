import { Model, type Modifiers, type RelationMappings } from 'objection';
import type { Locale } from '../../api/contract/locales.ts';
import { OutboxMail } from './outboxMail.ts';
import { belongsTo, hasMany, Row, SearchableEntity } from './row.ts';
import { User } from './user.ts';

export class MessageReply extends Row {
  static override tableName = 'message_replies';
  static override stamps = ['created_at'] as const;
  static override relationMappings = (): RelationMappings => ({
    user: belongsTo(User, 'message_replies.user_id', 'users.id'),
    mail: {
      relation: Model.HasOneRelation,
      modelClass: OutboxMail,
      modify: 'state',
      join: { from: 'message_replies.id', to: 'outbox.reply_id' },
    },
  });

  declare id: number;
  declare message_id: number;
  /** Null if the user was deleted. */
  declare user_id: number | null;
  declare html: string;
  declare created_at: string;
  declare user?: User | null;
  declare mail?: OutboxMail | null;
}

export class ContactMessage extends SearchableEntity {
  static override tableName = 'contact_messages';
  static override booleans = ['is_read', 'has_reply'];
  static override modifiers: Modifiers = {
    unread: (query) => query.where('contact_messages.is_read', false),
    newestFirst: (query) =>
      query.orderBy('contact_messages.created_at', 'desc').orderBy('contact_messages.id', 'desc'),
  };
  static override relationMappings = (): RelationMappings => ({
    replies: hasMany(MessageReply, 'contact_messages.id', 'message_replies.message_id', 'id'),
    failedMails: {
      relation: Model.ManyToManyRelation,
      modelClass: OutboxMail,
      modify: (query) => query.modify('failed').select('outbox.id', 'outbox.reply_id'),
      join: {
        from: 'contact_messages.id',
        through: { from: 'message_replies.message_id', to: 'message_replies.id' },
        to: 'outbox.reply_id',
      },
    },
  });

  declare name: string;
  declare email: string;
  declare subject: string;
  declare message: string;
  declare is_read: boolean;
  declare has_reply: boolean;
  declare locale: Locale;
  declare replies?: MessageReply[];
  /** Failed mails of its replies, with their ids only. */
  declare failedMails?: OutboxMail[];
}
