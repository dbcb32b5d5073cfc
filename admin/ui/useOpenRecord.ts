import { type ResourceDefinition, useLocation, useResourceDefinition } from 'react-admin';

type View = 'edit' | 'show';

/** Whether a text is an id; otherwise it is a slug or invalid. */
export const isRecordId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text);

/** The record that the address opens over its list: an id, 'create', or null for the list alone. */
export function useOpenRecord(view: View): string | null {
  return openRecord(useLocation().pathname, view, useResourceDefinition());
}

/** The record of a resource that an address opens; null when the resource has no such view. */
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
