declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite';

  /** The browser build's files by source; empty before the first build. */
  const manifest: Manifest;
  export default manifest;
  /** The site's built style sheet; '' before the first build. */
  export const styles: string;
}
