import { CONTENT } from '../../api/contract/resources.ts';

const screensOf = (group: 'content' | 'setup') =>
  CONTENT.filter(({ menu }) => menu?.group === group).map(({ screen }) => screen);

export const MENU_GROUPS: readonly { key: string; resources: readonly string[] }[] = [
  {
    key: 'paddock.menu.inbox',
    resources: [
      'orders',
      'dates',
      'stock',
      'vouchers',
      'redemptions',
      'payments',
      'messages',
      'mails',
    ],
  },
  { key: 'paddock.menu.content', resources: ['website', ...screensOf('content'), 'media'] },
  {
    key: 'paddock.menu.setup',
    resources: [
      'discount-codes',
      ...screensOf('setup'),
      'history',
      'users',
      'security-log',
      'api-tokens',
      'personal-data',
      'first-steps',
    ],
  },
];
