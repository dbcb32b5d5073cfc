import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { formatDate, pragueToday } from '../../api/contract/dates.ts';
import { daysUntil, weekday } from '../layout/timeInWords.ts';
import { currentLanguage } from '../providers/language.ts';
import { DISPLAY } from '../theme/themes.ts';
import { Panel } from './Panel.tsx';
import { ListLink, PANEL_LINK, RowsSkeleton } from './PanelRow.tsx';

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
