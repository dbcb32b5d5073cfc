import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSite, useStatus } from '../app/site.ts';
import type { MessageKey } from '../messages/translate.ts';
import { Seo } from '../seo/Seo.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SectionState } from '../ui/SectionState.tsx';

type RecordKind = 'car' | 'product' | 'post' | 'page';

interface NothingThereProps {
  /** The missing record's kind; its texts are `….notFound`, `….notFoundText` and `….back`. */
  kind: RecordKind;
  to: string;
  /** Overrides the button's text. */
  back?: MessageKey;
}

/** Says that nothing was found at an address; the server responds with 404. */
export function NothingThere({ kind, to, back = `${kind}.back` }: NothingThereProps) {
  const { t } = useSite();
  useStatus(404);
  const title = t(`${kind}.notFound`);
  return (
    <>
      <Seo title={title} noindex />
      <Notice mark="404" title={title} text={t(`${kind}.notFoundText`)}>
        <Button to={to}>{t(back)}</Button>
      </Notice>
    </>
  );
}

interface RecordStateProps<T> {
  kind: RecordKind;
  /** Its data are null when the record doesn't exist. */
  query: UseQueryResult<T | null>;
  /** The list linked from a missing record's page. */
  list: string;
  children: (record: T) => ReactNode;
}

/** The states of a record's page: loading, failed, not found, or its content, which has its own title. */
export function RecordState<T>({ kind, query, list, children }: RecordStateProps<T>) {
  const { t } = useSite();
  return (
    <>
      {query.data === undefined && <Unanswered />}
      <SectionState query={query} failed={t(`${kind}.failed`)}>
        {(record) => (record === null ? <NothingThere kind={kind} to={list} /> : children(record))}
      </SectionState>
    </>
  );
}

/** The server, which waits for data, responds with 503 without them: search engines come again later. */
export function Unanswered() {
  const { t } = useSite();
  useStatus(503);
  return <title>{t('site.name')}</title>;
}
