import { expect, it } from 'vitest';
import { filesNeeded } from './offlineFiles.ts';

const chunk = (fileName: string, facade: string, links: Record<string, unknown> = {}) => ({
  type: 'chunk' as const,
  fileName,
  facadeModuleId: `/site${facade}`,
  moduleIds: [`/site${facade}`],
  imports: [] as string[],
  dynamicImports: [] as string[],
  ...links,
});
const BUILT = [
  chunk('index.js', '/admin/index.html', {
    imports: ['frame.js'],
  }),
  chunk('frame.js', '/admin/App.tsx', {
    // The start holds the menu's part of the screen, and names every other screen.
    moduleIds: ['/site/admin/App.tsx', '/site/admin/redemptions/index.ts'],
    imports: ['shared.js'],
    dynamicImports: ['redeem.js', 'orders.js'],
  }),
  chunk('shared.js', '/admin/ui/Note.tsx'),
  chunk('orders.js', '/admin/orders/OrderEditor.tsx'),
  chunk('cs.js', '/admin/i18n/cs.ts'),
  chunk('en.js', '/admin/i18n/en.ts'),
  chunk('texts-cs.js', '/admin/redemptions/screenMessages.json?cs'),
  chunk('texts-en.js', '/admin/redemptions/screenMessages.json?en'),
  chunk('redeem.js', '/admin/redemptions/RedeemScreen.tsx', { dynamicImports: ['jsqr.js'] }),
  chunk('backgroundSync.js', '/admin/redemptions/offline/backgroundSync.ts'),
  chunk('jsqr.js', '/node_modules/jsqr/jsQR.js'),
  { type: 'asset' as const, fileName: 'font.woff2' },
  { type: 'asset' as const, fileName: 'picture.webp' },
];

it('the start, both languages and the screen that redeems are needed, with all that it loads', () => {
  expect(filesNeeded(BUILT)).toEqual([
    'backgroundSync.js',
    'cs.js',
    'en.js',
    'font.woff2',
    'frame.js',
    'index.js',
    'jsqr.js',
    'redeem.js',
    'shared.js',
    'texts-cs.js',
    'texts-en.js',
  ]);
});

it('a build without the screen fails', () => {
  const without = BUILT.filter(({ fileName }) => fileName !== 'redeem.js');
  expect(() => filesNeeded(without)).toThrow('RedeemScreen.tsx');
});
