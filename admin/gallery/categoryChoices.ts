import { GALLERY_CATEGORIES } from '../../api/contract/constants.ts';

/** The categories of the gallery with the message keys of their names. */
export const categoryChoices = GALLERY_CATEGORIES.map((id) => ({
  id,
  name: `resources.gallery.categories.${id}`,
}));
