export {
  deleteInvitations,
  mailAccountChange,
  mailFactorsReset,
  mailInvitation,
  mailPasswordReset,
} from './accountMails.ts';
export { compose } from './compose.ts';
export { textOfLetter } from './letter.ts';
export { orderLetter } from './letters/orderLetter.ts';
export { MAIL_WORDS } from './letters/words.ts';
export { mailDates, mailFreePlaces } from './mailDates.ts';
export { mailStockAlerts } from './mailStockAlerts.ts';
export {
  cancelOrderMails,
  enqueueMail,
  enqueueOrderMail,
  redirectOrderMails,
} from './mails.ts';
export { createOutbox } from './outbox.ts';
export { mailRoutes } from './routes.ts';
export { fileStamp, mailFile, outboxFolder, removeStrayMails } from './sender.ts';
export { writeMail } from './writeMail.ts';
