export { readPeriods, sweepMessages, sweepOrders, sweepStockAlerts } from './retention.ts';
export { personalDataRoutes } from './routes.ts';
