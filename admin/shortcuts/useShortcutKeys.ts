import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { runCommand } from './commands.ts';
import { handlesKeys, matchKeys, pressedKey } from './keys.ts';
import { SHORTCUTS, type Shortcut } from './shortcuts.ts';

/** How long to wait for the second key of a shortcut, in milliseconds. */
const SEQUENCE_TIMEOUT = 1_500;

/** Runs the command of a shortcut. In fields, and with single keys turned off, only those with Ctrl or ⌘. */
export function useShortcutKeys(): void {
  const [singleKeys] = useSingleKeys();
  useEffect(() => {
    let pressed: readonly string[] = [];
    let since = 0;

    const onKeyDown = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      if (key === null || event.defaultPrevented || event.isComposing) return;
      const isHeld = key.startsWith('Mod+');
      // A field takes back what was typed in it.
      const isForFields = isHeld && key !== 'Mod+z';
      if (!isForFields && handlesKeys(event.target)) return;
      if (!isHeld && !singleKeys) return;
      if (event.timeStamp - since > SEQUENCE_TIMEOUT) pressed = [];
      since = event.timeStamp;
      const match = matchKeys(pressed, key, SHORTCUTS);
      pressed = match.begun;
      if (!match.shortcut) return;
      const isDone = isLive(match.shortcut, event.target) && runCommand(match.shortcut.command);
      // Ctrl+S and Ctrl+K never reach the browser, even where they do nothing here.
      if (isDone || isHeld) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [singleKeys]);
}

/** Inside a dialog the list's shortcuts are off; inside a confirmation all are. */
function isLive({ group }: Shortcut, target: EventTarget | null): boolean {
  const window = target instanceof Element ? target.closest('[role=dialog]') : null;
  if (!window) return true;
  return group !== 'list' && window.querySelector(OF_RECORDS) !== null;
}

/** What only an open record has; a new one has no neighbours. */
const OF_RECORDS = '[data-record-navigation], [data-save-shortcut]';

/** Whether single-key shortcuts are on, with a setter (WCAG 2.1.4). */
export const useSingleKeys = () => useStore('shortcuts.singleKeys', true);
