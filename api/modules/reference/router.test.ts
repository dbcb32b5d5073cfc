import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../db/testing/databases.ts';
import { readApiDocument } from '../../testing/apiDocument.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';

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
    const fileOf = (found: RegExp) => {
      const { pathname } = new URL(found.exec(body)?.[1] ?? '', `${api.url}/api/docs`);
      return api.send<string>(pathname.replace(/^\/api/, ''));
    };
    const script = await fileOf(/<script src="([^"]+)"/);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.body).toContain('filter');
    const style = await fileOf(/<link rel="stylesheet" href="([^"]+)"/);
    expect(style.headers.get('content-type')).toContain('text/css');
    expect(style.body).toContain('.method');
  });

  it('has one address, to which its relative links belong', async () => {
    const { status, headers } = await fetch(`${api.url}/api/docs/`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/api/docs']);
  });

  it('shows every operation and every schema, and links only to what is on the page', async () => {
    const { body } = await api.send<string>('/docs');
    const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const { paths, components } = await readApiDocument();
    for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
      expect(ids).toContain(operation.operationId);
    }
    for (const name of Object.keys(components.schemas)) expect(ids).toContain(`schema-${name}`);
    const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });
});
