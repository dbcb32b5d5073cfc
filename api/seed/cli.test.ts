import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../db/testing/databases.ts';
import { ADMIN, createHarness, type Harness } from '../testing/harness.ts';
import { callTool, spawnTool } from '../testing/tools.ts';
import { readArguments, UsageError } from './commandLine.ts';
import { progressBar } from './report.ts';
import { seedTool } from './seedTool.ts';
import { type ContentFolder, contentFolder } from './testing/contentFolder.ts';

describe('the command line', () => {
  it('reads credentials from the environment, too', () => {
    const env = { ADMIN_EMAIL: 'a@b.cz', ADMIN_PASSWORD: 'secret', PADDOCK_TOKEN: 'pdk_x' };
    expect(readArguments(['content', '--password', 'other', '--dry-run'], env)).toEqual({
      path: 'content',
      url: 'http://localhost:3000',
      email: 'a@b.cz',
      password: 'other',
      token: 'pdk_x',
      dryRun: true,
      out: undefined,
    });
  });

  it.each([
    [['--colour']],
    [['one', 'two']],
    [['--url']],
    [['--url', 'localhost:3000']],
    [['--url', 'team.example']],
  ])('refuses %j', (args) => {
    expect(() => readArguments(args, {})).toThrow(UsageError);
  });

  it('shows a bar on a terminal and plain lines elsewhere', () => {
    const shown = (isTTY: boolean) => {
      const written: string[] = [];
      const show = progressBar({ isTTY, write: (text) => written.push(text) });
      for (const done of [1, 2]) show({ resource: 'cars', done, total: 2 });
      return written;
    };
    expect(shown(false)).toEqual(['cars …\n']);
    expect(shown(true)[0]).toContain(`${'█'.repeat(15)}${'░'.repeat(15)} 1/2 cars`);
  });
});

describe('npm run seed', () => {
  let server: Harness;
  let folder: ContentFolder;

  beforeAll(async () => {
    server = await createHarness(() => openTestDatabase('sqlite'));
    const titles = { en: { title: 'titles' }, cs: { title: 'titulů' } };
    folder = await contentFolder({
      'achievement-stats': [{ value: '5', translations: titles }, { id: 'broken' }],
    });
  });
  afterAll(async () => {
    await server.close();
    await folder.remove();
  });

  const run = (...args: string[]) => callTool(seedTool, args);
  const signIn = () => ['--url', server.url, '--email', ADMIN.email, '--password', ADMIN.password];

  it('loads, lists failures and exits with 1 when there are any', async () => {
    const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
    const { code, out, err } = await spawnTool(cli, [folder.path, ...signIn()]);
    expect(err).toContain('db.json: achievement-stats "broken": ');
    expect(out).toContain('1 created, 0 updated, 0 unchanged, 1 failed');
    expect(code).toBe(1);
  });

  it('reports a usage error in one line', async () => {
    const wrong = await run(
      folder.path,
      '--url',
      server.url,
      '--email',
      'x@y.cz',
      '--password',
      'no',
    );
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(wrong.err.trim().split('\n')).toHaveLength(1);
    expect((await run(`${folder.path}/none.json`, ...signIn())).err).toContain('cannot be read');
  });

  it('says that a token is not accepted, and which address does not answer', async () => {
    const refused = await run(folder.path, '--url', server.url, '--token', 'pdk_revoked');
    expect(refused).toEqual({
      code: 1,
      out: '',
      err: `${server.url} does not accept the token: it is unknown, expired or revoked, or its maker is no owner any more\n`,
    });
    const nobody = 'http://127.0.0.1:9';
    const { err } = await run(folder.path, '--url', nobody, '--token', 'pdk_x');
    expect(err).toMatch(/^http:\/\/127\.0\.0\.1:9: Network error - .+\n$/);
  });
});
