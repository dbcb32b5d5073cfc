import { expect, it } from 'vitest';
import { pageAssets } from './pageAssets.ts';
import { matchRoute } from './routes.ts';

const manifest = {
  'start.ts': { file: 'assets/start.js', isEntry: true },
  'entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'home/HomePage.tsx': {
    file: 'assets/home.js',
    imports: ['_shared.js', 'entry-client.tsx'],
    dynamicImports: ['ui/Lightbox.tsx'],
  },
  'ui/Lightbox.tsx': { file: 'assets/lightbox.js' },
  'messages/cs.ts': { file: 'assets/cs.js' },
  'messages/en.ts': { file: 'assets/en.js' },
  'style.css': { file: 'assets/style.css' },
  'ui/lightbox.css': { file: 'assets/lightbox.css' },
};

it('names what a page needs at its first load, and nothing that is loaded on demand', () => {
  expect(pageAssets(manifest, matchRoute('/').route, 'cs')).toEqual({
    script: '/assets/start.js',
    styles: ['/assets/style.css'],
    modules: ['/assets/entry.js', '/assets/shared.js', '/assets/home.js', '/assets/cs.js'],
  });
});
