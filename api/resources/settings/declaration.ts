import { Setting } from '../../../db/models/setting.ts';
import { translationsOf } from '../../../db/models/translations.ts';
import { FILE_SETTING_KEYS } from '../../contract/constants.ts';
import {
  type SettingInput,
  setting,
  settingCreate,
  settingUpdate,
} from '../../contract/entities/setting.ts';
import type { Setting as WireSetting } from '../../contract/types.ts';
import { allTexts } from '../crud/allTexts.ts';
import type { Content } from '../crud/declaration.ts';
import { boolean, integer, text, translated } from '../crud/fields.ts';
import { PICTURE_TYPES } from '../openapi/requestBody.ts';

const fileKeys = new Set<string>(FILE_SETTING_KEYS);

/** The site's settings; all are public and hold no secret (decisions, Content). */
export const settings: Content<Setting, SettingInput, WireSetting> = {
  path: 'settings',
  record: setting,
  docs: {
    name: 'Setting',
    plural: 'Settings',
    tag: {
      name: 'Settings',
      description: 'Texts, links and pictures of the site. All are public.',
    },
    fileTypes: `${PICTURE_TYPES}, video/mp4, video/webm`,
  },
  audited: true,
  model: Setting,
  texts: Setting,
  hasSlug: false,
  notFound: 'error.notFound',
  unique: { field: 'setting_key', taken: 'setting.taken' },
  create: settingCreate,
  update: settingUpdate,
  merged: ['translations'],
  fields: {
    id: integer,
    setting_key: text,
    setting_group: text,
    value: text,
    is_active: boolean,
    ...translated('label', 'setting_value'),
  },
  order: [],
  graph: 'translations',
  visible: (query) => query.where('settings.is_active', true),
  files: [
    {
      file: 'file',
      path: 'value',
      accepts: (given) => {
        const key = String(Reflect.get(given, 'setting_key')).trim();
        if (!fileKeys.has(key)) return null;
        return key === 'hero_video_path' ? 'video' : 'picture';
      },
    },
  ],
  columns: ({ setting_key, setting_group, value, is_active }) => ({
    setting_key,
    setting_group,
    value,
    is_active,
  }),
  searched: ({ setting_key, setting_group, value, translations }) => [
    setting_key,
    setting_group,
    value,
    ...allTexts(translations),
  ],
  translations: ({ translations }) => translations,
  present: (setting, { picture }) => ({
    id: setting.id,
    setting_key: setting.setting_key,
    setting_group: setting.setting_group,
    value: setting.value,
    value_info: picture(setting.value),
    is_active: setting.is_active,
    translations: translationsOf(Setting.translated, setting.translations),
    version: setting.version,
  }),
  hooks: {
    /** A key stays what it was made as (back-office §4); a changed one is dropped silently. */
    readBody: (body, _ctx, current) =>
      current ? { ...body, setting_key: current.setting_key } : body,
  },
};
