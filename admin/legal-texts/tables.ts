import { Extension, mergeAttributes, Node } from '@tiptap/core';
import { tableEditing } from '@tiptap/pm/tables';

// Custom nodes over ProseMirror's tables: the editor's packages here include none.

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: null,
      parseHTML: (element) => element.querySelector('caption')?.textContent || null,
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node: { attrs } }) => {
    const rows = ['tbody', 0] as const;
    return attrs.caption ? ['table', ['caption', String(attrs.caption)], rows] : ['table', rows];
  },
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: { default: null, rendered: false },
      ...(tag === 'th' && { scope: { default: null } }),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

export const TABLES = [Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')];

/** Headings keep the ids that external links point to. */
export const HeadingIds = Extension.create({
  name: 'headingIds',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: { id: { default: null, keepOnSplit: false } } },
  ],
});
