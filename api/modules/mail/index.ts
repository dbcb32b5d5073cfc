export {
  deleteInvitations,
  mailAccountChange,
  mailFactorsReset,
  mailInvitation,
  mailPasswordReset,
} from './accountMails.ts';
export { cancelOrderMails, enqueueMail, enqueueOrderMail } from './mails.ts';
export { createOutbox } from './outbox.ts';
export { mailRoutes } from './routes.ts';
export { outboxFolder, removeStrayMails } from './sender.ts';
