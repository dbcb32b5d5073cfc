import { RESOURCE_APIS } from '../providers/resourceApis.ts';

/** The resources whose changes are kept; orders and messages have histories of their own, or none. */
export const AUDITED_RESOURCES = [
  'team',
  'cars',
  'car-photos',
  'events',
  'gallery',
  'blog',
  'sponsors',
  'products',
  'achievements',
  'achievement-stats',
  'shipping-methods',
  'payment-methods',
  'settings',
] as const;

const audited = new Set<string>(AUDITED_RESOURCES);

/** Whether the changes of a resource's records are kept. */
export const isAudited = (resource: string | undefined): boolean => audited.has(resource ?? '');

/** The resource of the back-office whose path below /api this is; null for an unknown one. */
export const resourceAt = (path: string): string | null =>
  AUDITED_RESOURCES.find((name) => RESOURCE_APIS[name]?.path === path) ?? null;
