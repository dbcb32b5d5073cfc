import { SETTING_GROUPS } from '../../api/contract/constants.ts';

/** The groups of settings with the message keys of their names. */
export const groupChoices = SETTING_GROUPS.map((id) => ({
  id,
  name: `resources.settings.groups.${id}`,
}));
