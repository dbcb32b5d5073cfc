import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useGetList, useTranslate } from 'react-admin';
import type { Product, Slot } from '../../api/contract/types.ts';
import { useMayWrite } from '../ui/access.tsx';
import { filteredList } from '../ui/filteredList.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { PlacesBar } from './PlacesBar.tsx';
import { SlotStateBadge } from './SlotStateBadge.tsx';
import { placeOf, whenOf } from './slotTexts.ts';

/** The next dates of a product in its form, which lead to the screen of dates. */
export const ProductDates = ({ product: { has_dates, id } }: { product: Product }) => {
  const translate = useTranslate();
  const isAllowed = useMayWrite('dates');
  const text = (name: string) => translate(`resources.dates.${name}`);
  return (
    <Box sx={{ width: '100%' }}>
      {has_dates ? (
        <NextDates productId={id} />
      ) : (
        <Typography sx={{ mb: 2, maxWidth: '60ch' }}>{text('invite')}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isAllowed && (
          <Button
            component={LinkBase}
            startIcon={<Add />}
            to={`/dates/create?product=${id}`}
            variant="outlined"
          >
            {text('action.add')}
          </Button>
        )}
        <Button component={LinkBase} to={filteredList('dates', { product_id: id })}>
          {text('action.all')}
        </Button>
      </Box>
    </Box>
  );
};

/** How many are shown. */
const NEXT = 5;

const NextDates = ({ productId }: { productId: number }) => {
  const query = useGetList<Slot>('dates', {
    filter: { product_id: productId },
    pagination: { page: 1, perPage: NEXT },
    sort: { field: 'starts_at', order: 'ASC' },
  });
  return (
    <Loaded query={query}>
      {(slots) => (
        <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
          {slots.map((slot) => (
            <NextDate key={slot.id} slot={slot} />
          ))}
        </Box>
      )}
    </Loaded>
  );
};

const NextDate = ({ slot }: { slot: Slot }) => (
  <Box component="li" sx={ROW}>
    <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link component={LinkBase} to={`/dates/${slot.id}/show`}>
        {whenOf(slot)}
      </Link>
      <Typography color="textSecondary" variant="body2">
        {placeOf(slot)}
      </Typography>
    </Box>
    <PlacesBar capacity={slot.capacity} taken={slot.taken} />
    <SlotStateBadge state={slot.state} />
  </Box>
);

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
