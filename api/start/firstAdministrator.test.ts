import { expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { changePassword, hashPassword } from '../modules/accounts/index.ts';
import { PRODUCT } from '../platform/commands.ts';
import { testBus } from '../testing/testBus.ts';
import { announce, firstAdministrator } from './firstAdministrator.ts';

describeEachDatabase('the first lines', (open) => {
  it('describe the state of the password', async () => {
    const { knex } = await open();
    const start = async (adminPassword?: string) => {
      const config = { port: 0, publicUrl: 'http://localhost:0', adminPassword };
      const written: string[] = [];
      const account = await firstAdministrator(knex, { ...config, adminEmail: 'Boss@x.cz' });
      announce(config, 4400, account, { write: (text) => written.push(text) });
      expect(written.join('')).toContain('http://localhost:4400/login\n  E-mail       boss@x.cz\n');
      return { line: /Password {5}(.*)/.exec(written.join(''))?.[1], account };
    };
    const first = await start();
    expect(first.line).toBe(`${first.account.newPassword}   (shown at this start only)`);
    expect((await start()).line).toBe('unchanged (npm run user -- password sets a new one)');
    expect((await start('another one')).line).toBe(
      'unchanged: ADMIN_PASSWORD counts at the first start only (npm run user -- password sets a new one)',
    );
    const { id: userId } = first.account.user;
    const password_hash = await hashPassword('another one');
    await changePassword(testBus(knex), { userId, password_hash }, PRODUCT);
    expect((await start('another one')).line).toBe('as set in ADMIN_PASSWORD');
  });

  it.each(['password123', 'boss@x.cz'])('say that %s is easily guessed', async (adminPassword) => {
    const { knex } = await open();
    const config = { port: 0, publicUrl: 'http://localhost:0', adminPassword };
    const account = await firstAdministrator(knex, { ...config, adminEmail: 'boss@x.cz' });
    const write = vi.fn();
    announce(config, 4400, account, { write });
    expect(write.mock.calls.join('')).toContain(
      'as set in ADMIN_PASSWORD, which is easy to guess: choose another one\n',
    );
  });
});
