import type { Knex } from 'knex';
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
import { schedule } from './0014_schedule.ts';
import { orderLinks } from './0015_order_links.ts';
import { mailKinds } from './0016_mail_kinds.ts';
import { vat } from './0017_vat.ts';
import { payments } from './0018_payments.ts';
import { withdrawals } from './0019_withdrawals.ts';
import { demoContent } from './0020_demo_content.ts';
import { pages } from './0022_pages.ts';
import { shipping } from './0023_shipping.ts';
import { legalTexts } from './0024_legal_texts.ts';
import { documents } from './0025_documents.ts';
import { cards } from './0026_cards.ts';
import { roles } from './0027_roles.ts';
import { securityEvents } from './0028_security_events.ts';
import { secondFactors } from './0029_second_factors.ts';
import { apiTokens } from './0030_api_tokens.ts';
import { accounts } from './0031_accounts.ts';
import { erasedOrders } from './0032_erased_orders.ts';

/** One step of the schema. Steps go forward only; a way back is a backup. */
export interface Migration {
  /** Never changes once released: it is how a database knows what it has. */
  name: string;
  up(trx: Knex.Transaction): Promise<void>;
}

/** Every step, oldest first. Named one by one, so that they are inside a bundle too. */
export const migrations: readonly Migration[] = Object.entries({
  '0001_people': people,
  '0002_site': site,
  '0003_cars': cars,
  '0004_shop': shop,
  '0005_blog': blog,
  '0006_messages': messages,
  '0007_history': history,
  '0008_picture_texts': pictureTexts,
  '0009_audit_trail': auditTrail,
  '0010_lighter_orders': lighterOrders,
  '0011_mail_origins': mailOrigins,
  '0012_post_authors': postAuthors,
  '0013_limits': limits,
  '0014_schedule': schedule,
  '0015_order_links': orderLinks,
  '0016_mail_kinds': mailKinds,
  '0017_vat': vat,
  '0018_payments': payments,
  '0019_withdrawals': withdrawals,
  '0020_demo_content': demoContent,
  '0022_pages': pages,
  '0023_shipping': shipping,
  '0024_legal_texts': legalTexts,
  '0025_documents': documents,
  '0026_cards': cards,
  '0027_roles': roles,
  '0028_security_events': securityEvents,
  '0029_second_factors': secondFactors,
  '0030_api_tokens': apiTokens,
  '0031_accounts': accounts,
  '0032_erased_orders': erasedOrders,
}).map(([name, up]) => ({ name, up }));
