import Box from '@mui/material/Box';
import { localized } from '../../api/contract/locales.ts';
import type { Setting } from '../../api/contract/types.ts';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { currentLanguage } from '../providers/language.ts';
import { fileKind } from './fileKind.ts';

/** A setting's value as readers get it: in their language, else the common one (decisions, Content). */
export const SettingValue = ({ setting }: { setting: Setting }) => {
  if (fileKind(setting.setting_key) === 'image') {
    return <Thumbnail alt={setting.setting_key} info={setting.value_info} path={setting.value} />;
  }
  const text = localized(setting.translations, 'setting_value', currentLanguage()) || setting.value;
  return <Box sx={CLAMPED}>{text}</Box>;
};

const CLAMPED = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxWidth: '46ch',
};
