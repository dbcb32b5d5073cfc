import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fixedNavigation, NavigationContext } from '../../storefront/app/navigation.ts';
import { createQueryClient } from '../../storefront/app/queries.ts';
import { type Site, SiteContext } from '../../storefront/app/site.ts';
import { cs } from '../../storefront/messages/cs.ts';
import { en } from '../../storefront/messages/en.ts';
import { createTranslate } from '../../storefront/messages/translate.ts';
import { OrderDetails } from '../../storefront/order/OrderDetails.tsx';
import { session } from '../../storefront/session/session.ts';
import { createClient } from '../client/createClient.ts';
import type { Locale } from '../contract/locales.ts';
import type { OrderPage } from '../contract/types.ts';

/** The text of an order's page, each element on a line of its own. */
export function renderedOrder(order: OrderPage, locale: Locale): string {
  const client = createClient({
    language: () => locale,
    session,
    fetch: () => new Promise(() => {}),
  });
  const site: Site = {
    client,
    locale,
    origin: 'https://rysi.example',
    setLanguage: () => {},
    t: createTranslate(locale === 'cs' ? cs : en, locale),
  };
  const details = createElement(OrderDetails, { order, secret: 'S' });
  const routed = createElement(NavigationContext, { value: fixedNavigation('/order') }, details);
  const sited = createElement(SiteContext, { value: site }, routed);
  const html = renderToStaticMarkup(
    createElement(QueryClientProvider, { client: createQueryClient() }, sited),
  );
  return html.replace(/<[^>]+>/g, '\n').replace(/\n+/g, '\n');
}
