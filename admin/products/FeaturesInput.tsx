import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import {
  ArrayInput,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { PerLocale } from '../../api/contract/locales.ts';
import { CopyFromCzech, type TextPair } from '../form/CopyFromCzech.tsx';
import { leaveItem } from '../ordering/leaveItem.ts';
import { StepButtons } from '../ordering/StepButtons.tsx';
import { currentLanguage } from '../providers/language.ts';
import { IconAction } from '../ui/IconAction.tsx';
import { Note } from '../ui/Note.tsx';

/** Short points about a product, in both languages. */
export const FeaturesInput = () => {
  const translate = useTranslate();
  return (
    <>
      <Note>{translate('resources.products.features.hint')}</Note>
      <CopyFeatures />
      <ArrayInput defaultValue={NONE} label={false} source="features">
        <SimpleFormIterator
          addButton={<AddFeature />}
          disableClear
          fullWidth
          inline
          removeButton={<RemoveFeature />}
          reOrderButtons={<MoveFeature />}
          sx={BUTTONS}
        >
          <TextInput helperText={false} label="paddock.languages.cs" source="cs" />
          <TextInput helperText={false} label="paddock.languages.en" source="en" />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
};

const CopyFeatures = () => {
  const features: unknown = useWatch({ name: 'features' });
  const count = Array.isArray(features) ? features.length : 0;
  const texts = Array.from(
    { length: count },
    (_, index): TextPair => [`features.${index}.cs`, `features.${index}.en`],
  );
  return <CopyFromCzech texts={texts} />;
};

const AddFeature = () => {
  const translate = useTranslate();
  const { add } = useSimpleFormIterator();
  return (
    <Button
      className="button-add"
      onClick={() => add()}
      startIcon={<Add />}
      sx={{ mt: 1.5 }}
      variant="outlined"
    >
      {translate('resources.products.features.add')}
    </Button>
  );
};

const MoveFeature = () => {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  return (
    <StepButtons
      count={total}
      index={index}
      name={useFeatureName(index)}
      onMove={reOrder}
      size="small"
    />
  );
};

const RemoveFeature = () => {
  const { index, remove } = useSimpleFormIteratorItem();
  return (
    <IconAction
      item={useFeatureName(index)}
      label="ra.action.remove"
      onClick={({ currentTarget }) => {
        const whole = currentTarget.closest('ul')?.parentElement;
        leaveItem(currentTarget, whole?.querySelector('.button-add'));
        remove();
      }}
      size="small"
    >
      <Delete fontSize="small" />
    </IconAction>
  );
};

/** What a feature says, else its number. */
function useFeatureName(index: number): string {
  const feature: Partial<PerLocale<string>> | undefined = useWatch({ name: `features.${index}` });
  const { cs, en } = feature ?? {};
  return (currentLanguage() === 'cs' ? cs || en : en || cs) || String(index + 1);
}

/** React-admin shows row buttons only on hover: hidden ones can't be reached by Tab. */
const BUTTONS = {
  '& .RaSimpleFormIterator-action': { visibility: 'visible', alignItems: 'center', pt: 0.5 },
  '& .RaSimpleFormIterator-line': { py: { xs: 1, sm: 0.5 } },
};

const NONE: never[] = [];
