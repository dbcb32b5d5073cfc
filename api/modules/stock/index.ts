export { startCounting, stopCounting } from './counting.ts';
export { stockRoutes } from './routes.ts';
export { holdsGoods, settleStock } from './settleStock.ts';
export { lockOfferedLevels, type OfferedLevel, takeStock } from './takeStock.ts';
