import { useNotify } from 'react-admin';

interface CopyTexts {
  /** Message keys. */
  copied: string;
  notCopied: string;
}

/** Copies a text and says so; without a clipboard, as without https, `shown` is selected instead. */
export function useCopy({ copied, notCopied }: CopyTexts) {
  const notify = useNotify();
  return async (text: string, shown: HTMLElement | null) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(copied, { type: 'success' });
    } catch {
      if (shown) getSelection()?.selectAllChildren(shown);
      notify(notCopied, { type: 'warning' });
    }
  };
}
