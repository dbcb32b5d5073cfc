import { type ResourceDefinition, useLocation, useResourceDefinition } from 'react-admin';

type View = 'edit' | 'show';

/** What the server takes for an id; anything else in its place is a slug or nothing. */
export const isRecordId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text);

/** Which record the address opens over its list: an id, 'create', or null for the list alone. */
export function useOpenRecord(view: View): string | null {
  const definition = useResourceDefinition();
  const { pathname } = useLocation();
  return openRecord(pathname, view, definition);
}

/** Which record of a resource an address opens, as far as the resource has such a view. */
export function openRecord(
  pathname: string,
  view: View,
  { name, hasCreate, hasEdit, hasShow }: ResourceDefinition,
): string | null {
  const [resource, id = '', asked = 'edit', ...more] = pathname.split('/').filter(Boolean);
  if (resource !== name || asked !== view || more.length > 0) return null;
  if (id === 'create') return hasCreate && view === 'edit' ? id : null;
  const hasView = view === 'edit' ? hasEdit : hasShow;
  return hasView && isRecordId(id) ? id : null;
}
