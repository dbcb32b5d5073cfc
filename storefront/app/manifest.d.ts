declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite';

  /** The browser build's files by source; empty before there was one. */
  const manifest: Manifest;
  export default manifest;
  /** The site's style sheet as built; '' before. */
  export const styles: string;
}
