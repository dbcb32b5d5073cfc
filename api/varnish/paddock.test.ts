import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CACHE_BUSTERS } from '../contract/constants.ts';
import { PAGE_PARAMETERS, PREVIEW_PARAMETER } from '../contract/sitePaths.ts';
import { ANSWERED } from '../modules/site/answeredForms.ts';

const text = readFileSync(new URL('paddock.vcl', import.meta.url), 'utf8');
const namesIn = (pattern: RegExp) => (pattern.exec(text)?.[1] ?? '').split('|').sort();

// What Varnish takes for a parameter that nothing reads never arrives at the server.
describe('paddock.vcl', () => {
  it('leaves the parameters that pages read; previews pass', () => {
    const read = PAGE_PARAMETERS.filter((name) => name !== PREVIEW_PARAMETER);
    expect(namesIn(/\(\?!\(\?:([\w|]+)\)=\)/)).toEqual(read.sort());
    expect(text).toContain(`[?&]${PREVIEW_PARAMETER}=`);
  });

  it('passes what may bring the outcome of a form', () => {
    expect(text).toContain(`req.http.cookie ~ "${ANSWERED}="`);
  });

  it('takes away the parameters that only bypass caches', () => {
    expect(namesIn(/\(\?:([\w|]+)\)\(\?:=\[\^&\]\*\)\?/)).toEqual([...CACHE_BUSTERS].sort());
  });
});
