import { useEffect, useState } from 'react';
import styles from './CopyButton.module.css';
import { useCheckout } from './useCheckout.ts';

/** Milliseconds that the confirmation of a copy is shown. */
const CONFIRMATION_MS = 3_000;

/** Copies a payment detail; hidden where the browser can't, such as without scripts or TLS. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useCheckout();
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setCanCopy(navigator.clipboard !== undefined), []);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!canCopy) return null;
  const word = t(isCopied ? 'order.copied' : 'order.copy');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // The text next to it can be selected manually.
      () => undefined,
    );
  return (
    <>
      <button aria-label={`${word}: ${what}`} className={styles.copy} onClick={copy} type="button">
        {word}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && t('order.copied')}
      </span>
    </>
  );
}
