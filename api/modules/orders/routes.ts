import { agreedText } from '../../contract/entities/legalText.ts';
import { orderConflict, orderCreated } from '../../contract/entities/order.ts';
import { orderConsequences } from '../../contract/entities/orderConsequences.ts';
import { orderDocument } from '../../contract/entities/orderDocument.ts';
import {
  order,
  orderItem,
  orderListItem,
  orderStatusChange,
} from '../../contract/entities/orderRecord.ts';
import { orderRow } from '../../contract/entities/orderRow.ts';
import { payment } from '../../contract/entities/payment.ts';
import type { RouteGroup } from '../../platform/http/route.ts';
import { adminOrdersRoutes } from './adminRoutes.ts';
import { agreedTermsRoute } from './agreedTermsRoute.ts';
import { manifestRoute } from './bulkPrint/manifestRoute.ts';
import { bulkPrintRoutes } from './bulkPrint/routes.ts';
import { type CheckoutDeps, checkoutRoutes } from './checkout/routes.ts';
import { consequencesRoutes } from './consequences/routes.ts';
import { orderDocumentsRoutes } from './orderDocuments/routes.ts';
import { orderRowsRoute } from './orderRows.ts';
import { withdrawalDecisionRoute } from './withdrawals/decisionRoute.ts';

/** The checkout, and the orders that it made with their documents. */
export const ordersRoutes = (deps: CheckoutDeps): RouteGroup => ({
  tag: { name: 'Orders', description: 'Checkout and the orders placed through it.' },
  records: {
    Order: order,
    OrderListItem: orderListItem,
    OrderRow: orderRow,
    OrderItem: orderItem,
    OrderConsequences: orderConsequences,
    OrderDocument: orderDocument,
    OrderStatusChange: orderStatusChange,
    Payment: payment,
    AgreedText: agreedText,
    OrderCreated: orderCreated,
    OrderConflict: orderConflict,
  },
  routes: [
    ...checkoutRoutes(deps),
    ...orderDocumentsRoutes(deps),
    ...consequencesRoutes(deps),
    ...adminOrdersRoutes(deps),
    agreedTermsRoute(deps),
    orderRowsRoute(deps),
    ...bulkPrintRoutes(deps),
    manifestRoute(deps),
    withdrawalDecisionRoute(deps),
  ],
});
