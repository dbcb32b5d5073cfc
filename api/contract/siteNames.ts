/** The two settings with a name; '' where one is not set. */
type Names = Readonly<Record<'site.name' | 'seller_name', string>>;

/** What the site is called: its name, else its seller's; `otherwise`, such as its host, where neither is set. */
export const siteNameOf = (names: Names, otherwise: string): string =>
  names['site.name'] || names.seller_name || otherwise;

/** What its seller is called: by its own name, else the site's; `otherwise` where neither is set. */
export const sellerNameOf = (names: Names, otherwise = ''): string =>
  names.seller_name || names['site.name'] || otherwise;
