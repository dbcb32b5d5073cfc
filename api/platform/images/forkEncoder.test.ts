import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SITE_ICONS } from '../../contract/siteIcons.ts';
import { testPicture } from '../../testing/pictures.ts';
import { PictureError } from './encoder.ts';
import { type EncoderProcess, forkEncoder } from './forkEncoder.ts';

const entry = fileURLToPath(new URL('./encoderProcess.ts', import.meta.url));
const png = async (width = 400) => Buffer.from(await (await testPicture({ width })).arrayBuffer());

/** A drawing whose filter takes minutes. */
const heavySvg = (side = 6000) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
      <filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="400"/></filter>
      <rect width="100%" height="100%" filter="url(#f)"/></svg>`,
  );

/** A process that has ended stays listed as a zombie until its parent reaps it. */
async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/\) Z /.test(stat);
}

describe('the encoder’s process', () => {
  let forked: EncoderProcess | undefined;
  const fork = (given: Partial<Parameters<typeof forkEncoder>[0]> = {}) => {
    // However long it takes on a busy machine, but where a test is about the limit.
    const usual = { entry, niceness: 0, limitMs: 600_000, execArgv: ['--import', 'tsx'] };
    forked = forkEncoder({ ...usual, ...given });
    return forked;
  };
  /** The parent's timers go on only as the test says; the process has its own. */
  const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  afterEach(() => {
    vi.useRealTimers();
    forked?.close();
  });

  it('returns what the encoder in this process does', async () => {
    const { picture, avif, shared, icons } = fork();
    const { width, height, color, variants } = await picture(await png());
    expect([width, height, color]).toEqual([400, 300, '#ff4d0a']);
    expect(variants.map((variant) => variant.width)).toEqual([320, 400]);
    const webp = variants[0]?.bytes ?? Buffer.alloc(0);
    expect(webp.subarray(8, 12).toString()).toBe('WEBP');
    expect((await avif(webp)).subarray(4, 12).toString()).toBe('ftypavif');
    expect((await shared(webp)).subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect([...(await icons(webp)).keys()]).toEqual(Object.keys(SITE_ICONS));
  });

  it('distinguishes a rejected picture from a failure', async () => {
    const { picture, avif } = fork();
    await expect(picture(Buffer.from('no picture'))).rejects.toEqual(
      new PictureError('picture.unreadable'),
    );
    await expect(avif(Buffer.from('no picture'))).rejects.toThrow('picture encoder failed');
  });

  it('exits when idle, and is started again', async () => {
    stopTimers();
    const { picture } = fork({ idleMs: 10_000 });
    await picture(await png());
    const pid = forked?.pid ?? 0;
    vi.advanceTimersByTime(9_999);
    expect(await isAlive(pid)).toBe(true);
    vi.advanceTimersByTime(1);
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect((await picture(await png(320))).width).toBe(320);
  });

  it('fails its pictures when it is killed, but not later ones', async () => {
    const { picture } = fork();
    await picture(await png());
    const cut = picture(await png(2000));
    process.kill(forked?.pid ?? 0, 'SIGKILL');
    await expect(cut).rejects.toThrow('it ended (SIGKILL)');
    expect((await picture(await png())).width).toBe(400);
  });

  it('names the end of a process that dies before a picture is written to it', async () => {
    const { picture } = fork();
    const photo = await png();
    await picture(photo);
    process.kill(forked?.pid ?? 0, 'SIGKILL');
    // Blocks this process: it meets the broken pipe before it hears of the end.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    await expect(picture(photo)).rejects.toThrow('it ended (SIGKILL)');
    expect((await picture(photo)).width).toBe(400);
  });

  it('runs at the given priority', async () => {
    // Not the lowest one: other tests could starve it.
    const { picture } = fork({ niceness: 5 });
    await picture(await png());
    expect(getPriority(forked?.pid)).toBe(5);
  });

  it('works when the system refuses the priority', async () => {
    const { picture } = fork({ niceness: 99 });
    expect((await picture(await png())).width).toBe(400);
  });

  it('is restarted when a picture takes too long; the others are encoded again', async () => {
    stopTimers();
    // A task with a free place starts in the next microtask, before any answer can be read.
    const sent = () => Promise.resolve();
    const { picture } = fork({ limitMs: 4_000 });
    const photo = await png(1000);
    await picture(await png());
    const pid = forked?.pid ?? 0;
    const refused = expect(picture(heavySvg())).rejects.toEqual(
      new PictureError('picture.tooSlow'),
    );
    await sent();
    vi.advanceTimersByTime(3_999);
    const other = picture(photo);
    await sent();
    // No answer can be read in between: the other one is still in the process that is killed.
    vi.advanceTimersByTime(1);
    await refused;
    // It has the whole time limit again.
    vi.advanceTimersByTime(3_999);
    expect((await other).width).toBe(1000);
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('has the whole time limit however long the process takes to start', async () => {
    stopTimers();
    const { picture } = fork({ limitMs: 4_000 });
    const made = picture(await png());
    await Promise.resolve();
    vi.advanceTimersByTime(60_000);
    expect((await made).width).toBe(400);
  });

  it('queues a few pictures and rejects others as busy', async () => {
    const { picture } = fork({ atOnce: 1, waitingMax: 1 });
    const bytes = await png();
    const [first, second, third] = [picture(bytes), picture(bytes), picture(bytes)];
    await expect(third).rejects.toMatchObject({ status: 503, messageRef: { key: 'error.busy' } });
    expect([(await first).width, (await second).width]).toEqual([400, 400]);
  });

  it('does not get its parent’s environment', async () => {
    vi.stubEnv('JWT_SECRET', 'a secret of the server');
    const { picture } = fork();
    await picture(await png());
    if (process.platform === 'linux') {
      expect(await readFile(`/proc/${forked?.pid}/environ`, 'utf8')).not.toContain('a secret');
    }
    vi.unstubAllEnvs();
  });

  it('ends at once when its parent is killed', async () => {
    const source = `
      import { forkEncoder } from ${JSON.stringify(new URL('./forkEncoder.ts', import.meta.url))};
      const encoder = forkEncoder({
        entry: ${JSON.stringify(entry)}, niceness: 0, execArgv: ['--import', 'tsx'],
      });
      // It reads in order: once it has worked on one, it begins the next before it hears of the
      // end.
      await encoder.picture(Buffer.from('${(await png()).toString('base64')}', 'base64'));
      encoder.picture(Buffer.from(${JSON.stringify(heavySvg().toString())}));
      // As text: Node 26 colours numbers for FORCE_COLOR, even into a pipe.
      console.log(String(encoder.pid));
      setInterval(() => undefined, 60_000);`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', source];
    const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = await new Promise<number>((resolve) =>
      parent.stdout.once('data', (text) => resolve(Number(text))),
    );
    const { exitCode, signalCode } = parent;
    expect([pid, exitCode, signalCode]).toEqual([expect.any(Number), null, null]);
    expect(pid).toBeGreaterThan(0);
    expect(await isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('ignores the signals that stop its parent', async () => {
    const { picture } = fork();
    await picture(await png());
    const work = picture(await png(1000));
    process.kill(forked?.pid ?? 0, 'SIGINT');
    expect((await work).width).toBe(1000);
  });
});
