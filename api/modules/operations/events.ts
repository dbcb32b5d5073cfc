declare module '../../platform/commands.ts' {
  interface Events {
    'backup.taken': { bytes: number };
    'backup.failed': { error: string };
    'site.restored': { snapshot: string };
    'restoredCopy.takenOver': { snapshot: string };
    'demoSeason.removed': object;
  }
}

export {};
