import { arrangedSections, type HomeSection } from '../../api/contract/homeSections.ts';
import { sectionQuery, useSection } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';

export const homeSectionsQuery = (access: ApiAccess) =>
  sectionQuery<HomeSection[]>(access, '/home-sections');

/** The sections that the home page shows; until they are known, or when they can't be, all. */
export const useHomeSections = (): readonly HomeSection[] =>
  useSection(homeSectionsQuery).data ?? ALL;

const ALL = arrangedSections('');
