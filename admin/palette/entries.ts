import type { ComponentType } from 'react';
import type { ResourceDefinition } from 'react-admin';
import { fold } from '../../api/contract/slug.ts';
import { MENU_GROUPS } from '../ui/menuGroups.ts';

/** A palette entry: a record, a screen or an action. */
export interface Entry {
  /** Unique: `record cars 12`, `screen orders`, `action signOut`. */
  key: string;
  label: string;
  /** Distinguishes entries of the same name. */
  detail?: string;
  /** Additional search terms. */
  words?: string;
  icon?: ComponentType<{ color?: 'action'; fontSize?: 'small' }>;
  /** Target path below /admin; undefined for actions. */
  to?: string;
  run?: () => void;
}

export interface Section {
  key: string;
  title: string;
  entries: readonly Entry[];
}

export const withScreens = (
  definitions: Readonly<Record<string, ResourceDefinition>>,
): ResourceDefinition[] =>
  MENU_GROUPS.flatMap(({ resources }) => resources).flatMap((name) => {
    const definition = definitions[name];
    return definition?.hasList ? [definition] : [];
  });

/** Whether each word of a text is the prefix of a word of the entry, ignoring accents and case. */
export function matches({ label, detail = '', words = '' }: Entry, text: string): boolean {
  const known = wordsOf(`${label} ${detail} ${words}`);
  return wordsOf(text).every((word) => known.some((other) => other.startsWith(word)));
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
