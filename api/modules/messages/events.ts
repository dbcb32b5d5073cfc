declare module '../../platform/commands.ts' {
  interface Events {
    'message.received': { messageId: number };
    'message.changed': { messageId: number };
    'message.deleted': { messageId: number };
    /** `to` is the visitor's e-mail. */
    'message.replied': { messageId: number; replyId: number; to: string };
  }
}

export {};
