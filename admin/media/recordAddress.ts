import type { MediaUse } from '../../api/contract/types.ts';
import { RESOURCE_APIS } from '../providers/resourceApis.ts';

/** The resource's name in the back-office of a path below `/api`. */
export const resourceAt = (path: string): string =>
  Object.entries(RESOURCE_APIS).find(([, api]) => api.path === path)?.[0] ?? path;

/** Where the back-office opens a record that uses a file. */
export const recordAddress = ({ resource, id }: MediaUse): string => {
  const name = resourceAt(resource);
  return name === 'messages' ? `/${name}/${id}/show` : `/${name}/${id}`;
};
