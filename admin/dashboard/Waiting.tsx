import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { formatDate, formatDateTime, pragueToday } from '../../api/contract/dates.ts';
import { formatAdminMoney } from '../../api/contract/money.ts';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import { daysUntil, relativeTime, weekday } from '../layout/timeInWords.ts';
import { StatusBadge } from '../orders/StatusBadge.tsx';
import { currentLanguage } from '../providers/language.ts';
import { DISPLAY } from '../theme/themes.ts';
import { Panel } from './Panel.tsx';
import { ListLink, PANEL_LINK, PanelRow, RowsSkeleton } from './PanelRow.tsx';

/** The orders that wait longest to be shipped. */
export const ToShip = () => {
  const translate = useTranslate();
  const locale = currentLanguage();
  return (
    <Panel
      actions={<ListLink text="dashboard.toShip.all" to="/orders" />}
      count={({ to_ship }) => to_ship.count}
      skeleton={<RowsSkeleton count={5} />}
      title={translate('dashboard.toShip.title')}
    >
      {({ to_ship: { oldest } }) =>
        oldest.length === 0 ? (
          <Typography>{translate('dashboard.toShip.none')}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {oldest.map(({ id, customer_name, created_at, total, status }) => (
              <PanelRow
                aside={formatAdminMoney(total, locale)}
                key={id}
                title={customer_name}
                to={`/orders/${id}/show`}
              >
                <span style={DIGITS}>{formatOrderNumber(id)}</span>
                <Box component="span" sx={{ flex: 1 }} title={formatDateTime(created_at, locale)}>
                  {relativeTime(created_at, new Date(), locale)}
                </Box>
                <StatusBadge status={status} />
              </PanelRow>
            ))}
          </Box>
        )
      }
    </Panel>
  );
};

/** The newest messages that nobody has read. */
export const Unread = () => {
  const translate = useTranslate();
  const locale = currentLanguage();
  return (
    <Panel
      actions={<ListLink text="dashboard.unread.all" to="/messages" />}
      count={({ unread }) => unread.count}
      title={translate('dashboard.unread.title')}
    >
      {({ unread: { newest } }) =>
        newest.length === 0 ? (
          <Typography>{translate('dashboard.unread.none')}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {newest.map(({ id, name, subject, created_at }) => (
              <PanelRow
                aside={
                  <Typography
                    color="textSecondary"
                    component="span"
                    title={formatDateTime(created_at, locale)}
                    variant="body2"
                  >
                    {relativeTime(created_at, new Date(), locale)}
                  </Typography>
                }
                key={id}
                title={name}
                to={`/messages/${id}`}
              >
                <Typography component="span" noWrap variant="body2">
                  {subject}
                </Typography>
              </PanelRow>
            ))}
          </Box>
        )
      }
    </Panel>
  );
};

const DIGITS = { fontVariantNumeric: 'tabular-nums' };

/** The next event on the site, today's included. */
export const NextEvent = () => {
  const translate = useTranslate();
  const locale = currentLanguage();
  return (
    <Panel
      skeleton={<RowsSkeleton count={1} />}
      actions={<ListLink text="dashboard.event.all" to="/events" />}
      title={translate('dashboard.event.title')}
    >
      {({ next_event: event }) =>
        event ? (
          <Box component={LinkBase} sx={LINK} to={`/events/${event.id}`}>
            <Typography component="span" sx={WHEN}>
              {daysUntil(event.date, pragueToday(new Date()), locale)}
            </Typography>
            <Typography component="span" sx={{ fontWeight: 650 }}>
              {event.title}
            </Typography>
            <Typography color="textSecondary" component="span" variant="body2">
              {[`${weekday(event.date, locale)} ${formatDate(event.date, locale)}`, event.location]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        ) : (
          <>
            <Typography sx={{ mb: 1 }}>{translate('dashboard.event.none')}</Typography>
            <ListLink text="dashboard.event.add" to="/events/create" />
          </>
        )
      }
    </Panel>
  );
};

const LINK = { ...PANEL_LINK, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' };
const WHEN = { ...DISPLAY, color: 'primary.main', fontSize: '2.25rem' };
