import type { LegalKind } from '../../api/contract/constants.ts';
import { isIsoDate } from '../../api/contract/dates.ts';
import type { ShownLegalText } from '../../api/contract/types.ts';
import { nullAt404, type SectionQuery, sectionQuery } from '../app/queries.ts';
import type { Visit } from '../app/routes.ts';
import type { ApiAccess } from '../app/site.ts';

/** The version that a page's address names by its date; undefined for the one in force. */
export function versionIn(search: URLSearchParams): string | undefined {
  const version = search.get('version') ?? '';
  return isIsoDate(version) ? version : undefined;
}

/** A legal document; null when the version doesn't exist. */
export function legalQuery(
  access: ApiAccess,
  kind: LegalKind,
  version: string | undefined,
): SectionQuery<ShownLegalText | null> {
  const query = sectionQuery<ShownLegalText>(access, `/legal-texts/current/${kind}`, { version });
  return { ...query, queryFn: (context) => query.queryFn(context).catch(nullAt404) };
}

/** The queries of a document's page. */
export const legalQueries =
  (kind: LegalKind) =>
  (visit: Visit): SectionQuery<unknown>[] => [legalQuery(visit, kind, versionIn(visit.search))];
