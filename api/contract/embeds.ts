/** A video or map of another service, embedded in an article. */
export interface Embed {
  service: string;
  kind: 'video' | 'map';
  /** Address of the frame. */
  src: string;
  /** The same content on the service's own site. */
  link: string;
}

interface Service extends Pick<Embed, 'service' | 'kind'> {
  hosts: readonly string[];
  /** Sources that the content security policy allows in frames. */
  frames: readonly string[];
  /** Reads an address of the service; null if nothing there can be embedded. */
  read(url: URL): Pick<Embed, 'src' | 'link'> | null;
}

const NUMBER = /^-?\d{1,3}(?:\.\d{1,20})?$/;
const areNumbers = (values: readonly (string | null | undefined)[]): values is string[] =>
  values.every((value) => NUMBER.test(value ?? ''));

const at = (base: string, parameters: Record<string, string | null | undefined>): string => {
  const given = Object.entries(parameters).filter(([, value]) => value);
  const search = new URLSearchParams(given.map(([name, value]) => [name, value ?? '']));
  return search.size > 0 ? `${base}?${search}` : base;
};

const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';
const MAPY = 'https://frame.mapy.cz';
const GOOGLE = 'https://www.google.com/maps';
const OSM = 'https://www.openstreetmap.org';

const SERVICES: readonly Service[] = [
  {
    service: 'YouTube',
    kind: 'video',
    hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    frames: [YOUTUBE],
    read({ pathname, searchParams }) {
      const inPath = /^\/(?:(?:embed|shorts|live|v)\/)?([\w-]{11})$/.exec(pathname)?.[1];
      const id = searchParams.get('v') ?? inPath ?? '';
      if (!/^[\w-]{11}$/.test(id)) return null;
      const from = searchParams.get('start') ?? searchParams.get('t') ?? '';
      const start = /^(\d{1,6})s?$/.exec(from)?.[1];
      return {
        src: at(`${YOUTUBE}/embed/${id}`, { start }),
        link: at('https://www.youtube.com/watch', { v: id, t: start && `${start}s` }),
      };
    },
  },
  {
    service: 'Vimeo',
    kind: 'video',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    frames: [VIMEO],
    read({ pathname, searchParams }) {
      const [, id, inPath] =
        /^\/(?:video\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?$/.exec(pathname) ?? [];
      if (id === undefined) return null;
      // Unlisted videos need this part of the address.
      const h = inPath ?? /^[\da-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0];
      return {
        src: at(`${VIMEO}/video/${id}`, { dnt: '1', h }),
        link: `https://vimeo.com/${h ? `${id}/${h}` : id}`,
      };
    },
  },
  {
    service: 'Mapy.com',
    kind: 'map',
    hosts: ['mapy.com', 'mapy.cz', 'en.mapy.cz', 'frame.mapy.cz'],
    frames: [MAPY],
    read({ pathname, searchParams }) {
      if (/^\/s\/\w{4,40}$/.test(pathname)) {
        return { src: MAPY + pathname, link: `https://mapy.com${pathname}` };
      }
      const [x, y, z] = ['x', 'y', 'z'].map((name) => searchParams.get(name));
      if (!areNumbers([x, y, z])) return null;
      const place = { x, y, z, source: 'coor', id: `${x},${y}` };
      return { src: at(`${MAPY}/zakladni`, place), link: at('https://mapy.com/zakladni', place) };
    },
  },
  {
    service: 'Google Maps',
    kind: 'map',
    hosts: ['google.com', 'google.cz', 'maps.google.com', 'maps.google.cz'],
    frames: [GOOGLE, `${GOOGLE}/embed`],
    read({ pathname, searchParams }) {
      if (!/^\/maps(?:\/|$)/.test(pathname)) return null;
      const pb = searchParams.get('pb');
      if (pathname === '/maps/embed' && pb) {
        const [, x, y] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(pb) ?? [];
        if (!areNumbers([x, y])) return null;
        return { src: at(`${GOOGLE}/embed`, { pb }), link: at(GOOGLE, { q: `${y},${x}` }) };
      }
      const [, y, x, zoom] = /\/@(-?[\d.]+),(-?[\d.]+),(\d{1,2})(?:\.\d+)?z/.exec(pathname) ?? [];
      const q = areNumbers([x, y]) ? `${y},${x}` : searchParams.get('q');
      const z = zoom ?? /^\d{1,2}$/.exec(searchParams.get('z') ?? '')?.[0];
      if (!q || q.length > 200) return null;
      return { src: at(GOOGLE, { q, z, output: 'embed' }), link: at(GOOGLE, { q, z }) };
    },
  },
  {
    service: 'OpenStreetMap',
    kind: 'map',
    hosts: ['openstreetmap.org', 'osm.org'],
    frames: [`${OSM}/export/embed.html`],
    read({ hash, pathname, searchParams }) {
      const box = (searchParams.get('bbox') ?? '').split(',');
      const pin = (searchParams.get('marker') ?? '').split(',');
      const [, zoom, y, x] = /^#map=(\d{1,2})(?:\.\d+)?\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
      const given = [searchParams.get('mlat') ?? y, searchParams.get('mlon') ?? x];
      const marker = pin.length === 2 && areNumbers(pin) ? pin : given;
      const isFrame = pathname === '/export/embed.html' && box.length === 4 && areNumbers(box);
      if (!areNumbers(marker)) return null;
      const bbox = isFrame
        ? box
        : boxAround(Number(marker[0]), Number(marker[1]), Number(zoom ?? 15));
      const [mlat, mlon] = marker;
      return {
        src: at(`${OSM}/export/embed.html`, { bbox: bbox.join(','), marker: marker.join(',') }),
        link: at(OSM, { mlat, mlon }),
      };
    },
  },
];

/** West, south, east and north of a map of the usual size at a zoom level. */
function boxAround(lat: number, lon: number, zoom: number): string[] {
  const wide = 400 / 2 ** zoom;
  const high = (wide * 9) / 16;
  return [lon - wide, lat - high, lon + wide, lat + high].map((edge) => edge.toFixed(5));
}

/** Frame sources of the site's content security policy. */
export const FRAME_SOURCES: readonly string[] = SERVICES.flatMap(({ frames }) => frames);

/** The names of the services whose videos and maps can be embedded. */
export const EMBED_SERVICES: readonly string[] = SERVICES.map(({ service }) => service);

/** The embed of a pasted address or of a service's embed code; null for anything else. */
export function embedOf(pasted: string): Embed | null {
  const text = (/<iframe\b[^>]*?\ssrc="([^"]*)"/i.exec(pasted)?.[1] ?? pasted).trim();
  const address = text.replaceAll('&amp;', '&').replace(/^(?:https?:)?(?:\/\/)?/i, 'https://');
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '');
  const found = SERVICES.find(({ hosts }) => hosts.includes(host));
  const read = found?.read(url);
  return found && read ? { service: found.service, kind: found.kind, ...read } : null;
}
