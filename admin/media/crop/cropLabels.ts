/** The names of the frame and its handles for screen readers. */
export const cropLabels = (text: (key: string) => string) => ({
  cropArea: text('area'),
  nwDragHandle: text('handle.nw'),
  nDragHandle: text('handle.n'),
  neDragHandle: text('handle.ne'),
  eDragHandle: text('handle.e'),
  seDragHandle: text('handle.se'),
  sDragHandle: text('handle.s'),
  swDragHandle: text('handle.sw'),
  wDragHandle: text('handle.w'),
});
