import type { ResourceProps } from 'react-admin';

const modules = import.meta.glob<Record<string, ResourceProps>>('./*/index.ts', { eager: true });

/** Every resource of the back-office: the exports of each folder's `index.ts`. The menu has its own order. */
export const RESOURCES: readonly ResourceProps[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
);
