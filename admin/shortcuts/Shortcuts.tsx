import { useState } from 'react';
import { useCreatePath, useLocation, useNavigate, useResourceDefinitions } from 'react-admin';
import { lazyPart } from '../ui/lazyView.tsx';
import { runCommand, useCommand } from './commands.ts';
import { type Command, leads, SHORTCUTS, screenOf } from './shortcuts.ts';
import { useShortcutKeys } from './useShortcutKeys.ts';

const ShortcutHelp = lazyPart(async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp);

/** Listens to the keyboard and handles the commands that work on every screen. */
export const Shortcuts = () => {
  const [helping, setHelping] = useState(false);
  useShortcutKeys();
  useCommand('help', () => setHelping(true));
  useCommand('search', focusSearch);
  useCommand('down', () => focusRow(1));
  useCommand('up', () => focusRow(-1));
  const [, resource = ''] = useLocation().pathname.split('/');
  const definitions = useResourceDefinitions();
  const canAdd = definitions[resource]?.hasCreate === true;
  const createPath = useCreatePath();
  const navigate = useNavigate();
  useCommand('add', () => navigate(createPath({ resource, type: 'create' })), canAdd);
  return (
    <>
      {GOES.filter((command) => leads(command, definitions)).map((command) => (
        <Go command={command} key={command} />
      ))}
      {helping && <ShortcutHelp onClose={() => setHelping(false)} />}
    </>
  );
};

const GOES = SHORTCUTS.filter(({ group }) => group === 'go').map(({ command }) => command);

const Go = ({ command }: { command: Command }) => {
  const navigate = useNavigate();
  useCommand(command, () => navigate(`/${screenOf(command)}`));
  return null;
};

/** Focuses the list's search field, or opens the palette where there is no list. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[name=q]');
  if (field) field.focus();
  else runCommand('palette');
}

/** The focus target of a row: its Edit button; in the inbox and on phones the row itself. */
const ENTRIES = 'main [data-row-entry], main li a.MuiListItemButton-root';

/** Moves the focus down or up the visible list, starting at its first or last row. */
function focusRow(step: 1 | -1): void {
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRIES)];
  const at = entries.findIndex((entry) => rowOf(entry).contains(document.activeElement));
  const next = at < 0 ? entries.at(step > 0 ? 0 : -1) : entries[at + step];
  next?.focus();
}

const rowOf = (entry: HTMLElement): Element => entry.closest('tr, li') ?? entry;
