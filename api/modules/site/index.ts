export { homeSectionsRoutes } from './homeSections/routes.ts';
export { type LastChanges, lastChanges } from './lastChanges.ts';
export { pageLinksRoutes } from './pageLinks.ts';
export { uploadedFiles } from './staticFiles.ts';
