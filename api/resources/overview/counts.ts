import type { Knex } from 'knex';
import { BlogPost } from '../../../db/models/blogPost.ts';
import { ContactMessage } from '../../../db/models/contactMessage.ts';
import { Order } from '../../../db/models/order.ts';
import { Product } from '../../../db/models/product.ts';
import { tableOf } from '../../contract/descriptor.ts';
import { TO_SHIP } from '../../contract/orderStatuses.ts';
import { CONTENT } from '../../contract/resources.ts';
import type { OverviewCounts } from '../../contract/types.ts';

interface Counted extends OverviewCounts {
  to_ship: number;
  hidden_products: number;
  hidden_posts: number;
}

/** How many there are of everything that the overview counts, in one query. */
export async function readCounts(knex: Knex): Promise<Counted> {
  const of = ({ tableName }: { tableName: string }) => knex(tableName).count();
  const counted = Object.fromEntries(
    CONTENT.filter(({ isCounted }) => isCounted).map((resource) => [
      resource.screen,
      of({ tableName: tableOf(resource) }),
    ]),
  );
  const counting: Partial<Record<keyof Counted, Knex.QueryBuilder>> = {
    ...counted,
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
