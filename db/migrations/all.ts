import { people } from './0001_people.ts';
import { site } from './0002_site.ts';
import { cars } from './0003_cars.ts';
import { shop } from './0004_shop.ts';
import { blog } from './0005_blog.ts';
import { messages } from './0006_messages.ts';
import { history } from './0007_history.ts';
import { pictureTexts } from './0008_picture_texts.ts';
import { auditTrail } from './0009_audit_trail.ts';
import { lighterOrders } from './0010_lighter_orders.ts';
import { mailOrigins } from './0011_mail_origins.ts';
import { postAuthors } from './0012_post_authors.ts';
import { limits } from './0013_limits.ts';
import type { Migration } from './migration.ts';

/** Every step, oldest first. Named one by one, so that they are inside a bundle too. */
export const migrations: readonly Migration[] = [
  people,
  site,
  cars,
  shop,
  blog,
  messages,
  history,
  pictureTexts,
  auditTrail,
  lighterOrders,
  mailOrigins,
  postAuthors,
  limits,
];
