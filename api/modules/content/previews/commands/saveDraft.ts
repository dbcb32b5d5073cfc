import { writeMeta } from '../../../../../db/models/meta.ts';
import type { Input } from '../../../../contract/schemas.ts';
import { command } from '../../../../platform/commands.ts';
import { draftKey, isShownInDrafts } from '../drafts.ts';

interface NewDraft {
  userId: number;
  settings: readonly Input<'settings'>[];
}

/** Stores settings as an administrator's draft, replacing the previous one. */
export const saveDraft = command(async (trx, { userId, settings }: NewDraft) => {
  await writeMeta(trx, draftKey(userId), JSON.stringify(settings.filter(isShownInDrafts)));
});
