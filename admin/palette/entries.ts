import type { ComponentType } from 'react';
import type { ResourceDefinition } from 'react-admin';
import { fold } from '../../api/contract/slug.ts';
import { MENU_GROUPS } from '../layout/menuGroups.ts';

/** Something that the palette offers: a record, a screen, or something to do. */
export interface Entry {
  /** Unlike any other's: `record cars 12`, `screen orders`, `action signOut`. */
  key: string;
  label: string;
  /** Distinguishes it from others of the same name. */
  detail?: string;
  /** Other words by which it is found. */
  words?: string;
  icon?: ComponentType<{ color?: 'action'; fontSize?: 'small' }>;
  /** Where it leads, below /admin; otherwise it does something. */
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

/** Whether every word of a text begins a word of the entry, without regard to accents and case. */
export function matches({ label, detail = '', words = '' }: Entry, text: string): boolean {
  const known = wordsOf(`${label} ${detail} ${words}`);
  return wordsOf(text).every((word) => known.some((other) => other.startsWith(word)));
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
