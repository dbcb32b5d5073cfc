import type { ResourceProps } from 'react-admin';
import { lazyView, preloadView } from './ui/lazyView.tsx';

const modules = import.meta.glob<Record<string, ResourceProps>>('./*/index.ts', { eager: true });

/** Every resource that the back-office mounts: the exports of each folder's `index.ts`. The menu has its own order. */
export const MOUNTED: readonly ResourceProps[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
);

export const Dashboard = lazyView(
  async () => (await import('./dashboard/Dashboard.tsx')).Dashboard,
  'dashboard',
);

/** Starts to load the screen at a path such as `/orders/12`, before it is rendered or its link followed. */
export function preloadScreen(path: string): void {
  const name = path.split('/')[1];
  const resource = MOUNTED.find((each) => each.name === name);
  preloadView(name ? (resource?.list ?? resource?.edit) : Dashboard);
}
