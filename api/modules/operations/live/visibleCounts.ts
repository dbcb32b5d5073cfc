import { has } from '../../../contract/access.ts';
import { CONTENT } from '../../../contract/resources.ts';
import { needsOfScreen } from '../../../contract/screenRights.ts';
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
  const needs = needsOfScreen(SCREENS.get(path) ?? path, 'read');
  return needs !== null && hasAll(principal, needs);
}

/** The screens whose names differ from their resources' paths. */
const SCREENS = new Map<string, string>([
  ...CONTENT.map(({ path, screen }) => [path, screen] as const),
  ['contact-messages', 'messages'],
  ['slots', 'dates'],
  // Shown with their method.
  ['pickup-points', 'shipping-methods'],
]);
