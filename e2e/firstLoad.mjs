// What a visitor's browser has to fetch before a page is there, and what the server's code takes of its memory,
// measured on the build, and whether the build is free of the demo team. Fails when it is more than was
// promised, or names that team.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const { render } = await import(`${dist}/storefront-server/entry-server.js`);

const STATIC_IMPORT = /\b(?:import|from)\s*["'](\.\.?\/[^"']+\.js)["']/g;
const CZECH_TEXTS = /["'`]\.\/(cs-[\w-]+\.js)["'`]/g;

const home = await storefrontPage('/');
const product = await storefrontPage('/product/any');
const gallery = await storefrontPage('/gallery');
const checkout = await storefrontPage('/checkout');
const admin = readFileSync(`${dist}/admin/index.html`, 'utf8');

/** What is measured, in KiB: JavaScript and styles as gzip packs them, fonts and the server as they are. */
const CHECKS = [
  ['home, JavaScript', gzipped(scriptsOf(home)), 107.5],
  ['product, JavaScript', gzipped(scriptsOf(product)), 111.5],
  ['gallery, JavaScript', gzipped(scriptsOf(gallery)), 106],
  ['checkout, JavaScript', gzipped(scriptsOf(checkout)), 117.5],
  ['all pages, styles', gzipped(sheetsOf(home)), 15.3],
  ['home in Czech, fonts', plain(fontsOf(home)), 36],
  ['/admin, JavaScript', gzipped(adminScriptsOf(admin)), 285.2],
  ['the list of orders', gzipped(screenScripts('OrderEditor')), 395.6],
  ['the server, in memory', inMemory(['server', 'storefront-server']), 8000],
];

let isTooMuch = false;
for (const [what, bytes, limit] of CHECKS) {
  const size = bytes / 1024;
  const isOver = bytes === 0 || size > limit;
  isTooMuch ||= isOver;
  const cells = [what.padEnd(22), `${size.toFixed(1)} KiB`.padStart(11), `of ${limit}`.padStart(9)];
  console.log(cells.join('') + (isOver ? '   ← too much' : ''));
}
const named = filesWith(demoNames());
for (const [file, name] of named) console.log(`${file} speaks of the demo team: ${name}`);
if (isTooMuch || named.length > 0) process.exit(1);

/** What only the demo team may be called: its name, claims, people, sponsors and how to reach it. */
function demoNames() {
  const season = new URL('../db/demo/season/db.json', import.meta.url);
  const demo = JSON.parse(readFileSync(season, 'utf8'));
  const keys = ['site.name', 'site.tagline', 'hero_title', 'about.title', 'seller_name'];
  const settings = demo.settings.filter(
    ({ setting_key: key }) => keys.includes(key) || key.startsWith('contact_'),
  );
  const texts = [settings, demo['team-members'], demo.sponsors]
    .flat()
    .flatMap((record) => [
      record.value,
      ...Object.values(record.translations).flatMap(({ setting_value, name }) => [
        setting_value,
        name,
      ]),
    ]);
  return ['Rysi', 'Písek', 'Písk', 'Lynx', ...texts.filter(Boolean)];
}

/** The built files that hold one of these names, each with the first one. */
function filesWith(names) {
  return filesIn('', /\.(js|css|html|json|webmanifest|svg)$/)
    .map((file) => {
      const text = unescaped(readFileSync(file, 'utf8'));
      return [posix.basename(file), names.find((word) => text.includes(word))];
    })
    .filter(([, word]) => word !== undefined);
}

function filesIn(folder, pattern) {
  return readdirSync(posix.join(dist, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map(({ parentPath, name }) => posix.join(parentPath, name));
}

/** The server's files write letters outside of ASCII as escapes. */
function unescaped(code) {
  return code.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2}))/gi, (_, four, two) =>
    String.fromCharCode(Number.parseInt(four ?? two, 16)),
  );
}

/** The bytes of code that the engine keeps: two for each letter of a file with one outside of Latin 1. */
function inMemory(folders) {
  return folders
    .flatMap((folder) => filesIn(folder, /\.js$/))
    .map((file) => readFileSync(file, 'utf8'))
    .reduce((sum, code) => sum + code.length * (/[^\0-\xff]/.test(code) ? 2 : 1), 0);
}

/** A page as the server writes it; which files it names depends on its address alone. */
async function storefrontPage(path) {
  const url = new URL(path, 'http://localhost');
  const fetch = async () => new Response('[]');
  return (await render({ url, locale: 'cs', fetch })).html;
}

/** The modules that a page names, with all that they import. */
function scriptsOf(html) {
  const named = matches(html, /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g);
  const modules = matches(html, /<script\b[^>]*\bdata-modules="([^"]+)"/g);
  return withImports([...named, ...modules.flatMap((list) => list.split(' '))]);
}

function withImports(files) {
  const found = new Set();
  const follow = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of matches(text(file), STATIC_IMPORT)) {
      follow(posix.join(posix.dirname(file), imported));
    }
  };
  files.forEach(follow);
  return [...found];
}

/** The back-office fetches its language first of all, though no module imports it. */
function adminScriptsOf(html) {
  const scripts = scriptsOf(html);
  const texts = scripts.flatMap((file) =>
    matches(text(file), CZECH_TEXTS).map((name) => posix.join(posix.dirname(file), name)),
  );
  return withImports([...scripts, ...texts]);
}

/** What the first load of a screen of the back-office fetches, its language included. */
function screenScripts(name) {
  const screen = new RegExp(`["'\`]\\./(${name}-[\\w-]+\\.js)["'\`]`, 'g');
  const scripts = adminScriptsOf(admin);
  const views = scripts.flatMap((file) =>
    matches(text(file), screen).map((found) => posix.join(posix.dirname(file), found)),
  );
  return withImports([...scripts, ...views]);
}

/** The styles that stand in a page, and those that it names. */
function stylesOf(html) {
  const inside = matches(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g);
  const beside = matches(html, /<link\b[^>]*\bhref="([^"]+\.css)"/g);
  return [...inside, ...beside.map(text)].join('\n');
}

/** The whole style sheet, which a page names beside its own rules. */
function sheetsOf(html) {
  return matches(html, /<style\b[^>]*\bdata-href="([^"]+\.css)"/g);
}

/** Czech needs the letters of every font file that the styles name. */
function fontsOf(html) {
  return matches(stylesOf(html), /url\(["']?([^"')]+\.woff2)/g);
}

function matches(whole, pattern) {
  return [...new Set([...whole.matchAll(pattern)].map(([, match]) => match))];
}

function gzipped(files) {
  return files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
}

function plain(files) {
  return files.reduce((sum, file) => sum + read(file).length, 0);
}

function text(address) {
  return read(address).toString('utf8');
}

/** A file by the address under which it is served. */
function read(address) {
  return readFileSync(dist + (address.startsWith('/admin/') ? address : `/storefront${address}`));
}
