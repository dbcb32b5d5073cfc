import type { ComponentType } from 'react';
import type { SectionQuery } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';

/** A section's module: the component, and the queries that it shows. */
export interface SectionModule {
  default: ComponentType;
  queries?: (access: ApiAccess) => readonly SectionQuery<unknown>[];
}

const FILES = import.meta.glob<SectionModule>(['../*/*Section.tsx', '!../ui/**']);

/** A section is named like its folder. */
const nameOf = (file: string): string => file.split('/')[1] ?? '';

export const SECTION_NAMES: readonly string[] = Object.keys(FILES).map(nameOf);

let loaded: ReadonlyMap<string, SectionModule> = new Map();
let loading: Promise<unknown> | undefined;

/** None before all are loaded. */
export const loadedSections = () => loaded;

/** Loads the modules of all sections, which are one file, once; retries after a failure. */
export function loadSections(): Promise<unknown> {
  loading ??= Promise.all(
    Object.entries(FILES).map(async ([file, load]) => [nameOf(file), await load()] as const),
  ).then(
    (modules) => {
      loaded = new Map(modules);
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The queries of sections, once they are loaded. */
export const sectionQueries = (
  access: ApiAccess,
  names: readonly string[] = SECTION_NAMES,
): SectionQuery<unknown>[] => names.flatMap((name) => loaded.get(name)?.queries?.(access) ?? []);
