export {
  readRetention,
  sweepMessages,
  sweepOrders,
  sweepSlotAlerts,
  sweepStockAlerts,
} from './retention.ts';
export { personalDataRoutes } from './routes.ts';
