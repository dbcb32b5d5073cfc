import { command, emit } from '../../../../platform/commands.ts';

/** Records that an attempt was refused for the number of those before it. */
export const recordRefusedAttempt = command(async (trx, { email }: { email: string }) =>
  emit(trx, 'signIn.refused', { email }),
);
