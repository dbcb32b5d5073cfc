import type { RouteRule } from '../../contract/access.ts';
import type { Part } from './model.ts';

/** All routes with the rights that they need, as a Markdown table for reviews. */
export function rightsTable(parts: readonly Part[]): string {
  const rows = parts
    .flatMap(({ routes }) => Object.entries(routes))
    .map(([route, { rule }]) => {
      const [method = '', path = ''] = route.split(' ');
      return { path, method, row: `| ${method.toUpperCase()} | ${path} | ${needsOf(rule)} |` };
    })
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map(({ row }) => row);
  return [...HEAD, ...rows, ''].join('\n');
}

const keyOf = ({ path, method }: { path: string; method: string }) => `${path} ${method}`;

const HEAD = [
  '# Routes and the rights that they need',
  '',
  'Made of the routes themselves; a test compares it. `public` routes are for everybody; `open` ones',
  'ignore the bearer, so that an expired one locks no one out. Roles and scopes: `api/contract/access.ts`.',
  '',
  '| Method | Path below `/api` | Needs |',
  '| --- | --- | --- |',
];

function needsOf({ needs, for: whom, isEnrolment }: RouteRule): string {
  const rights = needs.length > 0 ? needs.join(', ') : (whom ?? 'public');
  return [
    rights,
    ...(whom === 'cookie' ? ['or the cookie for documents'] : []),
    ...(isEnrolment ? ['also before a demanded second factor is set up'] : []),
  ].join('; ');
}
