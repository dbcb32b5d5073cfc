import type { Knex } from 'knex';
import { BlogPost } from '../../../db/models/blogPost.ts';
import { Car } from '../../../db/models/car.ts';
import { ContactMessage } from '../../../db/models/contactMessage.ts';
import {
  Achievement,
  Event,
  GalleryItem,
  Sponsor,
  TeamMember,
} from '../../../db/models/content.ts';
import { Order } from '../../../db/models/order.ts';
import { Product } from '../../../db/models/product.ts';
import type { OverviewCounts } from '../../contract/types.ts';
import { TO_SHIP } from './waiting.ts';

interface Counted extends OverviewCounts {
  to_ship: number;
  hidden_products: number;
  hidden_posts: number;
}

/** How many there are of everything that the overview counts, in one query. */
export async function readCounts(knex: Knex): Promise<Counted> {
  const of = ({ tableName }: { tableName: string }) => knex(tableName).count();
  const counting: Record<keyof Counted, Knex.QueryBuilder> = {
    team: of(TeamMember),
    cars: of(Car),
    events: of(Event),
    gallery: of(GalleryItem),
    products: of(Product),
    sponsors: of(Sponsor),
    achievements: of(Achievement),
    messages: of(ContactMessage),
    unread: of(ContactMessage).where({ is_read: false }),
    to_ship: of(Order).whereIn('status', TO_SHIP),
    hidden_products: of(Product).where({ is_active: false }),
    hidden_posts: of(BlogPost).where({ is_active: false }),
  };
  const [counts] = await knex.select(
    Object.entries(counting).map(([name, query]) => query.as(name)),
  );
  return counts;
}
