import type { MediaUse } from '../../api/contract/types.ts';
import { screenAt } from '../providers/resourceApis.ts';

/** Where the back-office opens a record that uses a file. */
export const recordAddress = ({ resource, id }: MediaUse): string => {
  const name = screenAt(resource) ?? resource;
  return name === 'messages' ? `/${name}/${id}/show` : `/${name}/${id}`;
};
