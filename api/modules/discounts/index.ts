export { codeLimit } from './codeLimit.ts';
export { lockOfferedCodes, type OfferedCode, problemOfUse, takeUse } from './offeredCodes.ts';
export { hasDiscountCodes } from './queries.ts';
export { discountsRoutes } from './routes.ts';
