import type { Scope } from '../../contract/access.ts';

declare module '../../platform/commands.ts' {
  interface Events {
    'apiToken.created': { name: string; scopes: readonly Scope[] };
    'apiToken.revoked': { name: string };
  }
}
