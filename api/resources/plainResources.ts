import type Router from '@koa/router';
import type { RequestState } from '../http/context.ts';
import { achievementStats } from './achievement-stats/declaration.ts';
import { achievements } from './achievements/declaration.ts';
import { cars } from './cars/declaration.ts';
import { crudRouter, type RouterDeps } from './crud/router.ts';
import { carEmbeds } from './embeds.ts';
import { events } from './events/declaration.ts';
import { gallery } from './gallery/declaration.ts';
import { products } from './products/declaration.ts';
import { settings } from './settings/declaration.ts';
import { sponsors } from './sponsors/declaration.ts';
import { teamMembers } from './team-members/declaration.ts';

/** The resources that a declaration tells whole; a further one joins this list. */
export const plainRouters = (deps: RouterDeps): Router<RequestState>[] => [
  crudRouter(settings, deps),
  crudRouter(teamMembers, deps),
  crudRouter(cars, deps, carEmbeds),
  crudRouter(events, deps),
  crudRouter(gallery, deps),
  crudRouter(sponsors, deps),
  crudRouter(products, deps),
  crudRouter(achievements, deps),
  crudRouter(achievementStats, deps),
];
