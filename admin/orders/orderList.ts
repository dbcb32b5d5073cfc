import type { ListDefaults } from '../lists/useNeighbours.ts';

/** Orders come newest first. */
export const orderList: ListDefaults = {
  sort: { field: 'created_at', order: 'DESC' },
  perPage: 25,
};
