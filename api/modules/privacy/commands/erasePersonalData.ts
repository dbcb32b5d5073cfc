import { acquireGlobalLock } from '../../../../db/locks.ts';
import type { Locale } from '../../../contract/locales.ts';
import { command, emit } from '../../../platform/commands.ts';
import { conflict } from '../../../platform/failure.ts';
import { erasePerson } from '../erase.ts';
import { presentPerson } from '../erasureOutcomes.ts';
import { findPerson } from '../findPerson.ts';
import type { readRetention } from '../retention.ts';

interface Erasing {
  email: string;
  period: Awaited<ReturnType<typeof readRetention>>;
  locale: Locale;
}

/**
 * Erases what is known of an e-mail address and returns what there was. A second call finds what the law
 * keeps, without the address.
 * @throws Failure 409 while something of the person is still open; nothing is erased then
 */
export const erasePersonalData = command(
  async (trx, { email, period, locale }: Erasing, { now }) => {
    // So that the account isn't enabled meanwhile.
    await acquireGlobalLock(trx);
    const person = await findPerson(trx, email);
    const { entries } = presentPerson(person, period);
    if (entries.some(({ outcome }) => outcome === 'open')) {
      throw conflict('person.open', presentPerson(person, period));
    }
    await erasePerson(trx, person, locale, now);
    const { movements, corrections } = person;
    const wasThere = entries.length + movements.length + corrections.length > 0;
    emit(trx, 'person.erased', { wasThere, hadAccount: person.account !== null });
    return person;
  },
);
