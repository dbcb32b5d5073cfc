import { BACK_PARAMETER } from '../../api/contract/sitePaths.ts';
import { urls } from '../urls.ts';

/** Where to go after signing in: the back-office's address in a page's query, else its start. */
export function wayBack(search: string): string {
  const back = new URLSearchParams(search).get(BACK_PARAMETER) ?? '';
  if (!back.startsWith(`${urls.admin}/`)) return urls.admin;
  const { pathname, search: query } = new URL(back, 'http://site');
  return pathname.startsWith(`${urls.admin}/`) ? pathname + query : urls.admin;
}
