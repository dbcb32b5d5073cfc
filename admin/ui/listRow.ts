/** Style of an item in a list without columns, such as the vouchers of an order. */
export const LIST_ROW = {
  py: 1,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
