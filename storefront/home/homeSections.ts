import {
  arrangedSections,
  type HomeSection,
  type SectionName,
} from '../../api/contract/homeSections.ts';
import { sectionQuery, useSection } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';

export const homeSectionsQuery = (access: ApiAccess) =>
  sectionQuery<HomeSection[]>(access, '/home-sections');

/** The visible sections of the home page; all while unknown or on failure. */
export const useHomeSections = (): readonly HomeSection[] =>
  useSection(homeSectionsQuery).data ?? ALL;

const ALL = arrangedSections('');

/** Whether the home page shows a section, so that no link points to a missing one. */
export function useShownSections(): (section: SectionName) => boolean {
  const shown = useHomeSections();
  return (section) => shown.some(({ name }) => name === section);
}
