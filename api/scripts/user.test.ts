import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import type { LoginAnswer } from '../contract/types.ts';
import { ADMIN, createHarness, type Harness } from '../testing/harness.ts';
import { callTool, scriptOf, spawnTool } from '../testing/tools.ts';
import { user } from './tools/user.ts';

const COMMON = 'This password is one of the most common ones. Please choose another one.';

describe('npm run user', () => {
  let dataDir: string;
  let api: Harness;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'paddock-user-'));
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
    callTool(user, args, { DATA_DIR: dataDir }, input);
  const login = (password: string) =>
    api.send<LoginAnswer>('/auth/login', { body: { email: ADMIN.email, password } });

  it('sets a piped password and ends all sessions of the account', async () => {
    const { body } = await login(ADMIN.password);
    const changed = await run('  a new password  \n', 'password', '--email', 'Boss@Example.com');
    const out = `${ADMIN.email} has a new password and is signed out everywhere.\n`;
    expect(changed).toEqual({ code: 0, out, err: '' });
    expect((await login(ADMIN.password)).status).toBe(401);
    expect((await login('  a new password  ')).status).toBe(200);
    expect((await api.send('/auth/me', { token: body.accessToken })).status).toBe(401);
    const renewed = await api.send('/auth/refresh', { body: { token: body.refreshToken } });
    expect(renewed.status).toBe(401);
  });

  it.each([
    ['a short one', 'short\n', [], 'The password must have at least 8 characters\n'],
    [
      'a very long one',
      `${'x'.repeat(5001)}\n`,
      [],
      'The password may have at most 5000 characters\n',
    ],
    ['one of the most common', 'password1\n', [], `${COMMON}\n`],
    ['none', '', [], 'No password was given; nothing was changed\n'],
    ['one for nobody', 'long enough\n', ['no@example.com'], 'There is no no@example.com\n'],
  ])('refuses %s', async (_what, input, args, err) => {
    expect(await run(input, 'password', ...args)).toEqual({ code: 1, out: '', err });
  });

  it('reads the password and reports a refusal in one line as a process, too', async () => {
    const env = { DATA_DIR: dataDir };
    expect(await spawnTool(scriptOf('user'), ['password'], env, 'password1\n')).toEqual({
      code: 1,
      out: '',
      err: `${COMMON}\n`,
    });
  });

  it('adds, lists, disables and enables accounts, but never disables the last owner', async () => {
    const email = 'eva@example.com';
    const added = await run(
      'a long password\n',
      'add',
      email,
      '--role',
      'editor',
      '--name',
      'Eva N',
    );
    expect(added).toEqual({ code: 0, out: `${email} can sign in as editor.\n`, err: '' });
    const signIn = () =>
      api.send<LoginAnswer>('/auth/login', { body: { email, password: 'a long password' } });
    const { body } = await signIn();
    expect(body.user).toEqual({ username: 'Eva N', email, role: 'editor' });
    expect((await run('', 'disable', email)).code).toBe(0);
    expect((await api.send('/auth/me', { token: body.accessToken })).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    const { out } = await run('', 'list');
    expect(out).toBe(
      [`${ADMIN.email}  boss   owner   active`, `${email}   Eva N  editor  disabled`, ''].join(
        '\n',
      ),
    );
    expect((await run('', 'enable', email)).code).toBe(0);
    expect((await signIn()).status).toBe(200);
    const key = { user_id: (await api.knex('users').where({ email }).first()).id, name: 'Phone' };
    const made = { credential_id: 'x', public_key: 'x', counter: 0, created_at: '' };
    await api.knex('passkeys').insert({ ...key, ...made });
    expect((await signIn()).body).not.toHaveProperty('accessToken');
    expect((await run('', 'lost-factor', email)).code).toBe(0);
    expect((await signIn()).body).toHaveProperty('accessToken');
    const last = await run('', 'disable', ADMIN.email);
    expect([last.code, last.err]).toEqual([
      1,
      'This is the last owner who can sign in. Make someone else an owner first.\n',
    ]);
  });

  it.each([
    ['no command', []],
    ['an unknown one', ['remove', 'eva@example.com']],
  ])('says how it is used for %s', async (_what, args) => {
    const { code, err } = await run('', ...args);
    expect(code).toBe(1);
    expect(err).toContain('npm run user -- add EMAIL');
  });

  it('names the variable of a database that does not answer, without its password', async () => {
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://paddock:s3cret@127.0.0.1:9/paddock',
    };
    expect(await callTool(user, ['list'], env)).toEqual({
      code: 1,
      out: '',
      err: "DATABASE_URL: PostgreSQL at 127.0.0.1:9/paddock can't be reached (connect ECONNREFUSED 127.0.0.1:9)\n",
    });
  });

  it('refuses an unknown role', async () => {
    const { code, err } = await run('long enough\n', 'add', 'x@example.com', '--role', 'admin');
    expect([code, err]).toEqual([
      1,
      'The role must be one of owner, manager, editor, reader, crew\n',
    ]);
  });
});
