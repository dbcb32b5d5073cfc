import type { OverviewGap } from '../../api/contract/types.ts';
import { RESOURCE_APIS } from '../providers/resourceApis.ts';

/** Which resource of the back-office a gap is in, and where its record is edited. */
export function gapRecord({ resource: path, id }: OverviewGap): {
  resource: string;
  address: string;
} {
  const [resource = path] =
    Object.entries(RESOURCE_APIS).find(([, api]) => api.path === path) ?? [];
  return { resource, address: `/${resource}/${id}` };
}
