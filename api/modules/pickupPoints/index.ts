export { choosePoint, type PointChoice } from './choosePoint.ts';
export { findWantedPoint, readWantedPoints, type WantedPoint } from './orderedPoints.ts';
export { pickupPointsRoutes } from './routes.ts';
