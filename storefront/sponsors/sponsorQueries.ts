import type { Sponsor } from '../../api/contract/types.ts';
import { sectionQuery } from '../app/sectionQuery.ts';
import type { ApiAccess } from '../app/site.ts';

export const sponsorsQuery = (access: ApiAccess) => sectionQuery<Sponsor[]>(access, '/sponsors');
