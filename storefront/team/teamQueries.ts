import type { TeamMember } from '../../api/contract/types.ts';
import { sectionQuery } from '../app/sectionQuery.ts';
import type { ApiAccess } from '../app/site.ts';

export const teamQuery = (access: ApiAccess) => sectionQuery<TeamMember[]>(access, '/team-members');
