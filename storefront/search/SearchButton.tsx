import { lazy, useCallback, useEffect, useState } from 'react';
import { useSite } from '../app/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { LazyPart } from '../ui/LazyPart.tsx';
import styles from './SearchButton.module.css';

const loadDialog = () => import('./SearchDialog.tsx');
const SearchDialog = lazy(loadDialog);

/** Opens the search, like Ctrl-K and slash; its dialog is loaded on first use. */
export function SearchButton() {
  const { t } = useSite();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event, isWriting(event.target)) || document.querySelector('dialog[open]')) {
        return;
      }
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </button>
      {open && (
        <LazyPart>
          <SearchDialog onClose={close} />
        </LazyPart>
      )}
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
