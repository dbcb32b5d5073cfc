export { forgetDedications } from './forgetDedications.ts';
export { issueFree } from './issueFree.ts';
export { issueOrCancelVouchers } from './issueOrCancelVouchers.ts';
export { printVoucher, printVouchers, type VoucherFile } from './paper/printVoucher.ts';
export { presentOrdered } from './present.ts';
export { lockVouchersOf, usedPieces, vouchersOf } from './queries.ts';
export { vouchersRoutes } from './routes.ts';
