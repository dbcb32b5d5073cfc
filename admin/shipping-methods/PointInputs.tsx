import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { SelectInput, TextInput, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { POINT_SOURCES } from '../../api/contract/constants.ts';
import { asksPoint } from '../../api/contract/shipping.ts';
import type { ShippingMethod } from '../../api/contract/types.ts';
import { lazyPart } from '../ui/lazyView.tsx';
import { Note } from '../ui/Note.tsx';

const PointsDialog = lazyPart(
  async () => (await import('../pickup-points/PointsDialog.tsx')).PointsDialog,
);

const NONE = 'none';
const field = (name: string) => `resources.shipping-methods.${name}`;
const CHOICES = POINT_SOURCES.map((source) => ({
  id: source || NONE,
  name: field(`points.${source || NONE}`),
}));

/** Where the points of a parcel's method come from. */
export const PointInputs = () => {
  const [kind, points] = useWatch({ name: ['kind', 'points'] });
  if (kind !== 'parcel') return null;
  return (
    <>
      <SelectInput
        choices={CHOICES}
        defaultValue=""
        format={(source?: string) => source || NONE}
        helperText={field('help.points')}
        parse={(choice: string) => (choice === NONE ? '' : choice)}
        source="points"
      />
      {points === 'packeta' && (
        <TextInput
          defaultValue=""
          helperText={field('help.packeta_key')}
          label={field('fields.packeta_key')}
          source="packeta_key"
        />
      )}
    </>
  );
};

/** The points of a saved method: how many there are, their list and its import. */
export const Points = () => {
  const translate = useTranslate();
  const method = useRecordContext<ShippingMethod>();
  const [kind, points] = useWatch({ name: ['kind', 'points'] });
  if (kind !== 'parcel' || !points) return null;
  if (!method?.id || !asksPoint(method)) {
    return <Note>{translate('resources.pickup-points.saveFirst')}</Note>;
  }
  return <SavedPoints method={method} />;
};

const SavedPoints = ({ method }: { method: ShippingMethod }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { total, isPending } = useGetList('pickup-points', {
    filter: { shipping_method: method.id, is_active: true },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  const isMap = method.points === 'packeta' && Boolean(method.packeta_key);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', mb: 2 }}>
      {total === 0 && !isMap && (
        <Alert severity="warning">{translate('resources.pickup-points.notOffered')}</Alert>
      )}
      {isMap && <Note>{translate('resources.pickup-points.onMap')}</Note>}
      {!isPending && Boolean(total) && (
        <Note>{translate('resources.pickup-points.count', { smart_count: total ?? 0 })}</Note>
      )}
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} variant="outlined">
        {translate('resources.pickup-points.manage')}
      </Button>
      {isOpen && <PointsDialog method={method.id} onClose={() => setOpen(false)} />}
    </Stack>
  );
};
