import { useCallback, useEffect, useState } from 'react';
import { useSite } from '../app/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import styles from './SearchButton.module.css';

const SearchDialog = lazyPart(() => import('./SearchDialog.tsx'), { isOver: true });

/** Opens the search, like Ctrl-K and slash; its dialog is loaded on first use. */
export function SearchButton() {
  const { t } = useSite();
  /** How often it was asked for since it was closed: again, if it could not be loaded. */
  const [asked, setAsked] = useState(0);
  const open = useCallback(() => setAsked((times) => times + 1), []);
  const close = useCallback(() => setAsked(0), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event, isWriting(event.target)) || document.querySelector('dialog[open]')) {
        return;
      }
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
        onClick={open}
      >
        <Icon name="search" />
      </button>
      {asked > 0 && <SearchDialog key={asked} onClose={close} />}
    </>
  );
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** Ctrl-K or ⌘K anywhere, slash outside of inputs. */
export function isSearchKey(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  writing: boolean,
): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !writing;
}
