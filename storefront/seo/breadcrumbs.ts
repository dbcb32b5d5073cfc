/** A page on the way from home. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way from home to a page, for search engines; the page itself comes last. */
export const breadcrumbs = (
  way: readonly Crumb[],
  addressOf: (path: string) => string,
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(path),
  })),
});
