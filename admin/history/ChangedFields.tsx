import { useTranslate } from 'react-admin';
import { fieldLabel } from './fieldLabel.ts';

interface ChangedFieldsProps {
  resource: string;
  /** Paths of the fields. */
  fields: readonly string[];
  /** How many are named; all when absent. */
  most?: number;
}

/** The names of the fields that a change touched. */
export const ChangedFields = ({ resource, fields, most = fields.length }: ChangedFieldsProps) => {
  const translate = useTranslate();
  const named = fields.slice(0, most).map((field) => fieldLabel(resource, field, translate));
  const rest = fields.length - named.length;
  const more = translate('resources.history.more', { smart_count: rest });
  return <>{`${named.join(', ')}${rest > 0 ? ` ${more}` : ''}`}</>;
};
