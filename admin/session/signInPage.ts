import { BACK_PARAMETER, sitePaths } from '../../api/contract/sitePaths.ts';

/** The sign-in page. Absolute, since a relative address would resolve below /admin. */
export const signInPage = (): string => new URL(sitePaths.login, location.origin).href;

/** The sign-in page with the way back to the current screen. */
export function signInPageBack(): string {
  const { pathname, search } = location;
  const page = new URL(signInPage());
  if (/^\/admin\/./.test(pathname)) page.searchParams.set(BACK_PARAMETER, pathname + search);
  return page.href;
}
