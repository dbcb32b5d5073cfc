import type { Picture } from '../picture.ts';
import { crafts } from './crafts.ts';
import { suppliers } from './suppliers.ts';

/**
 * Twelve marks on nothing, 1200 by 600. They are shown in grey on dark and on light plates, so each
 * keeps to one or two colours of middling lightness.
 */
export const pictures: Picture[] = Object.entries({ ...suppliers, ...crafts }).map(
  ([slug, mark]) => ({
    path: `sponsors/${slug}`,
    width: 1200,
    height: 600,
    quality: 82,
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600" viewBox="0 0 1200 600">${mark()}</svg>`,
  }),
);
