import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { testPicture } from '../../testing/pictures.ts';
import { type EncoderProcess, forkEncoder } from './forkEncoder.ts';
import { PictureError } from './pictureError.ts';

const entry = fileURLToPath(new URL('./encoderProcess.ts', import.meta.url));
const png = async (width = 400) => Buffer.from(await (await testPicture({ width })).arrayBuffer());

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the encoder’s process', () => {
  let encoder: EncoderProcess;
  const fork = (given: { niceness?: number; idleMs?: number } = {}) => {
    encoder = forkEncoder({ entry, niceness: 0, execArgv: ['--import', 'tsx'], ...given });
    return encoder;
  };
  afterEach(() => encoder.close());

  it('works on pictures as this one would', async () => {
    const { picture, avif, shared } = fork();
    const { width, height, color, variants } = await picture(await png());
    expect([width, height, color]).toEqual([400, 300, '#ff4d0a']);
    expect(variants.map((variant) => variant.width)).toEqual([320, 400]);
    const webp = variants[0]?.bytes ?? Buffer.alloc(0);
    expect(webp.subarray(8, 12).toString()).toBe('WEBP');
    expect((await avif(webp)).subarray(4, 12).toString()).toBe('ftypavif');
    expect((await shared(webp)).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it('tells a picture that cannot be taken from a failure', async () => {
    const { picture, avif } = fork();
    await expect(picture(Buffer.from('no picture'))).rejects.toEqual(
      new PictureError('picture.unreadable'),
    );
    await expect(avif(Buffer.from('no picture'))).rejects.toThrow('picture encoder failed');
  });

  it('ends when it is idle, and is started again', async () => {
    const { picture } = fork({ idleMs: 20 });
    await picture(await png());
    const { pid = 0 } = encoder;
    expect(isAlive(pid)).toBe(true);
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
    expect((await picture(await png(320))).width).toBe(320);
  });

  it('that was killed fails what it worked on, not what comes next', async () => {
    const { picture } = fork();
    await picture(await png());
    const cut = picture(await png(2000));
    process.kill(encoder.pid ?? 0, 'SIGKILL');
    await expect(cut).rejects.toThrow('it ended (SIGKILL)');
    expect((await picture(await png())).width).toBe(400);
  });

  it('steps back for others as far as it is told', async () => {
    const { picture } = fork({ niceness: 19 });
    await picture(await png());
    expect(getPriority(encoder.pid)).toBe(19);
  });

  it('works where the machine refuses its priority', async () => {
    const { picture } = fork({ niceness: 99 });
    expect((await picture(await png())).width).toBe(400);
  });

  it('outlives the signals that end its parent gently', async () => {
    const { picture } = fork();
    await picture(await png());
    const work = picture(await png(1000));
    process.kill(encoder.pid ?? 0, 'SIGINT');
    expect((await work).width).toBe(1000);
  });
});
