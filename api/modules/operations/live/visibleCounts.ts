import { has } from '../../../contract/access.ts';
import { CONTENT } from '../../../contract/resources.ts';
import { needsOfScreen, pathOfScreen, screenAt } from '../../../contract/screens.ts';
import type { LiveCounts } from '../../../contract/types.ts';
import type { Principal } from '../../../platform/http/context.ts';
import { hasAll } from '../../../platform/http/principal.ts';

/** What a principal may see of an event: counts that it may read, and which resources that it may read were written. */
export function visibleCounts(principal: Principal, counts: LiveCounts): LiveCounts {
  const { unread_messages, latest_message, new_orders, latest_order, written } = counts;
  return {
    ...(has(principal, 'read messages') && { unread_messages, latest_message }),
    ...(has(principal, 'read orders') && { new_orders, latest_order }),
    ...(written && { written: shownOf(written, (path) => mayRead(principal, path)) }),
  };
}

const HISTORY = pathOfScreen('history');

/** What lists show of other resources that were written: the uses of codes, and who changed what. */
const ALSO_SHOWN: Readonly<Record<string, readonly string[]>> = {
  orders: ['discount-codes', HISTORY],
  ...Object.fromEntries(CONTENT.map(({ path }) => [path, [HISTORY]])),
};

/** Of what was written, what may be read, with what is shown of it elsewhere. */
function shownOf(written: readonly string[], mayRead: (path: string) => boolean): string[] {
  const read = written.filter(mayRead);
  const also = read.flatMap((path) => ALSO_SHOWN[path] ?? []).filter(mayRead);
  return [...new Set([...read, ...also])];
}

/** What no screen shows is nothing to read again. */
function mayRead(principal: Principal, path: string): boolean {
  // Points are shown with their shipping method.
  const screen = path === 'pickup-points' ? 'shipping-methods' : screenAt(path);
  const needs = screen === undefined ? null : needsOfScreen(screen, 'read');
  return needs !== null && hasAll(principal, needs);
}
