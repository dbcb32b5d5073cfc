import type { Client } from '../../api/client/createClient.ts';
import type { RevisionDetail } from '../../api/contract/types.ts';

/** The audit trail's call that react-admin has no method for. */
export interface RevisionCalls {
  /** Brings a version back; over another version of the record than the given one it is refused. */
  restoreRevision(id: number, version?: number): Promise<RevisionDetail>;
}

export const revisionCalls = (client: Client): RevisionCalls => ({
  restoreRevision: (id, version) =>
    client.post(`/revisions/${id}/restore`, { body: version === undefined ? {} : { version } }),
});
