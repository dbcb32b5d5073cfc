import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type CameraState, startScanning } from './scanning.ts';

/**
 * The camera's picture, for a `video` element, and its state. The camera runs only while the page is
 * visible: a phone in a pocket films nothing.
 */
export function useScanner(onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(0);
  const isHidden = useSyncExternalStore(followVisibility, () => document.hidden);
  const read = useEffectEvent(onText);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts it anew.
  useEffect(() => {
    if (isHidden || !video.current) return;
    return startScanning({ video: video.current, onText: (text) => read(text), onState: setState });
  }, [isHidden, attempt]);

  return { video, state, retry: () => setAttempt((before) => before + 1) };
}

function followVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
