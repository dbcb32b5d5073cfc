import type { LiveCounts } from '../../api/contract/types.ts';

const NAMES = ['unread_messages', 'new_orders', 'latest_message', 'latest_order'] as const;

/** The counts that an event brings, or null when it is none of ours. */
export function readLiveCounts(data: string): LiveCounts | null {
  try {
    const given: unknown = JSON.parse(data);
    const [unread_messages, new_orders, latest_message, latest_order] = NAMES.map((name) =>
      Reflect.get(Object(given), name),
    );
    if (typeof unread_messages !== 'number' || typeof new_orders !== 'number') return null;
    return {
      unread_messages,
      new_orders,
      latest_message: idOf(latest_message),
      latest_order: idOf(latest_order),
    };
  } catch {
    return null;
  }
}

const idOf = (value: unknown) => (typeof value === 'number' ? value : null);
