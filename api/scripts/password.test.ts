import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import type { LoginAnswer } from '../contract/types.ts';
import { ADMIN, createHarness, type Harness } from '../testing/harness.ts';

describe('npm run password', () => {
  let dataDir: string;
  let api: Harness;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'paddock-password-'));
    api = await createHarness(async () => {
      const knex = connect({ file: join(dataDir, 'paddock.sqlite') });
      return { knex, close: () => knex.destroy() };
    });
  });
  afterAll(async () => {
    await api.close();
    await rm(dataDir, { recursive: true });
  });

  const run = (input: string, ...args: string[]) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const cli = fileURLToPath(new URL('password.ts', import.meta.url));
      const env = { ...process.env, DATA_DIR: dataDir };
      const child = spawn(process.execPath, ['--import', 'tsx', cli, ...args], { env });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text) => {
          said += text;
        });
      }
      child.once('close', (code) => resolve({ code, said }));
      child.stdin.end(input);
    });
  const login = (password: string) =>
    api.send<LoginAnswer>('/auth/login', { body: { email: ADMIN.email, password } });

  it('sets what is piped in, and ends every sign-in of the account', async () => {
    const { body } = await login(ADMIN.password);
    const changed = await run('  a new password  \n', '--email', 'Boss@Example.com');
    const said = `${ADMIN.email} has a new password and is signed out everywhere.\n`;
    expect(changed).toEqual({ code: 0, said });
    expect((await login(ADMIN.password)).status).toBe(401);
    expect((await login('  a new password  ')).status).toBe(200);
    expect((await api.send('/auth/me', { token: body.accessToken })).status).toBe(401);
    const renewed = await api.send('/auth/refresh', { body: { token: body.refreshToken } });
    expect(renewed.status).toBe(401);
  });

  it.each([
    ['a short one', 'short\n', [], 'A password has at least 8 characters\n'],
    ['a very long one', `${'x'.repeat(5001)}\n`, [], 'A password has at most 5000 characters\n'],
    ['none', '', [], 'No password was given; the old one stays\n'],
    [
      'one for nobody',
      'long enough\n',
      ['--email', 'no@example.com'],
      'There is no no@example.com\n',
    ],
  ])('refuses %s', async (_what, input, args, said) => {
    expect(await run(input, ...args)).toEqual({ code: 1, said });
  });
});
