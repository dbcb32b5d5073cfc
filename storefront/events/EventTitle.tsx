import { localized } from '../../api/contract/locales.ts';
import type { Event } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { eventPage } from './calendar.ts';

/** An event's name, as a link to its own page where it has one. */
export function EventTitle({ event }: { event: Event }) {
  const { locale } = useSite();
  const title = localized(event.translations, 'title', locale);
  const page = eventPage(event);
  return <h3>{page ? <NewTabLink href={page}>{title}</NewTabLink> : title}</h3>;
}
