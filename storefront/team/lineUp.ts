import type { TeamMember } from '../../api/contract/types.ts';

type Placed = Pick<TeamMember, 'id' | 'is_active' | 'display_order'>;

/** The active members in display order (public-site §2). */
export const lineUp = <T extends Placed>(members: readonly T[]): T[] =>
  members
    .filter((member) => member.is_active)
    .sort((a, b) => a.display_order - b.display_order || a.id - b.id);
