import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PictureInput } from '../form/PictureInput.tsx';
import { fileKind } from './fileKind.ts';
import { VideoInput } from './VideoInput.tsx';

/** The common value: a file for the keys that take one, else a text (back-office §3). */
export const ValueInput = () => {
  const key: unknown = useWatch({ name: 'setting_key' });
  const kind = fileKind(typeof key === 'string' ? key : '');
  if (kind === 'image')
    return <PictureInput label={LABEL} place={`settings.${key}`} source="value" />;
  if (kind === 'video') return <VideoInput label={LABEL} source="value" />;
  return <TextInput label={LABEL} maxRows={12} multiline source="value" />;
};

const LABEL = 'resources.settings.fields.common_value';
