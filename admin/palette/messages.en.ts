/** Texts of the command palette. */
export const palette = {
  open: 'Search',
  title: 'Search everything',
  placeholder: 'Orders, cars, posts, people, screens…',
  results: 'Results',
  found: '%{smart_count} result |||| %{smart_count} results',
  all: 'Show the only one |||| Show all %{smart_count}',
  searching: 'Searching…',
  none: 'Nothing is called “%{text}”.',
  failed: 'Some records could not be searched.',
  sections: { recent: 'Recently chosen', screens: 'Screens', actions: 'Actions' },
  actions: {
    site: 'Open the public site',
    language: 'Switch to Czech',
    theme: 'Switch between light and dark',
    shortcuts: 'Keyboard shortcuts',
    signOut: 'Sign out',
  },
  words: {
    site: 'web storefront shop',
    language: 'language čeština česky',
    theme: 'theme appearance mode',
    shortcuts: 'help keys',
    signOut: 'log out logout leave',
  },
} as const;
