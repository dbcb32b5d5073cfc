import type { Client } from '../../api/client/createClient.ts';
import type { Overview } from '../../api/contract/types.ts';

/** The calls of the dashboard and of what is told live. */
export interface OverviewCalls {
  /** How the shop did in the last so many days, and what waits to be done. */
  overview(days: number): Promise<Overview>;
  /** The stream of what waits. */
  openLive(signal: AbortSignal): Promise<Response>;
}

export const overviewCalls = (client: Client): OverviewCalls => ({
  overview: (days) => client.get('/overview', { query: { days } }),
  openLive: (signal) => client.open('/live', { headers: { accept: 'text/event-stream' }, signal }),
});
