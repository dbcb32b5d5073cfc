import { useEffect } from 'react';
import { runCommand } from './commands.ts';
import { matchKeys } from './matchKeys.ts';
import { pressedKey } from './pressedKey.ts';
import { SHORTCUTS, type Shortcut } from './shortcuts.ts';
import { takesKeys } from './takesKeys.ts';

/** How long the second key of a shortcut is waited for, in milliseconds. */
const PATIENCE = 1_500;

/**
 * Reads the keyboard for as long as the component is there. Single keys work outside of fields alone,
 * and not at all when they are turned off (WCAG 2.1.4); those with Ctrl or ⌘ always do.
 */
export function useShortcutKeys(singleKeys: boolean): void {
  useEffect(() => {
    let begun: readonly string[] = [];
    let since = 0;

    const onKeyDown = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      if (key === null || event.defaultPrevented || event.isComposing) return;
      const isHeld = key.startsWith('Mod+');
      if (!isHeld && (!singleKeys || takesKeys(event.target))) return;
      if (event.timeStamp - since > PATIENCE) begun = [];
      since = event.timeStamp;
      const match = matchKeys(begun, key, SHORTCUTS);
      begun = match.begun;
      if (!match.shortcut) return;
      const isDone = isLive(match.shortcut, event.target) && runCommand(match.shortcut.command);
      // What the browser does on Ctrl+S and Ctrl+K would surprise whoever knows them from here.
      if (isDone || isHeld) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [singleKeys]);
}

/** The windows of a record, in which its shortcuts go on working. */
const RECORD_WINDOW = '[data-record-navigation]';

/** In a window the list behind it is out of reach, and a question must be answered first. */
function isLive({ group }: Shortcut, target: EventTarget | null): boolean {
  const window = target instanceof Element ? target.closest('[role=dialog]') : null;
  if (!window) return true;
  return group !== 'list' && window.querySelector(RECORD_WINDOW) !== null;
}
