export { createAvifWorker } from './avif.ts';
export { createPictureInfos, MEDIA_TAG, type PictureInfos } from './pictureInfos.ts';
export { folderOf, uploadedThumbnail } from './pictureUses/folders.ts';
export { lockFiles } from './pictureUses/lockFiles.ts';
export { mediaRoutes } from './routes.ts';
export { type SweepDeps, sweepUploads } from './uploadSweep.ts';
export { type Accepted, createUploads, type Uploads } from './uploads.ts';
