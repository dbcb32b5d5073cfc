import Flag from '@mui/icons-material/SportsScore';
import Button from '@mui/material/Button';
import { useNotify, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Car } from '../../api/contract/types.ts';

/** Makes this car the current one at once; in edit mode only, disabled if it is (back-office §4). */
export const SetCurrentButton = () => {
  const car = useRecordContext<Car>();
  const translate = useTranslate();
  const notify = useNotify();
  const { setValue } = useFormContext();
  const [update, { isPending }] = useUpdate<Car>();
  if (car?.id === undefined) return null;

  const setCurrent = () =>
    update(
      'cars',
      { id: car.id, data: { is_current: true }, previousData: car },
      {
        mutationMode: 'pessimistic',
        onSuccess: ({ version }) => {
          setValue('version', version);
          setValue('is_current', true);
          notify('resources.cars.notifications.current', { type: 'success' });
        },
        onError: () => notify('resources.cars.failures.current', { type: 'error' }),
      },
    );

  return (
    <Button
      disabled={car.is_current || isPending}
      onClick={setCurrent}
      startIcon={<Flag />}
      variant="outlined"
    >
      {translate('resources.cars.action.setCurrent')}
    </Button>
  );
};
