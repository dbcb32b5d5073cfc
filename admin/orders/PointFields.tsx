import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { pointAddress } from '../../api/contract/pickupPoints.ts';
import type { OrderCorrection, PickupPointRecord } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';
import { lazyPart } from '../ui/lazyView.tsx';

const PointFinder = lazyPart(
  async () => (await import('../pickup-points/PointFinder.tsx')).PointFinder,
);

const POINT = ['pickup_point_code', 'pickup_point_name', 'pickup_point_address'] as const;

interface PointFieldsProps {
  field: (name: keyof OrderCorrection) => TextFieldProps;
  /** Null if the shipping method was deleted. */
  method: number | null;
  onChoose: (point: Pick<OrderCorrection, (typeof POINT)[number]>) => void;
}

/** The point that an order's parcel goes to: another one of the method's list, or as the carrier's map says it. */
export const PointFields = ({ field, method, onChoose }: PointFieldsProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const choose = (point: PickupPointRecord) => {
    onChoose({
      pickup_point_code: point.code,
      pickup_point_name: point.name,
      pickup_point_address: pointAddress(point, currentLanguage()),
    });
    setOpen(false);
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {POINT.map((name) => (
        <TextField
          {...field(name)}
          fullWidth
          key={name}
          required
          slotProps={{ htmlInput: { maxLength: LIMITS.line } }}
        />
      ))}
      {method !== null && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)} variant="outlined">
          {translate('resources.pickup-points.choose')}
        </Button>
      )}
      {isOpen && method !== null && (
        <PointFinder method={method} onChoose={choose} onClose={() => setOpen(false)} />
      )}
    </Stack>
  );
};
