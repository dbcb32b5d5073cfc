import { has } from '../../../contract/access.ts';
import { needsOfScreen, screenAt } from '../../../contract/screenRights.ts';
import type { LiveCounts } from '../../../contract/types.ts';
import type { Principal } from '../../../platform/http/context.ts';
import { hasAll } from '../../../platform/http/principal.ts';

/** What a principal may see of an event: counts that it may read, and which resources that it may read were written. */
export function visibleCounts(principal: Principal, counts: LiveCounts): LiveCounts {
  const { unread_messages, latest_message, new_orders, latest_order, written } = counts;
  return {
    ...(has(principal, 'read messages') && { unread_messages, latest_message }),
    ...(has(principal, 'read orders') && { new_orders, latest_order }),
    ...(written && { written: written.filter((path) => mayRead(principal, path)) }),
  };
}

/** What no screen shows is nothing to read again. */
function mayRead(principal: Principal, path: string): boolean {
  // Points are shown with their shipping method.
  const screen = path === 'pickup-points' ? 'shipping-methods' : screenAt(path);
  const needs = screen === undefined ? null : needsOfScreen(screen, 'read');
  return needs !== null && hasAll(principal, needs);
}
