import { LIMITS } from '../../api/contract/constants.ts';
import { TextField } from '../ui/Fields.tsx';
import { useOrderTexts } from './orderTexts.ts';

/** The e-mail address of the order. */
export function EmailField({ email, error }: Record<'email' | 'error', string | undefined>) {
  const t = useOrderTexts();
  return (
    <TextField
      name="email"
      type="email"
      required
      maxLength={LIMITS.line}
      defaultValue={email}
      label={t('email')}
      autoComplete="email"
      error={error}
    />
  );
}
