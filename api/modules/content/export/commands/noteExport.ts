import { command, emit } from '../../../../platform/commands.ts';

/** Records in the security log that all content was exported. */
export const noteExport = command(async (trx, _input: undefined) => {
  emit(trx, 'content.exported', {});
});
