import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { pragueToday } from '../../api/contract/dates.ts';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import { StatusBadge } from '../orders/StatusBadge.tsx';
import { currentLanguage } from '../providers/language.ts';
import { DISPLAY } from '../theme/themes.ts';
import { useMayWrite } from '../ui/access.tsx';
import { filteredList } from '../ui/filteredList.ts';
import { Note } from '../ui/Note.tsx';
import { shownAge, shownDay, shownMoment, shownMoney } from '../ui/shown.ts';
import { daysUntil, weekday } from '../ui/timeInWords.ts';
import { ListLink, Panel } from './Panel.tsx';
import { PANEL_LINK, PanelRow, PanelRows, RowsSkeleton } from './PanelRow.tsx';

export const OrdersToShip = () => {
  return (
    <Panel
      count={({ to_ship }) => to_ship.count}
      list={filteredList('orders', { to_ship: true })}
      name="toShip"
      skeleton={<RowsSkeleton count={5} />}
    >
      {({ to_ship: { oldest } }) => (
        <PanelRows none="resources.dashboard.toShip.none" of={oldest}>
          {({ id, customer_name, created_at, total, status }) => (
            <PanelRow
              aside={shownMoney(total)}
              key={id}
              title={customer_name}
              to={`/orders/${id}/show`}
            >
              <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatOrderNumber(id)}</span>
              <Box component="span" sx={{ flex: 1 }}>
                <Ago moment={created_at} />
              </Box>
              <StatusBadge status={status} />
            </PanelRow>
          )}
        </PanelRows>
      )}
    </Panel>
  );
};

/** Withdrawals awaiting a decision. */
export const WaitingWithdrawals = () => (
  <Panel
    count={({ withdrawals }) => withdrawals.count}
    list={filteredList('orders', { withdrawal_waits: true })}
    name="withdrawals"
  >
    {({ withdrawals: { oldest } }) => (
      <PanelRows none="resources.dashboard.withdrawals.none" of={oldest}>
        {({ id, order_id, customer_name, created_at }) => (
          <PanelRow
            aside={<Ago moment={created_at} />}
            key={id}
            title={customer_name}
            to={`/orders/${order_id}/show`}
          >
            {formatOrderNumber(order_id)}
          </PanelRow>
        )}
      </PanelRows>
    )}
  </Panel>
);

export const Unread = () => (
  <Panel count={({ unread }) => unread.count} list="/messages" name="unread">
    {({ unread: { newest } }) => (
      <PanelRows none="resources.dashboard.unread.none" of={newest}>
        {({ id, name, subject, created_at }) => (
          <PanelRow
            aside={
              <Note component="span">
                <Ago moment={created_at} />
              </Note>
            }
            key={id}
            title={name}
            to={`/messages/${id}`}
          >
            <Typography component="span" noWrap variant="body2">
              {subject}
            </Typography>
          </PanelRow>
        )}
      </PanelRows>
    )}
  </Panel>
);

const Ago = ({ moment }: { moment: string }) => {
  return <span title={shownMoment(moment)}>{shownAge(moment)}</span>;
};

export const NextEvent = () => {
  const translate = useTranslate();
  const locale = currentLanguage();
  const mayAdd = useMayWrite('events');
  return (
    <Panel list="/events" name="event" skeleton={<RowsSkeleton count={1} />}>
      {({ next_event: event }) =>
        event ? (
          <Box component={LinkBase} sx={LINK} to={`/events/${event.id}`}>
            <Typography component="span" sx={WHEN}>
              {daysUntil(event.date, pragueToday(new Date()), locale)}
            </Typography>
            <Typography component="span" sx={{ fontWeight: 650 }}>
              {event.title}
            </Typography>
            <Note component="span">
              {[`${weekday(event.date, locale)} ${shownDay(event.date)}`, event.location]
                .filter(Boolean)
                .join(' · ')}
            </Note>
          </Box>
        ) : (
          <>
            <Typography sx={{ mb: 1 }}>{translate('resources.dashboard.event.none')}</Typography>
            {mayAdd && <ListLink text="resources.dashboard.event.add" to="/events/create" />}
          </>
        )
      }
    </Panel>
  );
};

const LINK = { ...PANEL_LINK, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' };
const WHEN = { ...DISPLAY, color: 'primary.main', fontSize: '2.25rem' };
