export { Page, pages } from './pages/declaration.ts';
export { contentResources, plainResources } from './plainResources.ts';
export { draftSettings } from './previews/drafts.ts';
export { changesBetween } from './resources/changes.ts';
export type { ContentResource } from './resources/declaration.ts';
export { keepOwned, keepRevisions, namesOf, snapshotOf } from './resources/keepRevisions.ts';
export type { OtherRestorable } from './revisions/restore.ts';
export { contentRoutes } from './routes.ts';
export { createSchedule } from './schedule.ts';
