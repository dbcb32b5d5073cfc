/** A field that several records can be given the same value of. */
export interface BulkField {
  source: string;
  /** Message key. */
  label: string;
  /** The values with the message keys of their names. */
  options: readonly { value: string | boolean; label: string }[];
  /** Asks before, where nothing leads back. */
  asks?: boolean;
}

/** Whether visitors see the record; every resource has it. */
export const BULK_ACTIVE: BulkField = {
  source: 'is_active',
  label: 'paddock.fields.is_active',
  options: [
    { value: true, label: 'ra.boolean.true' },
    { value: false, label: 'ra.boolean.false' },
  ],
};

/** A field with a few choices, as select inputs have them. */
export const bulkChoice = (
  source: string,
  label: string,
  choices: readonly { id: string; name: string }[],
): BulkField => ({
  source,
  label,
  options: choices.map(({ id, name }) => ({ value: id, label: name })),
});
