/** The menu's groups in their order: what comes in first, then content, then set-up. */
export const MENU_GROUPS: readonly { key: string; resources: readonly string[] }[] = [
  { key: 'paddock.menu.inbox', resources: ['orders', 'messages'] },
  {
    key: 'paddock.menu.content',
    resources: [
      'team',
      'cars',
      'events',
      'gallery',
      'blog',
      'sponsors',
      'products',
      'achievements',
      'achievement-stats',
      'media',
    ],
  },
  {
    key: 'paddock.menu.setup',
    resources: ['shipping-methods', 'payment-methods', 'settings', 'history'],
  },
];
