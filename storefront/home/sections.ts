import { HOME_SECTIONS } from '../../api/contract/homeSections.ts';
import type { SectionQuery } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';
import type { SectionModule } from './sectionModules.ts';

export const SECTION_NAMES = Object.keys(HOME_SECTIONS);

let loaded: ReadonlyMap<string, SectionModule> = new Map();
let loading: Promise<void> | undefined;

/** None before all are loaded. */
export const loadedSections = () => loaded;

/** Loads the modules of all sections once; retries after a failure. */
export function loadSections(): Promise<void> {
  loading ??= import('./sectionModules.ts').then(
    ({ sectionModules }) => {
      loaded = sectionModules;
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
