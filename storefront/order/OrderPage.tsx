import { ApiError } from '../../api/client/ApiError.ts';
import type { OrderPage as ShownOrder } from '../../api/contract/types.ts';
import { nullAt404, type SectionQuery, sectionQuery, useSection } from '../app/queries.ts';
import { useRouteParams, type Visit } from '../app/routes.ts';
import { type ApiAccess, useStatus } from '../app/site.ts';
import { Unanswered } from '../notFound/NothingThere.tsx';
import { Seo } from '../seo/Seo.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from '../ui/RecordPage.module.css';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { useOrderTexts } from './orderTexts.ts';

export const queries = (visit: Visit) => [orderPageQuery(visit, visit.params.secret ?? '')];

/** A customer's order at its secret address: state, items, payment, documents, withdrawal. */
export default function OrderPage() {
  const { secret = '' } = useRouteParams();
  const t = useOrderTexts();
  const query = useSection((site) => orderPageQuery(site, secret));
  return (
    <>
      {/* Also after navigating from another page, whose headers remain in effect. */}
      <meta name="referrer" content="no-referrer" />
      {query.data === undefined && <Unanswered />}
      <div className={query.data === undefined ? styles.page : undefined}>
        <SectionState query={query} failed={t('failed')}>
          {(order) => {
            if (order === null) return <NoOrder />;
            if (order === 'tooMany') return <TooMany />;
            return <OrderDetails order={order} secret={secret} />;
          }}
        </SectionState>
      </div>
    </>
  );
}

function NoOrder() {
  const t = useOrderTexts();
  useStatus(404);
  return (
    <>
      <Seo title={t('notFound')} noindex />
      <Notice mark="404" title={t('notFound')} text={t('notFoundText')}>
        <Button to={urls.orderLinks}>{t('toOrders')}</Button>
      </Notice>
    </>
  );
}

function TooMany() {
  const t = useOrderTexts();
  useStatus(429);
  return (
    <>
      <Seo title={t('tooMany')} noindex />
      <Notice mark="429" title={t('tooMany')} text={t('tooManyText')} />
    </>
  );
}

/** An order by the secret of its page; null when the secret is wrong. */
function orderPageQuery(
  access: ApiAccess,
  secret: string,
): SectionQuery<ShownOrder | 'tooMany' | null> {
  const query = sectionQuery<ShownOrder>(access, `/order-pages/${encodeURIComponent(secret)}`);
  return {
    ...query,
    queryFn: (context) =>
      query
        .queryFn(context)
        .catch((error) =>
          error instanceof ApiError && error.status === 429 ? 'tooMany' : nullAt404(error),
        ),
  };
}
