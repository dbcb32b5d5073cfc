import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OverviewGap } from '../../api/contract/types.ts';
import { gapRecord } from './gapRecord.ts';
import { Hidden } from './Hidden.tsx';
import { Panel } from './Panel.tsx';
import { PanelRow } from './PanelRow.tsx';
import { useGapTexts } from './useGapTexts.ts';

const FIRST = 5;

/** What visitors see without a picture or a translation, each leading to where it is mended. */
export const Gaps = () => {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  return (
    <Panel count={({ gaps }) => gaps.count} title={translate('dashboard.gaps.title')}>
      {({ gaps: { count, records }, unpublished }) => {
        const shown = isWhole ? records : records.slice(0, FIRST);
        const beyond = count - shown.length;
        return (
          <>
            {count === 0 && <Typography>{translate('dashboard.gaps.none')}</Typography>}
            <Box component="ul" sx={{ m: 0, p: 0 }}>
              {shown.map((gap) => (
                <GapRow gap={gap} key={`${gap.resource}/${gap.id}`} />
              ))}
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              {records.length > FIRST && (
                <Button onClick={() => setWhole(!isWhole)} size="small">
                  {translate(isWhole ? 'dashboard.gaps.fewer' : 'dashboard.gaps.all')}
                </Button>
              )}
              {beyond > 0 && (
                <Typography color="textSecondary" variant="body2">
                  {translate('dashboard.gaps.more', { smart_count: beyond })}
                </Typography>
              )}
            </Box>
            <Hidden {...unpublished} />
          </>
        );
      }}
    </Panel>
  );
};

const GapRow = ({ gap }: { gap: OverviewGap }) => {
  const translate = useTranslate();
  const texts = useGapTexts(gap);
  const { resource, address } = gapRecord(gap);
  return (
    <PanelRow
      aside={
        <Typography color="textSecondary" component="span" variant="body2">
          {translate(`resources.${resource}.name`, { smart_count: 1 })}
        </Typography>
      }
      title={gap.name || `#${gap.id}`}
      to={address}
    >
      <Typography component="span" variant="body2">
        {texts.join(' · ')}
      </Typography>
    </PanelRow>
  );
};
