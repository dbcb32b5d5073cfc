import type { ComponentType } from 'react';
import type { SectionQuery } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';

/** A section's module: the component, and the queries that it shows. */
export interface SectionModule {
  default: ComponentType;
  queries?: (access: ApiAccess) => readonly SectionQuery<unknown>[];
}

const FILES = import.meta.glob<SectionModule>(['../*/*Section.tsx', '!../ui/**'], { eager: true });

/** All sections by their names, which are those of their folders. */
export const sectionModules: ReadonlyMap<string, SectionModule> = new Map(
  Object.entries(FILES).map(([file, module]) => [file.split('/')[1] ?? '', module]),
);
