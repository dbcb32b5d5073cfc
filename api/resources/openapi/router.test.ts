import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../db/testing/databases.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { openApiDocument } from './document.ts';

describe('the document and the page over HTTP', () => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(() => openTestDatabase('sqlite'));
  });
  afterAll(() => api.close());

  it('sends the document, and nothing again to who has it', async () => {
    const { status, headers, body } = await api.send('/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    const etag = headers.get('etag') ?? '';
    const again = await api.send('/openapi.json', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('sends a page that fits the strict policy and needs no other host', async () => {
    const { status, headers, body } = await api.send<string>('/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(body).not.toMatch(/<script(?![^>]* src=)|\son\w+="|(?:src|href)="(?:https?:)?\/\//);
    const files = [...body.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, name]) =>
      String(name),
    );
    expect(files).toHaveLength(4);
    for (const name of files) {
      const sent = await api.send<string>(`/${name}`);
      expect(sent.status).toBe(200);
      const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
      expect(sent.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(sent.body.length).toBeGreaterThan(100);
    }
  });

  it('has one address, to which its relative links belong', async () => {
    const { status, headers } = await fetch(`${api.url}/api/docs/`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/api/docs']);
  });
});
