import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useResourceDefinitions, useTranslate } from 'react-admin';
import type { Named } from '../live/LiveBadge.tsx';
import { MENU_GROUPS } from '../ui/menuGroups.ts';
import { useSetting } from '../ui/useSetting.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

export const QuickLinks = () => {
  const translate = useTranslate();
  const definitions = useResourceDefinitions();
  return (
    <Box component="nav" aria-labelledby="quick-links">
      <Typography id="quick-links" variant="h2" sx={{ mb: 1 }}>
        {translate('paddock.dashboard.links')}
      </Typography>
      {MENU_GROUPS.filter(({ resources }) =>
        resources.some((name) => definitions[name]?.hasList),
      ).map(({ key, resources }) => (
        <Box key={key} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
            {translate(key)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            {resources
              .filter((name) => definitions[name]?.hasList)
              .map((name) => (
                <ResourceLink key={name} name={name} />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const ResourceLink = ({ name }: { name: string }) => {
  const translate = useTranslate();
  const link = (named?: Named) => (
    <Button {...named} component={LinkBase} to={`/${name}`} sx={{ minWidth: 0 }}>
      {translate(`resources.${name}.name`, { smart_count: 2 })}
    </Button>
  );
  return name === 'messages' ? <UnreadBadge behind>{link}</UnreadBadge> : link();
};

/** Where to look and whom to ask; the address is the team's own, for accounts that aren't the owner's. */
export const Help = () => {
  const translate = useTranslate();
  const email = useSetting('contact_email');
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('paddock.dashboard.help')}
      </Typography>
      <Typography>{translate('paddock.dashboard.helpText')}</Typography>
      {email && (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {translate('paddock.dashboard.helpEmail')} <Link href={`mailto:${email}`}>{email}</Link>
        </Typography>
      )}
    </section>
  );
};
