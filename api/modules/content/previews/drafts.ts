import type { Knex } from 'knex';
import { readMeta, writeMeta } from '../../../../db/models/meta.ts';
import { isBusinessSetting } from '../../../contract/access.ts';
import { isPrivateSetting } from '../../../contract/knownSettings.ts';
import type { Input } from '../../../contract/schemas.ts';
import type { Middleware, Preview } from '../../../platform/http/context.ts';
import { DRAFTS } from '../../accounts/sessions/tokens.ts';
import type { PictureInfos } from '../../media/pictureInfos.ts';

type DraftSetting = Input<'settings'>;

/** Each administrator has one draft: the next one takes its place, so that none pile up. */
const keyOf = (userId: number) => `draft ${userId}`;

/**
 * Whether a preview shows it before it is published. Where money goes, what the law says and who is
 * told is never shown from a draft, whoever wrote it: its page stands at the team's own address.
 */
const isShown = ({ setting_key: key }: DraftSetting): boolean =>
  !isBusinessSetting(key) && !isPrivateSetting(key);

export const saveDraft = (
  knex: Knex,
  userId: number,
  settings: readonly DraftSetting[],
): Promise<void> => writeMeta(knex, keyOf(userId), JSON.stringify(settings.filter(isShown)));

/** The settings that a preview shows in place of the published ones; none where it shows something else. */
export async function draftSettings(
  knex: Knex,
  preview: Preview | null,
): Promise<readonly DraftSetting[]> {
  if (preview?.resource !== DRAFTS) return [];
  const draft: DraftSetting[] = JSON.parse((await readMeta(knex, keyOf(preview.id))) ?? '[]');
  return draft.filter(isShown);
}

/** In the preview of a draft, lists the settings as they would be once it was published. */
export function withDraft({ knex, pictures }: { knex: Knex; pictures: PictureInfos }): Middleware {
  return async function withDraftMiddleware(ctx, next) {
    await next();
    const draft = await draftSettings(knex, ctx.state.preview);
    if (draft.length === 0 || !Array.isArray(ctx.body)) return;
    const keys = new Set(draft.map(({ setting_key }) => setting_key));
    const others = ctx.body.filter(({ setting_key }) => !keys.has(setting_key));
    const shown = draft.filter(({ is_active }) => is_active);
    const infos = await pictures.of(shown.map(({ value }) => value));
    const records = shown.map((setting) => ({
      ...setting,
      id: 0,
      version: 0,
      value_info: infos.get(setting.value) ?? null,
    }));
    ctx.body = [...others, ...records];
  };
}
