/** Texts of putting things in order by hand. */
export const ordering = {
  handle: 'Move: %{name}',
  sortable: 'movable item',
  instructions:
    'Press Space to pick the item up, the arrow keys to move it, Space again to put it down, and Escape to cancel.',
  picked: '%{name} picked up from place %{place} of %{count}.',
  over: '%{name} is over place %{place} of %{count}.',
  dropped: '%{name} put down at place %{place} of %{count}.',
  cancelled: 'Move cancelled. %{name} is back at place %{place} of %{count}.',
  unordered:
    'Records can be moved only while the list is sorted by order, ascending, and shows all of them. Sort it that way and remove the filters.',
  failed: 'The new order could not be saved, so the former one is back. %{reason}',
} as const;
