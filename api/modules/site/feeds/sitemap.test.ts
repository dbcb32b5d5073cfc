import { expect, it } from 'vitest';
import { sitemap } from './sitemap.ts';

const post = {
  paths: { cs: '/blog/mlha', en: '/blog/fog' },
  changed: '2026-10-05',
  image: '/uploads/a/2000.webp',
};

it('lists a page once in each language, with its date, other languages and picture', () => {
  const text = sitemap([post], 'https://rysi.example');
  const urls = text.match(/<url>.*?<\/url>/gs) ?? [];
  expect(urls).toHaveLength(2);
  expect(urls[0]).toContain('<loc>https://rysi.example/blog/mlha?lang=cs</loc>');
  for (const url of urls) {
    expect(url).toContain('<lastmod>2026-10-05</lastmod>');
    expect(url).toContain('hreflang="cs" href="https://rysi.example/blog/mlha?lang=cs"');
    expect(url).toContain('hreflang="en" href="https://rysi.example/blog/fog?lang=en"');
    expect(url).toContain('hreflang="x-default" href="https://rysi.example/blog/fog"');
    expect(url).toContain('<image:loc>https://rysi.example/uploads/a/2000.webp</image:loc>');
  }
});

it('leaves out unknown dates', () => {
  expect(sitemap([{ paths: { cs: '/', en: '/' } }], 'https://rysi.example')).not.toContain(
    'lastmod',
  );
});
