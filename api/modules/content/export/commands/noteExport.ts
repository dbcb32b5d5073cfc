import { command, emit } from '../../../../platform/commands.ts';

/** Notes in the security log that the whole content was read. */
export const noteExport = command(async (trx, _input: undefined) => {
  emit(trx, 'content.exported', {});
});
