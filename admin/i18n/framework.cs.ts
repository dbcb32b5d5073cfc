/** Texts of react-admin that its Czech lacks or that don't read well in this back-office. */
export const frameworkCzech = {
  ra: {
    action: {
      toggle_theme: 'Přepnout světlý a tmavý vzhled',
    },
    message: {
      bulk_update_content:
        'Opravdu chcete upravit tuto položku? |||| Opravdu chcete upravit tyto %{smart_count} položky? |||| Opravdu chcete upravit těchto %{smart_count} položek?',
      bulk_update_title:
        'Upravit položku |||| Upravit %{smart_count} položky |||| Upravit %{smart_count} položek',
      unsaved_changes: 'Některé změny nejsou uložené. Opravdu je chcete zahodit?',
    },
    navigation: {
      no_filtered_results: 'Těmto filtrům nic neodpovídá.',
      no_results: 'Nic nenalezeno.',
    },
    notification: { offline: 'Nejste připojeni. Data se nepodařilo načíst.' },
    sort: { sort_by: 'Seřadit podle: %{field_lower_first} %{order}' },
    page: { dashboard: 'Přehled' },
  },
};
