import { useMemo } from 'react';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string | null },
  ): { createHTML(html: string): string };
}

/** Browsers that know Trusted Types take HTML from here alone, as the pages' policy says. */
const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');

const policy = trustedTypes?.createPolicy('paddock', { createHTML: (html) => html });

/** React makes script elements of this text; those of this site hold data. */
const EMPTY_SCRIPT = '<script></script>';

trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === EMPTY_SCRIPT ? html : null),
});

/** HTML that the server sanitised, or data that are escaped, as the content of an element. */
export function useTrusted(html: string) {
  // The same object for the same text: React would write it anew.
  return useMemo(
    () => ({ dangerouslySetInnerHTML: { __html: policy?.createHTML(html) ?? html } }),
    [html],
  );
}
