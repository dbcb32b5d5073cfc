import { carPhotos } from './car-photos/declaration.ts';
import { cars } from './cars/declaration.ts';
import { children, type Embeds, parent } from './crud/embed.ts';

const photosOfCar = children('car-photos', carPhotos, 'car_id');
const carOfPhoto = parent('car', cars, 'car_id');

/** A car with its photos, as json-server names them and as people do. */
export const carEmbeds: Embeds = {
  'car-photos': photosOfCar,
  photos: children('photos', carPhotos, 'car_id'),
};

/** A photo with its car; json-server expands a parent, the clients embed it too. */
export const carPhotoEmbeds: Embeds = { car: carOfPhoto, cars: carOfPhoto };
