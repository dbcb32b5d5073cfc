import type { Picture } from '../picture.ts';
import { courses } from './courses.ts';
import { experiences } from './experiences.ts';
import { merchandise } from './merchandise.ts';

/** Everything the shop shows: three pictures a product. */
export const pictures: Picture[] = [...merchandise, ...experiences, ...courses];
