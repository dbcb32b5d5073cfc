import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '../lists/PhoneList.tsx';
import { ShowSectionContext } from '../settings/showSection.ts';
import type { EditedSetting } from './edits.ts';
import { PublishBar } from './PublishBar.tsx';
import { SettingGroups } from './SettingGroups.tsx';
import { SitePreview } from './SitePreview.tsx';

interface WebsiteFormProps {
  /** The published settings. */
  starts: readonly EditedSetting[];
  refetch: () => unknown;
  onHistory: (setting: EditedSetting) => void;
}

const TABS = ['fields', 'preview'] as const;

/** The fields and the site: side by side, on small screens in tabs. */
export const WebsiteForm = ({ starts, refetch, onHistory }: WebsiteFormProps) => {
  const translate = useTranslate();
  const isNarrow = useIsPhone();
  const [tab, setTab] = useState<(typeof TABS)[number]>('fields');
  const [section, setSection] = useState({ name: '' });
  const show = useCallback((name: string) => setSection({ name }), []);
  const panel = (name: (typeof TABS)[number]) => ({
    id: `website-${name}`,
    ...(isNarrow && {
      'aria-labelledby': `website-tab-${name}`,
      hidden: tab !== name,
      role: 'tabpanel',
    }),
  });
  return (
    <>
      {isNarrow && (
        <Tabs
          aria-label={translate('resources.website.name', { smart_count: 1 })}
          onChange={(_event, chosen) => setTab(chosen)}
          sx={{ mb: 1.5 }}
          value={tab}
          variant="fullWidth"
        >
          {TABS.map((name) => (
            <Tab
              aria-controls={`website-${name}`}
              id={`website-tab-${name}`}
              key={name}
              label={translate(`resources.website.tabs.${name}`)}
              value={name}
            />
          ))}
        </Tabs>
      )}
      <Box sx={COLUMNS}>
        <Box {...panel('fields')} sx={{ minWidth: 0 }}>
          <ShowSectionContext value={show}>
            <SettingGroups onHistory={onHistory} onOpen={show} starts={starts} />
          </ShowSectionContext>
        </Box>
        <Box {...panel('preview')} sx={SITE}>
          <SitePreview section={section} starts={starts} />
        </Box>
        <PublishBar refetch={refetch} starts={starts} />
      </Box>
    </>
  );
};

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'min(27rem, 50%) minmax(0, 1fr)' },
  columnGap: 3,
  alignItems: 'start',
};

const SITE = { minWidth: 0, position: { md: 'sticky' }, top: 64 };
