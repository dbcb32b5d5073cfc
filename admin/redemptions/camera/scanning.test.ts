import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdTimers } from '../../testing/holdTimers.ts';
import { createDetector } from './detector.ts';
import { type CameraState, startScanning } from './scanning.ts';

const readQr = vi.hoisted(() => vi.fn());
vi.mock('jsqr', () => ({ default: readQr }));

/** How often a picture is searched, in milliseconds. */
const PAUSE_MS = 200;

/** What the browser's reader sees in the picture. */
let seen: string[] = [];
const track = { stop: vi.fn(), addEventListener: vi.fn() };
const camera = { getTracks: () => [track] };
const video = Object.assign(document.createElement('video'), { play: async () => {} });
Object.defineProperty(video, 'srcObject', { value: null, writable: true });

class Reader {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async () => seen.map((rawValue) => ({ rawValue }));
}
const lends = (getUserMedia: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });

function scan() {
  const texts: string[] = [];
  const states: CameraState[] = [];
  const stop = startScanning({
    video,
    onText: (text) => texts.push(text),
    onState: (state) => states.push(state),
  });
  return { texts, states, stop };
}

beforeEach(() => {
  seen = [];
  track.stop.mockClear();
  vi.stubGlobal('BarcodeDetector', Reader);
  lends(async () => camera);
});

afterAll(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

it('reads the codes that come into the picture, until it is stopped', async () => {
  const timers = holdTimers(PAUSE_MS);
  const { texts, states, stop } = scan();
  await vi.waitFor(() => expect(states).toEqual(['starting', 'on']));
  await vi.waitFor(() => expect(timers.count()).toBe(1));
  seen = ['CODE'];
  await timers.pass();
  await vi.waitFor(() => expect(texts).toEqual(['CODE']));
  stop();
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(video.srcObject).toBeNull();
  await timers.pass();
  expect(texts).toEqual(['CODE']);
});

it('closes a camera that was granted after the screen was left', async () => {
  let grant = (_stream: unknown) => {};
  lends(() => new Promise((resolve) => (grant = resolve)));
  const { states, stop } = scan();
  stop();
  grant(camera);
  await vi.waitFor(() => expect(track.stop).toHaveBeenCalledTimes(1));
  expect(states).toEqual(['starting']);
});

describe('a camera that is not lent', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'failed'],
  ])('by a %s is %s', async (name, state) => {
    lends(() => Promise.reject(new DOMException('No', name)));
    const { states } = scan();
    await vi.waitFor(() => expect(states).toEqual(['starting', state]));
  });

  it('as the page is not encrypted is insecure', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    const { states } = scan();
    await vi.waitFor(() => expect(states).toEqual(['starting', 'insecure']));
  });
});

describe('without a reader of the browser', () => {
  const drawn = { data: new Uint8ClampedArray(4) };
  const context = { drawImage: vi.fn(), getImageData: vi.fn(() => drawn) };
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object(context));
    readQr.mockReset().mockReturnValue({ data: 'CODE' });
    Object.defineProperty(video, 'videoWidth', { value: 1280, configurable: true });
    Object.defineProperty(video, 'videoHeight', { value: 720, configurable: true });
  });

  it.each([
    ['it has none', undefined],
    ['it reads no QR codes', { getSupportedFormats: async () => ['ean_13'] }],
    [
      'its service is missing',
      class extends Reader {
        override detect = () => Promise.reject(new Error('Unavailable'));
      },
    ],
  ])('a script reads a smaller picture: %s', async (_why, reader) => {
    vi.stubGlobal('BarcodeDetector', reader);
    const detect = await createDetector();
    expect(await detect(video)).toBe('CODE');
    expect(await detect(video)).toBe('CODE');
    expect(readQr).toHaveBeenCalledWith(drawn.data, 640, 360, { inversionAttempts: 'dontInvert' });
  });

  it('nothing is read before there is a picture', async () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    Object.defineProperty(video, 'videoWidth', { value: 0, configurable: true });
    expect(await (await createDetector())(video)).toBeNull();
    expect(readQr).not.toHaveBeenCalled();
  });
});
