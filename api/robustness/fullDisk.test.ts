import fs, { writeFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../db/testing/databases.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { testPicture } from '../testing/pictures.ts';

const NO_ROOM = 'The server has run out of space and nothing was saved. Please try again later.';
const BEZ_MISTA = 'Na serveru už není místo, nic se neuložilo. Zkuste to prosím později.';

describe('a full disk', () => {
  let server: Harness;
  const lines: string[] = [];

  beforeAll(async () => {
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    server = await createHarness(() => openTestDatabase('sqlite'), {}, log);
  });
  afterAll(() => server.close());
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  it('is reported by the database and answered as such', async () => {
    const [{ page_count }] = await server.knex.raw('PRAGMA page_count');
    await server.knex.raw(`PRAGMA max_page_count = ${page_count}`);
    const description = 'long '.repeat(900);
    const texts = { title: 'Champions', description };
    const body = { year: 2020, translations: { en: texts, cs: texts } };
    const english = await server.admin('/achievements', { body });
    expect(english).toMatchObject({ status: 507, body: { message: NO_ROOM } });
    const czech = await server.admin('/achievements', { body, language: 'cs' });
    expect(czech).toMatchObject({ status: 507, body: { message: BEZ_MISTA } });
    await server.knex.raw('PRAGMA max_page_count = 1000000');
    expect((await server.admin('/achievements', { body })).status).toBe(201);
    // Submitted data is in no log.
    expect(lines.join('')).toContain('insert into');
    expect(lines.join('')).not.toContain('long long');
  });

  it('is not taken for a file that is no picture', async () => {
    vi.spyOn(fs, 'createWriteStream').mockImplementation((path) => {
      writeFileSync(path, '');
      const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return new Writable({ write: (_bytes, _encoding, done) => done(full) }) as fs.WriteStream;
    });
    const form = new FormData();
    form.set('image', await testPicture(), 'a.png');
    expect(await server.admin('/media', { form })).toMatchObject({
      status: 507,
      body: { message: NO_ROOM },
    });
  });

  it('is no health, until there is room again', async () => {
    const real = await fsPromises.statfs(tmpdir());
    const disk = vi.spyOn(fsPromises, 'statfs');
    const leave = (bytes: number) =>
      disk.mockResolvedValue({ ...real, bavail: bytes / 4096, bsize: 4096 });
    leave(1_000_000);
    // Whoever imported it by its name sees the other one only then.
    syncBuiltinESMExports();
    const full = await server.send('/health', { language: 'cs' });
    expect(full).toMatchObject({ status: 503, body: { status: 'full', message: BEZ_MISTA } });
    leave(100_000_000);
    expect((await server.send('/health')).body).toEqual({ status: 'ok', demo: 'off' });
  });
});
