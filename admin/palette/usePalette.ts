import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Entry, matches, type Section } from './entries.ts';
import { useActions } from './useActions.ts';
import { useRecent } from './useRecent.ts';
import { useRecordSearch } from './useRecordSearch.ts';
import { useScreens } from './useScreens.ts';

/** What the palette offers for the text in its field; for none, the last choices first. */
export function usePalette() {
  const [text, setText] = useState('');
  const asked = text.trim();
  const translate = useTranslate();
  const screens = useScreens();
  const actions = useActions();
  const [recent, remember] = useRecent([...screens, ...actions]);
  const records = useRecordSearch(asked);

  const section = (key: string, entries: readonly Entry[]): Section[] => {
    const found = entries.filter((entry) => matches(entry, asked));
    return found.length > 0
      ? [{ key, title: translate(`palette.sections.${key}`), entries: found }]
      : [];
  };
  const fixed = [...section('screens', screens), ...section('actions', actions)];
  const isEmpty = asked === '';
  const sections = isEmpty
    ? [...section('recent', recent), ...fixed]
    : [...fixed, ...records.sections];

  return {
    text,
    setText,
    sections,
    remember,
    isPending: records.isPending,
    hasFailed: records.hasFailed,
    retry: records.retry,
  };
}
