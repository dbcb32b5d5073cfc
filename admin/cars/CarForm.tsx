import Flag from '@mui/icons-material/SportsScore';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import {
  BooleanInput,
  TabbedForm,
  useNotify,
  useRecordContext,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { DEFAULT_SPEC_ICONS } from '../../api/contract/constants.ts';
import type { Car } from '../../api/contract/types.ts';
import { FormToolbar } from '../form/FormToolbar.tsx';
import { ActiveInput, FieldRow, OrderInput } from '../form/inputs.tsx';
import { KEEP_TYPED } from '../form/keepTyped.ts';
import { NumberInput } from '../form/NumberInput.tsx';
import { TabbedRecordForm } from '../form/RecordForm.tsx';
import { SlugInput } from '../form/SlugInput.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { useMayWrite } from '../ui/access.tsx';
import { reloadLists } from '../ui/reloadLists.ts';
import { SpecificationInputs } from './SpecificationInputs.tsx';

const defaults = { spec_icons: DEFAULT_SPEC_ICONS };

const texts = [
  { name: 'name', required: true },
  { name: 'description', rows: 5 },
];

export const CarForm = () => (
  // Its button saves one field of the record while others may be half typed.
  <TabbedRecordForm defaultValues={defaults} resetOptions={KEEP_TYPED} toolbar={toolbar}>
    <TabbedForm.Tab label="resources.cars.tabs.general">
      <TranslatedInputs fields={texts} />
      <PictureInput requiredWhenNew source="image_path" />
      <FieldRow>
        <NumberInput source="horsepower" />
        <OrderInput />
        <SlugInput />
      </FieldRow>
      <ActiveInput />
      <BooleanInput
        defaultValue={false}
        helperText="resources.cars.currentHelp"
        source="is_current"
      />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="resources.cars.tabs.specifications">
      <SpecificationInputs />
    </TabbedForm.Tab>
  </TabbedRecordForm>
);

/** Makes this car the current one immediately; hidden for a new car, and for who may not change it. */
const SetCurrentButton = () => {
  const car = useRecordContext<Car>();
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { resetField } = useFormContext();
  const [update, { isPending }] = useUpdate<Car>();
  const isAllowed = useMayWrite();
  if (car?.id === undefined || !isAllowed) return null;

  const setCurrent = () =>
    update(
      'cars',
      { id: car.id, data: { is_current: true }, previousData: car },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          // The form takes the rest from the record, which is the answer now.
          resetField('is_current', { defaultValue: true });
          // The mark moved from another row to this one.
          reloadLists(queryClient, 'cars');
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

const toolbar = (
  <FormToolbar>
    <SetCurrentButton />
  </FormToolbar>
);
