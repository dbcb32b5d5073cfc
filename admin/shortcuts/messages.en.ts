/** Texts of the keyboard shortcuts. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  singleKeys: 'Shortcuts of single keys',
  hint: 'They never work while you type in a field. Those with Ctrl or ⌘ work always.',
  afterwards: 'then',
  groups: {
    anywhere: 'Everywhere',
    list: 'In a list',
    record: 'In an open record',
    go: 'Go to a screen',
  },
  commands: {
    palette: 'Search everything',
    help: 'Show the shortcuts',
    search: 'Search in the list',
    add: 'Add',
    down: 'Next row',
    up: 'Previous row',
    save: 'Save the form',
    previous: 'Previous record',
    next: 'Next record',
    close: 'Close',
  },
} as const;
