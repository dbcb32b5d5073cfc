import { countriesOf } from '../../../contract/countries.ts';
import type { Locale } from '../../../contract/locales.ts';

/** Where Packeta's map comes from: its script, and the frame that the script makes. */
const PACKETA = 'https://widget.packeta.com';

/**
 * The policy of the page that holds the map. No other page of the site may load anything from Packeta, and
 * this one loads nothing else.
 */
export const WIDGET_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${PACKETA}`,
  `style-src 'unsafe-inline' ${PACKETA}`,
  `img-src data: ${PACKETA}`,
  `connect-src ${PACKETA}`,
  `frame-src ${PACKETA}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

interface Widget {
  packeta_key: string;
  countries: string;
}

/** A page of nothing but Packeta's map, which the checkout shows in a frame once the customer agrees. */
export function widgetPage({ packeta_key, ...method }: Widget, locale: Locale): string {
  const countries = countriesOf(method).join(',').toLowerCase();
  // All three are of a fixed alphabet: nothing in them needs an escape.
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Packeta</title>
<script src="${PACKETA}/v6/www/js/library.js" defer></script>
<script src="/api/pickup-points/packeta.js" data-key="${packeta_key}" data-language="${locale}" data-countries="${countries}" defer></script>
</head>
<body></body>
</html>
`;
}

/**
 * Opens the map and tells the checkout what happens: that it is there, that it isn't, that it was closed, or
 * the chosen point. Of what Packeta says of a point no more is passed on than an order needs. Points of other
 * carriers are left out: an order would have to name their carrier, too.
 */
export const WIDGET_SCRIPT = `(() => {
  const { key, language, countries } = document.currentScript.dataset;
  const tell = (packeta) => parent.postMessage({ packeta }, location.origin);
  const text = (value) => (value === null || value === undefined ? '' : String(value).trim());
  const widget = window.Packeta && window.Packeta.Widget;
  if (!widget) return tell({ state: 'failed' });
  const vendors = countries.split(',').flatMap((country) => [
    { country },
    { country, group: 'zbox' },
  ]);
  const onPoint = (point) => {
    if (!point || point.pickupPointType === 'external') return tell({ state: 'closed' });
    tell({
      state: 'chosen',
      point: {
        code: text(point.id),
        name: text(point.place) || text(point.name),
        street: text(point.street),
        city: text(point.city),
        zip: text(point.zip),
        country: text(point.country).toUpperCase(),
      },
    });
  };
  try {
    widget.pick(key, onPoint, { language, vendors });
    tell({ state: 'ready' });
  } catch {
    tell({ state: 'failed' });
  }
})();
`;
