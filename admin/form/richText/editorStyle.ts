/** How a text looks while it is written; `size` sets the height of its field. */
export const editorStyle = (size: Readonly<Record<string, number>>) => ({
  '& .MuiFormLabel-root': { position: 'static', transform: 'none', mb: 0.5 },
  '& .ProseMirror': {
    ...size,
    overflowY: 'auto',
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    '& img': { maxWidth: '100%', height: 'auto' },
    '& img.ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
    '& blockquote': { ml: 0, pl: 2, borderLeft: 4, borderColor: 'divider' },
    '& a': { color: 'primary.main' },
    '& h1, & h2, & h3, & h4, & h5, & h6': { my: 1, lineHeight: 1.2 },
  },
});
