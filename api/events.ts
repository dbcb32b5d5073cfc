import './modules/accounts/events.ts';
import type { ConsequenceTable } from './platform/commands.ts';

/**
 * What follows from each event: the work in its transaction (mails, documents), its line in the security
 * log, and the kept answers that are dropped at the commit. Commands say what happened (`emit`); nothing
 * else of the product sends mails, issues documents, writes the security log or drops kept answers.
 */
export const consequences = {
  'apiToken.created': {
    security: ({ name, scopes }) => ({
      kind: 'token_made',
      facts: { name, scopes: scopes.join(', ') },
    }),
  },
  'apiToken.revoked': { security: ({ name }) => ({ kind: 'token_revoked', facts: { name } }) },
} satisfies ConsequenceTable;
