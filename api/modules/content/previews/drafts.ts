import type { Knex } from 'knex';
import { readMeta } from '../../../../db/models/meta.ts';
import type { Input, Wire } from '../../../contract/schemas.ts';
import { settingTraits } from '../../../contract/settings.ts';
import type { Context, Preview } from '../../../platform/http/context.ts';
import { DRAFTS } from '../../accounts/index.ts';
import type { PictureInfos } from '../../media/index.ts';

type DraftSetting = Input<'settings'>;

/** Each administrator has one draft; the next one replaces it. */
export const draftKey = (userId: number) => `draft ${userId}`;

/**
 * Whether a preview shows a setting before it is published. Bank accounts, legal facts and the team's
 * addresses are never shown from a draft, no matter who wrote it: the page has the team's own address.
 */
export const isShownInDrafts = ({ setting_key }: DraftSetting): boolean => {
  const { isBusiness, isPublic } = settingTraits(setting_key);
  return isPublic && !isBusiness;
};

/** The settings that a preview shows in place of the published ones; none where it shows something else. */
export async function draftSettings(
  knex: Knex,
  preview: Preview | null,
): Promise<readonly DraftSetting[]> {
  if (preview?.resource !== DRAFTS) return [];
  const draft: DraftSetting[] = JSON.parse((await readMeta(knex, draftKey(preview.id))) ?? '[]');
  return draft.filter(isShownInDrafts);
}

interface Deps {
  knex: Knex;
  pictures: PictureInfos;
}

/** A list of settings; in the preview of a draft as it will be once the draft is published. */
export async function withDraft(
  published: readonly Wire<'settings'>[],
  { state }: Context,
  { knex, pictures }: Deps,
): Promise<readonly Wire<'settings'>[]> {
  const draft = await draftSettings(knex, state.preview);
  if (draft.length === 0) return published;
  const keys = new Set(draft.map(({ setting_key }) => setting_key));
  const others = published.filter(({ setting_key }) => !keys.has(setting_key));
  const shown = draft.filter(({ is_active }) => is_active);
  const infos = await pictures.of(shown.map(({ value }) => value));
  const records = shown.map((setting) => ({
    ...setting,
    id: 0,
    version: 0,
    value_info: infos.get(setting.value) ?? null,
  }));
  return [...others, ...records];
}
