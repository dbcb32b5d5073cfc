export {
  sweepMails,
  sweepMessages,
  sweepOrders,
  sweepRevisions,
  sweepSecurityLog,
  sweepSlotAlerts,
  sweepStockAlerts,
} from './retention.ts';
export { personalDataRoutes } from './routes.ts';
