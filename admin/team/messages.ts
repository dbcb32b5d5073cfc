import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the team members. */
export const en = {
  name: 'Team member |||| Team',
  empty: 'No team members found',
  invite: 'Add the first member; visitors see them once they are active.',
  page: { list: 'Team', create: 'New team member', edit: 'Edit team member: %{record}' },
  action: { add: 'Add team member' },
  message: { delete_content: 'Are you sure you want to delete this team member?' },
  fields: {
    image_path: 'Photo',
    name: 'Name',
    position: 'Position',
    description: 'Description',
    instagram_url: 'Instagram (URL)',
    facebook_url: 'Facebook (URL)',
  },
  notifications: {
    created: 'Team member added successfully',
    updated: 'Team member updated successfully',
    deleted:
      'Team member deleted successfully |||| %{smart_count} team members deleted successfully',
  },
  failures: {
    load: 'Failed to load team members',
    edit: 'Failed to load team member for editing',
    save: 'Failed to save team member: %{reason}',
    delete: 'Failed to delete team member',
  },
} as const;

export const cs: SameKeys<typeof en> = {
  name: 'Člen týmu |||| Tým |||| Tým',
  empty: 'Žádní členové týmu nenalezeni',
  invite: 'Přidejte prvního člena; návštěvníci ho uvidí, jakmile bude aktivní.',
  page: { list: 'Tým', create: 'Nový člen týmu', edit: 'Úprava člena týmu: %{record}' },
  action: { add: 'Přidat člena týmu' },
  message: { delete_content: 'Opravdu chcete smazat tohoto člena týmu?' },
  fields: {
    image_path: 'Fotografie',
    name: 'Jméno',
    position: 'Pozice',
    description: 'Popis',
    instagram_url: 'Instagram (URL)',
    facebook_url: 'Facebook (URL)',
  },
  notifications: {
    created: 'Člen týmu byl úspěšně přidán',
    updated: 'Člen týmu byl úspěšně upraven',
    deleted:
      'Člen týmu byl úspěšně smazán |||| %{smart_count} členové týmu byli úspěšně smazáni |||| %{smart_count} členů týmu bylo úspěšně smazáno',
  },
  failures: {
    load: 'Nepodařilo se načíst členy týmu',
    edit: 'Nepodařilo se načíst člena týmu k úpravě',
    save: 'Nepodařilo se uložit člena týmu: %{reason}',
    delete: 'Nepodařilo se smazat člena týmu',
  },
};
