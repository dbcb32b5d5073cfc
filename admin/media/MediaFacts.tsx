import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../api/contract/dates.ts';
import type { MediaItem } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';
import { fileSize } from './fileSize.ts';

/** When a file came, how large it is and where from. */
export const MediaFacts = ({ item }: { item: MediaItem }) => {
  const translate = useTranslate();
  const locale = currentLanguage();
  const label = (name: string) => translate(`resources.media.fields.${name}`);
  const { width, height, source_url } = item;
  return (
    <Box component="dl" sx={LIST}>
      <Fact label={label('created_at')}>{formatDateTime(item.created_at, locale)}</Fact>
      <Fact label={label('size')}>{fileSize(item.size, locale)}</Fact>
      {width !== null && height !== null && (
        <Fact label={label('dimensions')}>
          {translate('resources.media.size', { width, height })}
        </Fact>
      )}
      {source_url && (
        <Fact label={label('source_url')}>
          <Link href={source_url} rel="noopener noreferrer" target="_blank">
            {new URL(source_url).hostname}
          </Link>
        </Fact>
      )}
    </Box>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </>
);

const LIST = { m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 };
