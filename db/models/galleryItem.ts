import type { RelationMappings } from 'objection';
import type { GalleryCategory } from '../../api/contract/constants.ts';
import { listModifiers } from './listModifiers.ts';
import { Translatable, Translation, translationsRelation } from './translatable.ts';

/** The texts of a gallery picture in one language. */
export class GalleryItemTranslation extends Translation {
  static override tableName = 'gallery_item_translations';
  static override idColumn = ['gallery_item_id', 'language'];
  static override parentKey = 'gallery_item_id';

  declare gallery_item_id: number;
  declare title: string;
  declare alt_text: string;
}

/** A picture of the gallery. */
export class GalleryItem extends Translatable {
  static override tableName = 'gallery_items';
  static override booleans = ['is_active'];
  static override translated = ['title', 'alt_text'] as const;
  static override translationModel = GalleryItemTranslation;
  static override modifiers = listModifiers;
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(GalleryItem),
  });

  declare is_active: boolean;
  declare display_order: number;
  declare category: GalleryCategory;
  declare image_path: string;
  /** Its own small picture, '' when the large one serves. */
  declare thumbnail_path: string;
  declare translations?: GalleryItemTranslation[];
}
