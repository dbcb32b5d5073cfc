import { cars } from '../cars/declaration.ts';
import { type Embeds, parent } from '../crud/embed.ts';

const carOfPhoto = parent('car', cars, 'car_id');

/** A photo with its car; json-server expands a parent, the clients embed it too. */
export const carPhotoEmbeds: Embeds = { car: carOfPhoto, cars: carOfPhoto };
