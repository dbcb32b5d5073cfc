declare module '../../platform/commands.ts' {
  interface Events {
    /** The alternative texts of a picture were changed; `resources` show it. */
    'picture.described': { resources: readonly string[] };
    'upload.deleted': { id: number };
  }
}

export {};
