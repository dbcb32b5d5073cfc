import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../app/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type ChosenPoint, chosenFrom } from './chosenPoint.ts';
import { packetaMessage } from './packetaMessage.ts';
import { usePointTexts } from './pointTexts.ts';

interface PacketaFrameProps {
  method: number;
  onChoose: (point: ChosenPoint) => void;
  onClose: () => void;
  onFailed: () => void;
}

/** Milliseconds in which the map's script has to arrive. */
const PATIENCE = 15_000;

/**
 * Packeta's map over the page. It is a page of its own in a frame: the checkout, with what is typed there,
 * loads no script of others, and its policy admits none.
 */
export function PacketaFrame({ method, onChoose, onClose, onFailed }: PacketaFrameProps) {
  const t = usePointTexts();
  const { locale } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      const message = packetaMessage(data);
      if (message?.state === 'ready') setReady(true);
      if (message?.state === 'closed') onClose();
      if (message?.state === 'failed') onFailed();
      if (message?.state === 'chosen') onChoose(chosenFrom(message.point, locale));
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [locale, onChoose, onClose, onFailed]);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(onFailed, PATIENCE);
    return () => clearTimeout(timer);
  }, [isReady, onFailed]);

  return (
    <dialog ref={dialog} className="points-map" aria-label={t('map')} onClose={onClose}>
      <button type="button" aria-label={t('close')} onClick={() => dialog.current?.close()}>
        <Icon name="times" />
      </button>
      {!isReady && <p role="status">{t('opening')}</p>}
      <iframe
        ref={frame}
        title={t('map')}
        src={`/api/pickup-points/packeta/${method}?lang=${locale}`}
      />
    </dialog>
  );
}
