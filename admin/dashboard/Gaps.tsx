import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { LOCALES } from '../../api/contract/locales.ts';
import { screenAt } from '../../api/contract/screens.ts';
import type { Overview, OverviewGap } from '../../api/contract/types.ts';
import { fieldLabel } from '../ui/fieldLabel.ts';
import { filteredList } from '../ui/filteredList.ts';
import { Note } from '../ui/Note.tsx';
import { Panel } from './Panel.tsx';
import { PanelRow, PanelRows } from './PanelRow.tsx';

const FIRST = 5;

/** Records shown to visitors without a picture or a translation, linked to their forms. */
export const Gaps = () => {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  return (
    <Panel count={({ gaps }) => gaps.count} name="gaps">
      {({ gaps: { count, records }, unpublished }) => {
        const shown = isWhole ? records : records.slice(0, FIRST);
        const beyond = count - shown.length;
        return (
          <>
            <PanelRows none="resources.dashboard.gaps.none" of={shown}>
              {(gap) => <GapRow gap={gap} key={`${gap.resource}/${gap.id}`} />}
            </PanelRows>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              {records.length > FIRST && (
                <Button onClick={() => setWhole(!isWhole)} size="small">
                  {translate(
                    isWhole ? 'resources.dashboard.gaps.fewer' : 'resources.dashboard.gaps.all',
                  )}
                </Button>
              )}
              {beyond > 0 && (
                <Note>{translate('resources.dashboard.gaps.more', { smart_count: beyond })}</Note>
              )}
            </Box>
            <Unpublished {...unpublished} />
          </>
        );
      }}
    </Panel>
  );
};

/** What a record lacks: `Picture`, `Czech: name, description`. */
const GapRow = ({ gap }: { gap: OverviewGap }) => {
  const translate = useTranslate();
  const resource = screenAt(gap.resource) ?? gap.resource;
  const nameOf = (field: string) => fieldLabel(resource, field, translate).toLowerCase();
  const texts = LOCALES.filter((locale) => gap.texts[locale].length > 0).map((locale) =>
    translate('resources.dashboard.gaps.texts', {
      language: translate(`paddock.languages.${locale}`),
      fields: [...new Set(gap.texts[locale].map(nameOf))].join(', '),
    }),
  );
  return (
    <PanelRow
      aside={
        <Note component="span">{translate(`resources.${resource}.name`, { smart_count: 1 })}</Note>
      }
      title={gap.name || `#${gap.id}`}
      to={`/${resource}/${gap.id}`}
    >
      <Typography component="span" variant="body2">
        {[...(gap.picture ? [translate('resources.dashboard.gaps.picture')] : []), ...texts].join(
          ' · ',
        )}
      </Typography>
    </PanelRow>
  );
};

/** Content not on the site yet: hidden products and drafts of posts. */
const Unpublished = ({ products, posts }: Overview['unpublished']) => {
  const translate = useTranslate();
  if (products + posts === 0) return null;
  const link = (resource: string, text: string, smart_count: number) => (
    <Link
      component={LinkBase}
      key={resource}
      sx={{ ml: 1 }}
      to={filteredList(resource, { is_active: false })}
    >
      {translate(text, { smart_count })}
    </Link>
  );
  return (
    <Typography sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }} variant="body2">
      {translate('resources.dashboard.gaps.hidden')}
      {products > 0 && link('products', 'resources.dashboard.gaps.products', products)}
      {posts > 0 && link('blog', 'resources.dashboard.gaps.posts', posts)}
    </Typography>
  );
};
