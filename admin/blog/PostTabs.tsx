import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactElement, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ContentInputs } from './ContentInputs.tsx';
import { GeneralInputs } from './GeneralInputs.tsx';
import { useFailedSave } from './useFailedSave.ts';

type TabKey = 'general' | 'en' | 'cs';

const TABS: readonly { key: TabKey; inputs: ReactElement }[] = [
  { key: 'general', inputs: <GeneralInputs /> },
  { key: 'en', inputs: <ContentInputs locale="en" /> },
  { key: 'cs', inputs: <ContentInputs locale="cs" /> },
];

/**
 * General information and the content in each language; a failed validation shows the first tab
 * (back-office §5). Hidden tabs stay mounted, so that their inputs keep what was written.
 */
export const PostTabs = () => {
  const translate = useTranslate();
  const [shown, setShown] = useState<TabKey>('general');
  useFailedSave(() => setShown('general'));
  return (
    <>
      <Tabs
        allowScrollButtonsMobile
        aria-label={translate('resources.blog.name', { smart_count: 1 })}
        onChange={(_event, key: TabKey) => setShown(key)}
        sx={{ px: { xs: 0, sm: 1 }, borderBottom: 1, borderColor: 'divider' }}
        value={shown}
        variant="scrollable"
      >
        {TABS.map(({ key }) => (
          <Tab
            aria-controls={`post-panel-${key}`}
            id={`post-tab-${key}`}
            key={key}
            label={translate(`resources.blog.tabs.${key}`)}
            value={key}
          />
        ))}
      </Tabs>
      {TABS.map(({ key, inputs }) => (
        <Box
          aria-labelledby={`post-tab-${key}`}
          hidden={key !== shown}
          id={`post-panel-${key}`}
          key={key}
          role="tabpanel"
          sx={{ flex: key === shown ? 1 : undefined, px: { xs: 2, sm: 3 }, py: 2 }}
        >
          {inputs}
        </Box>
      ))}
    </>
  );
};
