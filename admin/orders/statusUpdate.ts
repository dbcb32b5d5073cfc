/** An empty status counts as pending (back-office §4). */
export const orPending = (status: unknown) => status || 'pending';

/** Of an order only its status is written. */
export const statusUpdate = ({ status, version }: { status?: unknown; version?: unknown }) => ({
  status: orPending(status),
  version,
});
