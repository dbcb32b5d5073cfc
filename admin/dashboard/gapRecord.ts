import type { OverviewGap } from '../../api/contract/types.ts';
import { screenAt } from '../providers/resourceApis.ts';

/** Which resource of the back-office a gap is in, and where its record is edited. */
export function gapRecord({ resource: path, id }: OverviewGap): {
  resource: string;
  address: string;
} {
  const resource = screenAt(path) ?? path;
  return { resource, address: `/${resource}/${id}` };
}
