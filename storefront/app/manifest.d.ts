declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite';

  /** The browser build's files by source; empty before there was one. */
  const manifest: Manifest;
  export default manifest;
}
