export { announceAwaited } from './commands/announceAwaited.ts';
export { startCounting, stopCounting } from './counting.ts';
export { lockHeldLevels } from './moveStock.ts';
export { stockRoutes } from './routes.ts';
export { takeOrReturnStock } from './takeOrReturnStock.ts';
export { lockOfferedLevels, type OfferedLevel, takeStock } from './takeStock.ts';
