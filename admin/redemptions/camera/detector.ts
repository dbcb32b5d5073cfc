/** Reads the QR code in a video's current picture; null while there is none. */
type Detect = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's own reader, which TypeScript doesn't know yet. */
interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface BarcodeReaderClass {
  new (options: { formats: readonly string[] }): BarcodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

const QR = 'qr_code';

/** The longest side, in pixels, of the picture that is searched by script. */
const SEARCHED = 640;

/** The browser's own reader; where it has none, or it does not work, one in script, loaded on demand. */
export async function createDetector(): Promise<Detect> {
  const own = await ownReader();
  let isOwn = own !== null;
  let detect = own ?? (await scriptReader());
  return async (video) => {
    try {
      return await detect(video);
    } catch (error) {
      // Android has the reader, but not the service behind it, where Google's services are missing.
      if (!isOwn) throw error;
      isOwn = false;
      detect = await scriptReader();
      return detect(video);
    }
  };
}

async function ownReader(): Promise<Detect | null> {
  const Reader: BarcodeReaderClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  const formats = await Reader?.getSupportedFormats().catch((): readonly string[] => []);
  if (!Reader || !formats?.includes(QR)) return null;
  const reader = new Reader({ formats: [QR] });
  return async (video) => (await reader.detect(video))[0]?.rawValue ?? null;
}

async function scriptReader(): Promise<Detect> {
  const { default: readQr } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no pictures');
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, SEARCHED / Math.max(videoWidth, videoHeight));
    const width = Math.floor(videoWidth * scale);
    const height = Math.floor(videoHeight * scale);
    if (width === 0 || height === 0) return null;
    // Setting the size clears the canvas, so only when the phone is turned.
    if (canvas.width !== width || canvas.height !== height)
      Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return readQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
  };
}
