import Monitor from '@mui/icons-material/Monitor';
import PhoneIphone from '@mui/icons-material/PhoneIphone';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LOCALES } from '../../api/contract/locales.ts';
import { PREVIEW_PARAMETER, sitePaths } from '../../api/contract/sitePaths.ts';
import { useIsPhone } from '../lists/PhoneList.tsx';
import { currentLanguage } from '../providers/language.ts';
import { Choice } from '../ui/Choice.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import type { EditedSetting } from './edits.ts';
import { SiteFrame, type SiteTarget } from './SiteFrame.tsx';
import { useDraft } from './useDraft.ts';

interface SitePreviewProps {
  starts: readonly EditedSetting[];
  /** The section of the home page to scroll to, a new object each time. */
  section: { name: string };
}

const PAGES = ['home', 'cars', 'events', 'gallery', 'achievements', 'shop', 'blog'] as const;
const WIDTHS = { phone: 360, desktop: 1280 } as const;

/** The site with the draft applied, in either language, at phone or desktop width. */
export const SitePreview = ({ starts, section }: SitePreviewProps) => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.website.${key}`);
  const [path, setPath] = useState<string>(sitePaths.home);
  const [language, setLanguage] = useState(currentLanguage);
  const [device, setDevice] = useState<keyof typeof WIDTHS>(useIsPhone() ? 'phone' : 'desktop');
  const { draft, error, refetch } = useDraft(starts);
  const go = (target: SiteTarget) => {
    setPath(target.path);
    if (target.language) setLanguage(target.language);
  };
  const isListed = PAGES.some((page) => sitePaths[page] === path);

  return (
    <Box aria-label={text('tabs.preview')} component="section">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <TextField
          label={text('page')}
          onChange={({ target }) => setPath(target.value)}
          select
          sx={{ flex: 1, minWidth: '9rem', m: 0 }}
          value={path}
        >
          {PAGES.map((page) => (
            <MenuItem key={page} value={sitePaths[page]}>
              {text(`pages.${page}`)}
            </MenuItem>
          ))}
          {!isListed && <MenuItem value={path}>{decodeURI(path)}</MenuItem>}
        </TextField>
        <Choice
          label={text('language')}
          of={LOCALES.map((locale) => [locale, translate(`paddock.languages.${locale}`)])}
          onChoose={setLanguage}
          value={language}
        />
        <Choice
          label={text('width')}
          of={[
            ['phone', <PhoneIphone key="phone" />, text('widths.phone')],
            ['desktop', <Monitor key="desktop" />, text('widths.desktop')],
          ]}
          onChoose={setDevice}
          value={device}
        />
      </Box>
      {error && <RetryAlert retry={refetch}>{error.message}</RetryAlert>}
      {draft === null ? (
        !error && <Skeleton height="60vh" variant="rectangular" />
      ) : (
        <SiteFrame
          address={`${path}?${new URLSearchParams({ [PREVIEW_PARAMETER]: draft.preview, lang: language })}`}
          draft={draft.at}
          onGo={go}
          section={section}
          title={text('tabs.preview')}
          width={WIDTHS[device]}
        />
      )}
    </Box>
  );
};
