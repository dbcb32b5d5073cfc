import { EVENT_TYPES, LIMITS } from '../../contract/constants.ts';
import { achievement } from '../../contract/entities/achievement.ts';
import { achievementStat } from '../../contract/entities/achievementStat.ts';
import { car } from '../../contract/entities/car.ts';
import { event } from '../../contract/entities/event.ts';
import { galleryItem } from '../../contract/entities/galleryItem.ts';
import { paymentMethod } from '../../contract/entities/paymentMethod.ts';
import { product } from '../../contract/entities/product.ts';
import { productPhotoChanges } from '../../contract/entities/productPhoto.ts';
import { setting } from '../../contract/entities/setting.ts';
import { shippingMethod } from '../../contract/entities/shippingMethod.ts';
import { sponsor } from '../../contract/entities/sponsor.ts';
import { teamMember } from '../../contract/entities/teamMember.ts';
import { achievementStats } from '../achievement-stats/declaration.ts';
import { achievements } from '../achievements/declaration.ts';
import { cars } from '../cars/declaration.ts';
import { carEmbeds } from '../embeds.ts';
import { events } from '../events/declaration.ts';
import { gallery } from '../gallery/declaration.ts';
import { paymentMethods } from '../orders/paymentMethods.ts';
import { shippingMethods } from '../orders/shippingMethods.ts';
import { products } from '../products/declaration.ts';
import { settings } from '../settings/declaration.ts';
import { sponsors } from '../sponsors/declaration.ts';
import { teamMembers } from '../team-members/declaration.ts';
import { inSchema } from './inSchema.ts';
import { ownParameter } from './listParameters.ts';
import type { Part, Schema } from './model.ts';
import { plainResource } from './plainResource.ts';
import { PICTURE_TYPES } from './requestBody.ts';

/** A text that stands beside `translations` and is meant in the language of the request. */
export const BARE_TEXT: Schema = {
  type: 'string',
  description: 'In place of `translations`: the text in the language of `accept-language`.',
};

const propertiesOf = (schema: Schema): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      typeof property === 'boolean' ? [] : [[name, property]],
    ),
  );

/** The declared resources, in the order of the site's menu; a further one joins with a line. */
export const plainParts = (): Part[] => [
  plainResource(settings, {
    record: setting,
    name: 'Setting',
    plural: 'Settings',
    tag: {
      name: 'Settings',
      description: 'Texts, links and pictures of the site. All are public.',
    },
    fileTypes: `${PICTURE_TYPES}, video/mp4, video/webm`,
  }),
  plainResource(teamMembers, {
    record: teamMember,
    name: 'TeamMember',
    plural: 'TeamMembers',
    tag: { name: 'Team', description: 'Drivers, mechanics and everybody else.' },
  }),
  plainResource(cars, {
    record: car,
    name: 'Car',
    plural: 'Cars',
    tag: { name: 'Cars', description: 'The team’s cars, season by season.' },
    embeds: carEmbeds,
  }),
  plainResource(events, {
    record: event,
    name: 'Event',
    plural: 'Events',
    tag: { name: 'Events', description: 'Races and shows.' },
    parameters: [
      ownParameter('type', 'Events of one kind; an unknown kind is ignored.', {
        type: 'string',
        enum: [...EVENT_TYPES],
      }),
    ],
  }),
  plainResource(gallery, {
    record: galleryItem,
    name: 'GalleryItem',
    plural: 'GalleryItems',
    tag: { name: 'Gallery', description: 'Pictures of the gallery.' },
    parameters: [
      ownParameter('limit', `How many at most; at most ${LIMITS.pageSize}.`, { type: 'integer' }),
    ],
  }),
  plainResource(sponsors, {
    record: sponsor,
    name: 'Sponsor',
    plural: 'Sponsors',
    tag: { name: 'Sponsors', description: 'Sponsors and their logos.' },
  }),
  plainResource(products, {
    record: product,
    name: 'Product',
    plural: 'Products',
    tag: { name: 'Products', description: 'What the shop sells. The first photo is the default.' },
    parameters: [
      ownParameter('featured', '`true` for the featured ones alone.', { type: 'boolean' }),
    ],
    alsoTakes: propertiesOf(inSchema(productPhotoChanges)),
    fileList: {
      file: 'images',
      many: LIMITS.productPhotos,
      types: 'image/jpeg, image/png, image/webp, image/gif',
    },
  }),
  plainResource(achievements, {
    record: achievement,
    name: 'Achievement',
    plural: 'Achievements',
    tag: { name: 'Achievements', description: 'Milestones; read in the language asked.' },
    alsoTakes: { title: BARE_TEXT, description: BARE_TEXT },
  }),
  plainResource(achievementStats, {
    record: achievementStat,
    name: 'AchievementStat',
    plural: 'AchievementStats',
    tag: { name: 'Statistics', description: 'The numbers that the team is proud of.' },
  }),
  plainResource(shippingMethods, {
    record: shippingMethod,
    name: 'ShippingMethod',
    plural: 'ShippingMethods',
    tag: { name: 'Shipping methods', description: 'Ways to send an order and what they cost.' },
    alsoTakes: { name: BARE_TEXT },
  }),
  plainResource(paymentMethods, {
    record: paymentMethod,
    name: 'PaymentMethod',
    plural: 'PaymentMethods',
    tag: {
      name: 'Payment methods',
      description: 'Ways to pay; `kind` decides how one is treated.',
    },
    alsoTakes: { name: BARE_TEXT },
  }),
];
