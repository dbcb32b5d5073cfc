import type { Knex } from 'knex';
import { readMeta, writeMeta } from '../../../db/models/meta.ts';
import type { Input } from '../../contract/schemas.ts';
import type { Middleware } from '../../http/context.ts';
import type { PictureInfos } from '../../services/images/pictureInfos.ts';
import { DRAFTS, type Preview } from '../../services/sessions/tokens.ts';

type DraftSetting = Input<'settings'>;

/** Each administrator has one draft: the next one takes its place, so that none pile up. */
const keyOf = (userId: number) => `draft ${userId}`;

export const saveDraft = (
  knex: Knex,
  userId: number,
  settings: readonly DraftSetting[],
): Promise<void> => writeMeta(knex, keyOf(userId), JSON.stringify(settings));

/** The settings that a preview shows in place of the published ones; none where it shows something else. */
export async function draftSettings(
  knex: Knex,
  preview: Preview | null,
): Promise<readonly DraftSetting[]> {
  if (preview?.resource !== DRAFTS) return [];
  return JSON.parse((await readMeta(knex, keyOf(preview.id))) ?? '[]');
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
      ...{ id: 0, version: 0, value_info: infos.get(setting.value) ?? null },
    }));
    ctx.body = [...others, ...records];
  };
}
