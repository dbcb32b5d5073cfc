import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../db/testing/databases.ts';
import { readApiDocument } from '../../testing/apiDocument.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { FILES } from './page.ts';

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
    expect(body).toEqual(JSON.parse(JSON.stringify(await readApiDocument())));
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
    expect(headers.get('content-security-policy')).toContain("style-src 'self';");
    expect(body).not.toMatch(
      /<script(?![^>]* src=)|<style| style=|\son\w+="|(?:src|href)="(?:https?:)?\/\//,
    );
    const fileNames = [...body.matchAll(/(?:src|href)="docs\/([^"]+)"/g)].map(([, name]) => name);
    expect(fileNames).toEqual(Object.keys(FILES));
  });

  it.each(Object.entries(FILES))('sends %s', async (name, { type }) => {
    const { status, headers, body } = await api.send<string>(`/docs/${name}`);
    expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    expect(body.length).toBeGreaterThan(100);
  });

  it.each(['package.json', '..%2Fpackage.json', 'constructor'])('has no %s', async (name) => {
    expect((await api.send(`/docs/${name}`)).status).toBe(404);
  });

  it('has one address, to which its relative links belong', async () => {
    const { status, headers } = await fetch(`${api.url}/api/docs/`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/api/docs']);
  });
});
