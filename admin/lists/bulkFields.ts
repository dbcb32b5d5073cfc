import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { BulkQuestionProps } from './questions.ts';

/** A field that can be changed for several records at once. */
export interface BulkField {
  source: string;
  /** Message key. */
  label: string;
  /** The values, labelled by message keys. */
  options: readonly { value: string | boolean; label: string }[];
  /** The option that a record shows, where several values look alike; by default its own value. */
  shown?: (record: RaRecord) => string;
  /** Asks for confirmation, because the change can't be undone. */
  Question?: ComponentType<BulkQuestionProps>;
}

export const BULK_ACTIVE: BulkField = {
  source: 'is_active',
  label: 'paddock.fields.is_active',
  options: [
    { value: true, label: 'ra.boolean.true' },
    { value: false, label: 'ra.boolean.false' },
  ],
};
