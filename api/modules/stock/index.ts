export { startCounting, stopCounting } from './counting.ts';
export { stockRoutes } from './routes.ts';
export { settleStock } from './settleStock.ts';
export { lockOfferedLevels, type OfferedLevel, takeStock } from './takeStock.ts';
