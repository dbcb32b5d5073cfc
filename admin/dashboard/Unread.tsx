import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../api/contract/dates.ts';
import { currentLanguage } from '../providers/language.ts';
import { ago } from './ago.ts';
import { ListLink } from './ListLink.tsx';
import { Panel } from './Panel.tsx';
import { PanelRow } from './PanelRow.tsx';

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
                    {ago(created_at, new Date(), locale)}
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
