declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite';
  import type { Sheet } from '../styles/sheet.ts';

  /** The browser build's files by source; empty before the first build. */
  const manifest: Manifest;
  export default manifest;
  /** The rules of the site's built style sheet; none before the first build. */
  export const sheet: Sheet;
}
