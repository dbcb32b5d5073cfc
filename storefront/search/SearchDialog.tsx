import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { usePlace } from '../app/navigation.ts';
import { Icon } from '../ui/Icon.tsx';
import { useDebounced } from '../ui/useDebounced.ts';
import { MAX_SEARCH_LENGTH, searchText } from './results.ts';
import { SearchResults } from './SearchResults.tsx';
import searchStyles from './search.css?url';
import { useSearchTexts } from './searchTexts.ts';

/** Searches the site's content, pages, legal texts and contact; arrow keys move through the results. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useSearchTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const text = searchText(useDebounced(typed));
  useOpenUntilNavigation(dialog, onClose);

  const onKeyDown = (event: KeyboardEvent) => {
    // The browser's Escape would only clear the input.
    if (event.key === 'Escape') dialog.current?.close();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !dialog.current) return;
    event.preventDefault();
    moveFocus(dialog.current, step);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (dialog.current) linksIn(dialog.current)[0]?.click();
  };

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={t('title')}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <link rel="stylesheet" href={searchStyles} precedence="search" />
      <div className="search-panel">
        <form className="search-form" onSubmit={onSubmit}>
          <Icon name="search" />
          <input
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            placeholder={t('placeholder')}
            aria-label={t('title')}
            aria-describedby="search-hint"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={MAX_SEARCH_LENGTH}
          />
          <button type="button" aria-label={t('close')} onClick={() => dialog.current?.close()}>
            <Icon name="times" />
          </button>
        </form>
        <p id="search-hint" className={text ? 'visually-hidden' : 'search-hint'}>
          {t('hint')}
        </p>
        <SearchResults text={text} />
      </div>
    </dialog>
  );
}

/** Opens the dialog over the page, and closes it after a navigation. */
function useOpenUntilNavigation(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const { key } = usePlace();
  const openedAt = useRef(key);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, [dialog]);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);
}

const linksIn = (dialog: HTMLElement): HTMLAnchorElement[] => [
  ...dialog.querySelectorAll<HTMLAnchorElement>('a'),
];

/** Up and down move through the results; above the first one is the input. */
function moveFocus(dialog: HTMLElement, step: 1 | -1): void {
  const input = dialog.querySelector('input');
  const stops: (HTMLElement | null)[] = [input, ...linksIn(dialog)];
  const active = document.activeElement;
  const here = active instanceof HTMLElement ? stops.indexOf(active) : 0;
  const next = Math.min(Math.max(here + step, 0), stops.length - 1);
  stops[next]?.focus();
}
