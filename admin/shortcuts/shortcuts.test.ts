import { describe, expect, it } from 'vitest';
import { MENU_GROUPS } from '../ui/menuGroups.ts';
import { matchKeys, pressedKey } from './keys.ts';
import { SHORTCUTS, type Shortcut, screenOf } from './shortcuts.ts';

const press = (key: string, held: Partial<KeyboardEventInit> = {}, altGraph = false) => {
  const event = new KeyboardEvent('keydown', { key, ...held });
  return pressedKey({
    key,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    altKey: event.altKey,
    shiftKey: event.shiftKey,
    getModifierState: (name) => altGraph && name === 'AltGraph',
  });
};

describe('a pressed key', () => {
  it.each([
    ['n', {}, 'n'],
    ['N', {}, 'n'],
    ['N', { shiftKey: true }, null],
    ['?', { shiftKey: true }, '?'],
    ['k', { ctrlKey: true }, 'Mod+k'],
    ['k', { metaKey: true }, 'Mod+k'],
    ['K', { ctrlKey: true, shiftKey: true }, null],
    ['k', { altKey: true }, null],
    ['Escape', {}, 'Escape'],
  ])('%s with %j is %s', (key, held, name) => {
    expect(press(key, held)).toBe(name);
  });

  it('is the sign itself where the keyboard has it behind AltGr', () => {
    const altGr = { ctrlKey: true, altKey: true };
    expect(press('[', altGr, true)).toBe('[');
    expect(press('s', altGr, true)).toBeNull();
  });
});

describe('keys one after the other', () => {
  const commandsOf = (keys: readonly string[]) => {
    let begun: readonly string[] = [];
    return keys.map((key) => {
      const match = matchKeys(begun, key, SHORTCUTS);
      begun = match.begun;
      return match.shortcut?.command ?? null;
    });
  };

  it.each([
    [
      ['g', 'o'],
      [null, 'go orders'],
    ],
    [
      ['g', 'g'],
      [null, 'go gallery'],
    ],
    [
      ['g', '9'],
      [null, null],
    ],
    [
      ['g', '?'],
      [null, 'help'],
    ],
    [['o'], [null]],
    [
      ['n', '/'],
      ['add', 'search'],
    ],
    [
      ['g', 'Escape', 'o'],
      [null, 'close', null],
    ],
  ])('%j do %j', (keys, commands) => {
    expect(commandsOf(keys)).toEqual(commands);
  });
});

describe('the list of shortcuts', () => {
  it('gives no keys twice, and none that begin another’s', () => {
    const begins = (one: Shortcut, other: Shortcut) =>
      one !== other && one.keys.every((key, at) => other.keys[at] === key);
    const clashes = SHORTCUTS.filter((one) => SHORTCUTS.some((other) => begins(one, other)));
    expect(clashes).toEqual([]);
  });

  it('leads to every screen of the menu but those for which no letter is left', () => {
    const screens = SHORTCUTS.filter(({ group }) => group === 'go').map(({ command }) =>
      screenOf(command),
    );
    const without = ['api-tokens', 'stock', 'discount-codes', 'vouchers', 'redemptions'];
    const menu = MENU_GROUPS.flatMap(({ resources }) => resources).filter(
      (screen) => !without.includes(screen),
    );
    expect([...screens].sort()).toEqual(['', ...menu].sort());
  });
});
