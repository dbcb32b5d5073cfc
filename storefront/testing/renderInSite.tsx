import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createClient } from '../../api/client/createClient.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { NavigationContext, type Place } from '../app/navigation.ts';
import { createQueryClient } from '../app/queries.ts';
import { type Site, SiteContext } from '../app/site.ts';
import { cs } from '../messages/cs.ts';
import { en } from '../messages/en.ts';
import { createTranslate, type Messages } from '../messages/translate.ts';
import { session } from '../session/session.ts';
import { memoryNavigation } from './memoryNavigation.ts';

interface InSite
  extends Pick<Site, 'ground' | 'posted' | 'isPreview' | 'hasPreviewEnded' | 'hasDiscountCodes'> {
  /** Answers the components' API calls; by default nothing is answered. */
  fetch?: typeof fetch;
  address?: string | Partial<Place>;
  locale?: Locale;
  /** The team's own texts. */
  messages?: Partial<Messages>;
}

/** Renders components within all providers of the site. */
export function renderInSite(
  content: ReactNode,
  { fetch: answer, address = '/', locale = 'en', messages, ...page }: InSite = {},
) {
  const client = createClient({
    language: () => locale,
    session,
    fetch: answer ?? (() => new Promise(() => {})),
  });
  const site = {
    client,
    locale,
    ...page,
    t: createTranslate({ ...(locale === 'cs' ? cs : en), ...messages }, locale),
    origin: 'https://rysi.example',
    setLanguage: () => {},
  };
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SiteContext value={site}>
        <NavigationContext value={memoryNavigation(address)}>{content}</NavigationContext>
      </SiteContext>
    </QueryClientProvider>,
  );
}
