export {
  deleteInvitations,
  mailAccountChange,
  mailFactorsReset,
  mailInvitation,
  mailPasswordReset,
} from './accountMails.ts';
export { mailDates, mailFreePlaces } from './mailDates.ts';
export { mailStockAlerts } from './mailStockAlerts.ts';
export {
  cancelOrderMails,
  enqueueMail,
  enqueueOrderMail,
  redirectOrderMails,
  renewOrderMail,
} from './mails.ts';
export { createOutbox, MAILS_TAG } from './outbox.ts';
export { mailRoutes } from './routes.ts';
export { outboxFolder, removeStrayMails } from './sender.ts';
