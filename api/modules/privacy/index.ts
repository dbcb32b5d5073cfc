export { readPeriods, sweepMessages, sweepOrders } from './retention.ts';
export { personalDataRoutes } from './routes.ts';
