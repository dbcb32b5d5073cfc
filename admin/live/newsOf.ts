import type { LiveCounts } from '../../api/contract/types.ts';

/** Ids of what has come in since an earlier count; a deleted or changed record is no news. */
export interface News {
  order: number | null;
  message: number | null;
}

/** What is new between two counts; the first one that is heard brings no news. */
export const newsOf = (before: LiveCounts | null, now: LiveCounts): News => ({
  order: before && isNewer(before.latest_order, now.latest_order) ? now.latest_order : null,
  message: before && isNewer(before.latest_message, now.latest_message) ? now.latest_message : null,
});

const isNewer = (before: number | null, now: number | null) => now !== null && now > (before ?? 0);
