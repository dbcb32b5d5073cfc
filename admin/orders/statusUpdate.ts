/** Of an order only its status is written; an empty one counts as pending (back-office §4). */
export const statusUpdate = ({ status, version }: { status?: unknown; version?: unknown }) => ({
  status: status || 'pending',
  version,
});
