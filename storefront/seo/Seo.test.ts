import { expect, it } from 'vitest';
import { breadcrumbs } from './Seo.tsx';

it('numbers the way from home, with whole addresses', () => {
  const way = [
    { name: 'Úvod', path: '/' },
    { name: 'Blog', path: '/blog' },
  ];
  expect(breadcrumbs(way, (path) => `https://rysi.example${path}`)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Úvod', item: 'https://rysi.example/' },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://rysi.example/blog' },
    ],
  });
});
