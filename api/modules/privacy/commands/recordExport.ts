import { command, emit } from '../../../platform/commands.ts';

/** Records that everything known of a person was exported. */
export const recordExport = command(async (trx, _input: undefined) => {
  emit(trx, 'person.exported', {});
});
