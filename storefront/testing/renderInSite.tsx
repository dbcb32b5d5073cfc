import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createClient } from '../../api/client/createClient.ts';
import { createQueryClient } from '../app/queryClient.ts';
import { SiteContext } from '../app/site.ts';
import { en } from '../messages/en.ts';
import { createTranslate } from '../messages/translate.ts';
import { session } from '../session/session.ts';

interface InSite {
  /** Answers the parts' calls; by default nothing ever answers. */
  fetch?: typeof fetch;
  /** The address that is shown. */
  address?: string;
}

/** Shows parts of the site in English, with all that stands around them. */
export function renderInSite(content: ReactNode, { fetch: answer, address = '/' }: InSite = {}) {
  const client = createClient({
    language: () => 'en',
    session,
    fetch: answer ?? (() => new Promise(() => {})),
  });
  const site = {
    client,
    locale: 'en' as const,
    t: createTranslate(en, 'en'),
    origin: 'https://rysi.example',
    setLanguage: () => {},
  };
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SiteContext value={site}>
        <MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>
      </SiteContext>
    </QueryClientProvider>,
  );
}
