import { useTranslate } from 'react-admin';
import { Mark } from './Mark.tsx';

export const YesNoBadge = ({ value }: { value: boolean }) => {
  const translate = useTranslate();
  return (
    <Mark
      color={value ? 'success' : 'default'}
      label={translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}
    />
  );
};
