import { useMemo } from 'react';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML(html: string): string | null;
      createScriptURL?(url: string): string | null;
    },
  ): { createHTML(html: string): string };
}

/** The policy by which browsers with Trusted Types accept HTML from this module only. */
const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');

const policy = trustedTypes?.createPolicy('paddock', { createHTML: (html) => html });

/** React creates script elements with this text; those of this site contain data, or are its built files. */
const EMPTY_SCRIPT = '<script></script>';

// The latter where it can't take over the page as it is and renders it anew: a browser's translation, say, changed it.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === EMPTY_SCRIPT ? html : null),
  createScriptURL: (url) => (url.startsWith('/assets/') ? url : null),
});

/** Sanitised HTML or escaped data as the content of an element. */
export function useTrusted(html: string) {
  // The same object for the same text: otherwise React would write it again.
  return useMemo(
    () => ({ dangerouslySetInnerHTML: { __html: policy?.createHTML(html) ?? html } }),
    [html],
  );
}
