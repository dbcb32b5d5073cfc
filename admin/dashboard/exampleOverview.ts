import type { Overview } from '../../api/contract/types.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;

/** An overview with something in each part, for tests. */
export const exampleOverview: Overview = {
  sales: {
    days: Array.from({ length: 7 }, (_, index) => ({
      day: day(15 + index),
      orders: index === 6 ? 2 : 0,
      revenue: index === 6 ? 1290.5 : 0,
    })),
    total: { orders: 2, revenue: 1290.5 },
    before: { orders: 4, revenue: 1000 },
  },
  to_ship: {
    count: 8,
    oldest: [
      {
        id: 12,
        customer_name: 'Eva Malá',
        created_at: '2026-11-14T10:00:00.000Z',
        total: 790,
        status: 'pending',
      },
    ],
  },
  unread: {
    count: 1,
    newest: [
      { id: 7, name: 'Jan Rys', subject: 'Drift taxi', created_at: '2026-11-21T10:00:00.000Z' },
    ],
  },
  next_event: { id: 3, date: '2999-01-01', event_type: 'our', title: 'Finále', location: 'Most' },
  gaps: {
    count: 30,
    records: [
      {
        resource: 'team-members',
        id: 4,
        name: 'Jonáš',
        picture: true,
        texts: { cs: [], en: ['position'] },
      },
    ],
  },
  unpublished: { products: 2, posts: 1 },
  counts: {
    team: 8,
    cars: 6,
    events: 14,
    gallery: 24,
    products: 18,
    sponsors: 12,
    achievements: 9,
    messages: 5,
    unread: 1,
  },
};
