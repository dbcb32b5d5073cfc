/** Texts of the dashboard's panels. */
export const dashboard = {
  failed: 'This could not be loaded.',
  sales: {
    title: 'Orders and revenue',
    period: 'Period',
    days: '%{smart_count} day |||| %{smart_count} days',
    revenue: 'Revenue',
    orders: 'Orders',
    day: 'Day',
    orderCount: '%{smart_count} order |||| %{smart_count} orders',
    change:
      '%{change} against the %{smart_count} day before |||| %{change} against the %{smart_count} days before',
    noneBefore: 'None in the %{smart_count} day before |||| None in the %{smart_count} days before',
    none: 'No orders in these days.',
    hint: 'Arrow keys move from day to day.',
  },
  toShip: {
    title: 'To be shipped',
    none: 'Everything is on its way.',
    all: 'All orders',
  },
  unread: { title: 'Unread messages', none: 'Nothing new to read.', all: 'All messages' },
  event: {
    title: 'Next event',
    none: 'No event is planned.',
    add: 'Add an event',
    all: 'All events',
  },
  gaps: {
    title: 'Missing on the site',
    none: 'Every text has its translation and every record its picture.',
    picture: 'Picture',
    texts: '%{language}: %{fields}',
    all: 'Show all',
    fewer: 'Show fewer',
    more: 'and one more |||| and %{smart_count} more',
    hidden: 'Not on the site yet:',
    products: '%{smart_count} product |||| %{smart_count} products',
    posts: '%{smart_count} draft of a post |||| %{smart_count} drafts of posts',
  },
  counts: { title: 'What there is' },
} as const;
