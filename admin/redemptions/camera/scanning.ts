import { createDetector } from './detector.ts';

/** Why there is no picture; each has a sentence of its own. */
type CameraFailure = 'refused' | 'missing' | 'busy' | 'insecure' | 'failed';
export type CameraState = 'starting' | 'on' | CameraFailure;

interface Scanning {
  video: HTMLVideoElement;
  /** Called for each picture with a code in it, so several times for one that stays in view. */
  onText: (text: string) => void;
  onState: (state: CameraState) => void;
}

/** Milliseconds between two pictures that are searched: quick enough for a hand, easy on the battery. */
const PAUSE = 200;

/** The camera at the back of a phone; the only one elsewhere. */
const CAMERA = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
} satisfies MediaStreamConstraints;

/** Shows the camera in a video and reads codes from it; returns a function that stops the camera. */
export function startScanning({ video, onText, onState }: Scanning): () => void {
  let isStopped = false;
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    close(stream);
    video.srcObject = null;
  };
  const fail = (error: unknown) => {
    if (isStopped) return;
    stop();
    onState(failureOf(error));
  };
  const run = async () => {
    const opened = await openCamera();
    // It was left while the browser asked for permission.
    if (isStopped) return close(opened);
    stream = opened;
    for (const track of stream.getTracks()) track.addEventListener('ended', fail);
    video.srcObject = stream;
    await video.play();
    const detect = await createDetector();
    if (isStopped) return;
    onState('on');
    const look = async () => {
      const text = await detect(video);
      if (isStopped) return;
      if (text) onText(text);
      timer = setTimeout(() => look().catch(fail), PAUSE);
    };
    await look();
  };

  onState('starting');
  run().catch(fail);
  return stop;
}

async function openCamera(): Promise<MediaStream> {
  // Browsers hide cameras from pages without https.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new DOMException('No https', 'SecurityError');
  return devices.getUserMedia(CAMERA);
}

function close(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** By the names of the errors of `getUserMedia`. */
const FAILURES: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  SecurityError: 'insecure',
};

const failureOf = (error: unknown): CameraFailure =>
  FAILURES[error instanceof Error ? error.name : ''] ?? 'failed';
