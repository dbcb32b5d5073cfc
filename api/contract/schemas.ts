import type { z } from 'zod';
import { achievement, achievementUpdate } from './entities/achievement.ts';
import { achievementStat, achievementStatUpdate } from './entities/achievementStat.ts';
import { blogPostRecord, blogPostUpdate, postRuleOrder } from './entities/blogPost.ts';
import { car, carCreate, carUpdate } from './entities/car.ts';
import { carPhoto, carPhotoCreate, carPhotoUpdate } from './entities/carPhoto.ts';
import { event, eventCreate, eventUpdate } from './entities/event.ts';
import { galleryItem, galleryItemUpdate } from './entities/galleryItem.ts';
import { paymentMethod, paymentMethodUpdate } from './entities/paymentMethod.ts';
import { product, productUpdate } from './entities/product.ts';
import { setting, settingUpdate } from './entities/setting.ts';
import { shippingMethod, shippingMethodUpdate } from './entities/shippingMethod.ts';
import { sponsor, sponsorUpdate } from './entities/sponsor.ts';
import { teamMember, teamMemberCreate, teamMemberUpdate } from './entities/teamMember.ts';
import type { MessageKey } from './messages/messages.ts';
import type { ContentPath } from './resources.ts';

interface Schemas {
  /** The record as it travels. */
  record: z.ZodObject;
  /** What a write is parsed by, over the fields of the record as it is. */
  update: z.ZodObject;
  /** What a new record is parsed by, where that is stricter. */
  create?: z.ZodObject;
  /** Rules that are reported before all others. */
  ruleOrder?: readonly MessageKey[];
}

/** The schemas of all content. Code that runs in browsers imports them on demand only. */
export const SCHEMAS = {
  'team-members': { record: teamMember, update: teamMemberUpdate, create: teamMemberCreate },
  cars: { record: car, update: carUpdate, create: carCreate },
  'car-photos': { record: carPhoto, update: carPhotoUpdate, create: carPhotoCreate },
  events: { record: event, update: eventUpdate, create: eventCreate },
  gallery: { record: galleryItem, update: galleryItemUpdate },
  blog: { record: blogPostRecord, update: blogPostUpdate, ruleOrder: postRuleOrder },
  sponsors: { record: sponsor, update: sponsorUpdate },
  products: { record: product, update: productUpdate },
  achievements: { record: achievement, update: achievementUpdate },
  'achievement-stats': { record: achievementStat, update: achievementStatUpdate },
  'orders/shipping-methods': { record: shippingMethod, update: shippingMethodUpdate },
  'orders/payment-methods': { record: paymentMethod, update: paymentMethodUpdate },
  settings: { record: setting, update: settingUpdate },
} as const satisfies Record<ContentPath, Schemas>;

/** The schemas of a resource; a new record is parsed by `update` where nothing stricter is declared. */
export const schemasOf = (path: ContentPath): Required<Omit<Schemas, 'ruleOrder'>> & Schemas => {
  const schemas: Schemas = SCHEMAS[path];
  return { create: schemas.update, ...schemas };
};

/** A record as it travels. */
export type Wire<P extends ContentPath> = z.infer<(typeof SCHEMAS)[P]['record']>;
/** What a valid write holds. */
export type Input<P extends ContentPath> = z.infer<(typeof SCHEMAS)[P]['update']>;
