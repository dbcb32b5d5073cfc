import type { User } from '../../../db/models/user.ts';
import type { Scope } from '../../contract/access.ts';
import type { Locale } from '../../contract/locales.ts';
import type { SecurityFacts } from '../../contract/types.ts';

/** Of whom a line of the security log is. */
type Person = Pick<User, 'id' | 'username' | 'email'>;

/** What a change of how a person signs in is about. */
interface FactorFacts {
  user: Pick<User, 'id'>;
  factor: 'app' | 'passkey';
  /** A passkey's name. */
  name?: string;
}

declare module '../../platform/commands.ts' {
  interface Events {
    'apiToken.created': { name: string; scopes: readonly Scope[] };
    'apiToken.revoked': { name: string };
    'apiToken.used': { id: number };

    'signIn.opened': { user: Person; facts: SecurityFacts };
    'signIn.failed': { email: string; isKnown: boolean };
    /** The limit of attempts was reached. */
    'signIn.refused': { email: string };
    'signIn.closed': { user: Person | null };
    /** A used refresh token came back, so that its sign-in was ended. */
    'signIn.reused': { user: Person | null };
    /** By their person or by an owner, from the list. */
    'signIns.ended': { email: string; count: number };
    'secondStep.failed': { user: Person | null };

    'password.changed': { user: Person };
    /** By a link from a mail. */
    'password.reset': { user: Person };
    /** The first password was chosen, by the link of an invitation. */
    'user.joined': { user: Person };
    'passwordReset.requested': {
      email: string;
      /** Null where no account that can sign in has the address. */
      user: Pick<User, 'id' | 'email' | 'locale'> | null;
      /** The language of who asked. */
      locale: Locale;
    };

    'factor.added': FactorFacts;
    'factor.removed': FactorFacts;
    'recoveryCodes.created': { user: Pick<User, 'id'> };
    'recoveryCode.used': { user: Person };
    /** All factors of an account were removed, by an owner or on the server. */
    'factors.reset': { user: Pick<User, 'id' | 'email'>; hadFactor: boolean };
    'secondFactor.demanded': { isDemanded: boolean };

    'user.invited': {
      user: Pick<User, 'id' | 'email' | 'locale' | 'role'>;
      /** The language of who invites. */
      locale: Locale;
    };
    'user.renamed': { id: number };
    'user.roleChanged': { email: string; role: string };
    'user.disabled': { email: string };
    'user.enabled': { email: string };
  }
}
