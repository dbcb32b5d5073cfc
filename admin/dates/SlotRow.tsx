import ContentCopy from '@mui/icons-material/ContentCopy';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, RecordContextProvider, useTranslate } from 'react-admin';
import type { Slot } from '../../api/contract/types.ts';
import { ForWriters } from '../ui/access.tsx';
import { DeleteWithConfirm } from '../ui/DeleteWithConfirm.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { PlacesBar } from './PlacesBar.tsx';
import { SlotStateBadge } from './SlotStateBadge.tsx';
import { timesOf } from './slotDays.ts';
import { differenceOf, placeOf, productOf, whenOf } from './slotTexts.ts';

/** A date in its day; the whole row opens it. */
export const SlotRow = ({ slot }: { slot: Slot }) => {
  const translate = useTranslate();
  const { capacity, id, state, taken, waiting } = slot;
  const facts = [placeOf(slot), differenceOf(slot)].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={ROW}>
      <Typography component="span" sx={TIME}>
        {timesOf(slot)}
      </Typography>
      <Box sx={{ gridArea: 'what', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          aria-label={`${productOf(slot)}, ${whenOf(slot)}`}
          color="inherit"
          component={LinkBase}
          sx={NAME}
          to={`/dates/${id}/show`}
        >
          {productOf(slot)}
        </Link>
        <Typography color="textSecondary" variant="body2">
          {facts}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'places' }}>
        <PlacesBar capacity={capacity} taken={taken} />
        {waiting > 0 && (
          <Typography color="textSecondary" variant="body2">
            {translate('resources.dates.waiting', { smart_count: waiting })}
          </Typography>
        )}
      </Box>
      <Box sx={{ gridArea: 'state', textAlign: { xs: 'right', md: 'left' } }}>
        <SlotStateBadge state={state} />
      </Box>
      <Box sx={ACTIONS}>
        <ForWriters>
          <SlotActions slot={slot} />
        </ForWriters>
      </Box>
    </Box>
  );
};

/** Buttons for a date: edited unless it was cancelled, deleted while nobody has booked it. */
const SlotActions = ({ slot }: { slot: Slot }) => {
  const translate = useTranslate();
  const { id, state, taken } = slot;
  const item = `${productOf(slot)}, ${whenOf(slot)}`;
  const label = (action: string) => translate(`resources.dates.action.${action}`);
  return (
    <>
      {state !== 'cancelled' && (
        <IconLink item={item} label={label('edit')} to={`/dates/${id}`}>
          <Edit fontSize="small" />
        </IconLink>
      )}
      <IconLink item={item} label={label('copy')} to={`/dates/create?copy=${id}`}>
        <ContentCopy fontSize="small" />
      </IconLink>
      {taken === 0 && (
        <RecordContextProvider value={slot}>
          <DeleteWithConfirm item={item} />
        </RecordContextProvider>
      )}
    </>
  );
};

const ROW = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, auto)',
    // With large text all but the name are narrower.
    md: 'minmax(0, 7.5rem) minmax(8rem, 1fr) minmax(0, 12rem) minmax(0, 10.5rem) minmax(0, 7.5rem)',
  },
  gridTemplateAreas: {
    xs: '"time state" "what what" "places actions"',
    md: '"time what places state actions"',
  },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
};
const TIME = { gridArea: 'time', fontWeight: 650, fontVariantNumeric: 'tabular-nums' };
const NAME = {
  fontWeight: 650,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': { outline: '2px solid', outlineOffset: -2 },
};
const ACTIONS = {
  gridArea: 'actions',
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: 40,
  // Above the link that covers the row.
  position: 'relative',
  '& .MuiIconButton-root': { minWidth: 40, minHeight: 40 },
};
