import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../db/testing/databases.ts';
import type { Scope } from '../contract/access.ts';
import type { ApiTokenMade, Setting } from '../contract/types.ts';
import { createDefaults } from '../start/defaults.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { administratorClient, connect, readArguments } from './commandLine.ts';
import { exportContent } from './exportContent.ts';
import { seed } from './seed.ts';
import { readSource } from './source.ts';
import { type ContentFolder, contentFolder } from './testing/contentFolder.ts';
import { smallTeam, smallTeamPictures } from './testing/smallTeam.ts';

describe('an export', () => {
  const servers: Harness[] = [];
  const folders: ContentFolder[] = [];
  const emptyServer = async () => {
    const server = await createHarness(() => openTestDatabase('sqlite'));
    servers.push(server);
    return server;
  };
  const emptyFolder = async () => {
    const folder = await contentFolder({});
    folders.push(folder);
    return join(folder.path, 'export');
  };
  const clientOf = ({ url, token }: Harness) => administratorClient(url, token).client;
  /** A token as a script gets it, with this right only. */
  const scriptOf = async (server: Harness, ...scopes: Scope[]) => {
    const body = { name: scopes.join(), scopes };
    const { token } = (await server.admin<ApiTokenMade>('/api-tokens', { body })).body;
    return connect(readArguments(['--url', server.url], { PADDOCK_TOKEN: token }));
  };
  const load = async (server: Harness, path: string) =>
    seed(await readSource(path), { client: await scriptOf(server, 'content', 'business') });
  const exportOf = async (server: Harness) => {
    const folder = await emptyFolder();
    await exportContent(await scriptOf(server, 'read'), server.url, folder);
    return folder;
  };
  const contentOf = async (folder: string) => ({
    db: JSON.parse(await readFile(join(folder, 'db.json'), 'utf8')),
    pictures: (await readdir(join(folder, 'images'), { recursive: true })).sort(),
  });

  let first: Harness;
  let exported: string;

  beforeAll(async () => {
    first = await emptyServer();
    const folder = await contentFolder(smallTeam(), smallTeamPictures);
    folders.push(folder);
    expect((await load(first, folder.path)).failures).toEqual([]);
    exported = await exportOf(first);
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    for (const folder of folders) await folder.remove();
  });

  it('transfers alternative texts to another server and back', async () => {
    const alt = { en: 'The car in smoke', cs: 'Auto v kouři' };
    const { data: car } = await clientOf(first).request<{ image_path: string }>(
      'GET',
      '/cars/otava',
    );
    const { data: items } = await clientOf(first).request<{ id: number }[]>(
      'GET',
      `/media?path=${car.image_path}`,
    );
    await first.admin(`/media/${items[0]?.id}`, { method: 'PATCH', body: { alt } });
    const textsOf = async (folder: string) =>
      JSON.parse(await readFile(join(folder, 'picture-texts.json'), 'utf8'));
    const folder = await exportOf(first);
    expect(await textsOf(folder)).toMatchObject({ 'images/cars/otava.webp': alt });

    const second = await emptyServer();
    expect((await load(second, folder)).failures).toEqual([]);
    const read = await second.send<{ image_info: { alt: object } }>('/cars/otava');
    expect(read.body.image_info.alt).toEqual(alt);
    expect(await textsOf(await exportOf(second))).toEqual(await textsOf(folder));
    expect(await load(second, folder)).toMatchObject({ created: 0, updated: 0, failures: [] });
  });

  it('gives records and pictures readable names', async () => {
    const { db, pictures } = await contentOf(exported);
    expect(db.cars[0]).toMatchObject({ id: 'otava', image_path: 'images/cars/otava.webp' });
    expect(db['car-photos'].map(({ id }: { id: string }) => id)).toEqual([
      'blanice-r-1',
      'otava-1',
      'otava-2',
    ]);
    expect(db.products[0]).toMatchObject({
      photos: ['images/products/cap-1.webp', 'images/products/cap-2.webp'],
      features: [
        { en: 'Cotton', cs: 'Bavlna' },
        { en: 'One size', cs: 'Jedna velikost' },
      ],
    });
    expect(db.achievements[0]).toMatchObject({
      translations: { en: { title: 'Champions' }, cs: { title: 'Mistři' } },
    });
    expect(db.blog[0].translations.en.content).toContain('images/blog/half-a-bonnet-image-1.webp');
    expect(pictures).toContain(join('cars', 'otava.webp'));
    expect(JSON.stringify(db)).not.toContain('/uploads/');
  });

  it('loaded into an empty server exports the same', async () => {
    const second = await emptyServer();
    expect((await load(second, exported)).failures).toEqual([]);
    const again = await exportOf(second);
    expect(await contentOf(again)).toEqual(await contentOf(exported));
    expect(await load(second, exported)).toMatchObject({ created: 0, updated: 0, failures: [] });
  });

  it('transfers name, logo, look, sections and texts of a team’s site to a neutral one', async () => {
    const neutral = async () => {
      const server = await emptyServer();
      await createDefaults(server.knex);
      return server;
    };
    const inBoth = (en: string, cs: string) => ({
      translations: { en: { setting_value: en }, cs: { setting_value: cs } },
    });
    const folder = await contentFolder({
      settings: [
        { setting_key: 'site.name', ...inBoth('Karting school', 'Škola motokár') },
        { setting_key: 'about.title', ...inBoth('From the first lap', 'Od prvního kola') },
        { setting_key: 'home_sections', value: 'shop light\nteam hidden' },
        { setting_key: 'theme_accent', value: '#1565c0' },
        { setting_key: 'theme_ground', value: 'light' },
        { setting_key: 'theme_type', value: 'wide' },
        { setting_key: 'theme_edges', value: 'straight' },
        { setting_key: 'logo_path', value: 'logo.svg' },
        { setting_key: 'mark_path', value: 'mark.svg' },
      ],
    });
    folders.push(folder);
    const svg = (colour: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${colour}" d="M0 0h40v40z"/></svg>`;
    await writeFile(join(folder.path, 'logo.svg'), svg('#111111'));
    await writeFile(join(folder.path, 'mark.svg'), svg('#1565c0'));
    const one = await neutral();
    const loaded = await load(one, folder.path);
    expect(loaded).toMatchObject({ created: 0, updated: 9, failures: [] });

    const other = await neutral();
    expect((await load(other, await exportOf(one))).failures).toEqual([]);
    const bytesOf = async (url: string) =>
      Buffer.from(await (await fetch(url)).arrayBuffer()).toString('base64');
    const settingsOf = async (server: Harness) => {
      const { body } = await server.send<Setting[]>('/settings?_sort=setting_key');
      return Promise.all(
        body.map(async ({ id: _id, version: _version, value_info, value, ...rest }) => ({
          ...rest,
          value: value_info ? await bytesOf(server.url + value) : value,
        })),
      );
    };
    const own = await settingsOf(one);
    expect(own.filter(({ value }) => value.length > 100)).toHaveLength(2);
    expect(await settingsOf(other)).toEqual(own);
  });

  it('numbers equal names in the order of the site', async () => {
    const both = (title: string) => {
      const texts = { name: title, title, position: 'Driver' };
      return { en: texts, cs: texts };
    };
    const member = (name: string, file: string) => ({ image_path: file, translations: both(name) });
    const folder = await contentFolder(
      {
        'team-members': [
          member('Jan Novák', 'a.png'),
          member('Jan Novák', 'b.png'),
          member('Jan Novák 2', 'c.png'),
        ],
        gallery: [
          { image_path: 'd.png', thumbnail_path: 'e.png', translations: both('Night') },
          { image_path: 'f.png', translations: both('Night thumbnail') },
          { image_path: 'a.png', translations: both('Adam') },
        ],
        achievements: [
          {
            year: 2012,
            translations: {
              en: { title: 'Podium', description: 'Second in the rain' },
              cs: { title: 'Pódium', description: '' },
            },
          },
        ],
      },
      { 'a.png': 301, 'b.png': 302, 'c.png': 303, 'd.png': 304, 'e.png': 305, 'f.png': 306 },
    );
    folders.push(folder);
    const server = await emptyServer();
    expect((await load(server, folder.path)).failures).toEqual([]);
    expect(await load(server, folder.path)).toMatchObject({ created: 0, updated: 0 });

    const copy = await exportOf(server);
    const { db, pictures } = await contentOf(copy);
    expect(db['team-members'].map(({ id }: { id: string }) => id)).toEqual([
      'jan-novak',
      'jan-novak-2',
      'jan-novak-2-2',
    ]);
    expect(db.gallery.map(({ id }: { id: string }) => id)).toEqual([
      'night',
      'night-thumbnail',
      'adam',
    ]);
    expect(pictures.filter((name) => name.endsWith('.webp'))).toHaveLength(7);
    expect(db.achievements[0].translations.cs).toEqual({ title: 'Pódium', description: '' });
    expect(await load(server, copy)).toMatchObject({ created: 0, updated: 0, failures: [] });
    const second = await emptyServer();
    expect((await load(second, copy)).failures).toEqual([]);
    expect(await contentOf(await exportOf(second))).toEqual(await contentOf(copy));
  });

  it('removes an earlier export’s pictures from its folder, but no other files', async () => {
    const server = await emptyServer();
    const content = { cars: smallTeam().cars?.slice(0, 1) ?? [] };
    const folder = await contentFolder(content, smallTeamPictures);
    folders.push(folder);
    await load(server, folder.path);
    const out = await exportOf(server);
    await writeFile(join(out, 'images', 'mine.txt'), 'my own');
    await server.admin('/cars/otava', { method: 'PUT', body: { slug: 'vltava' } });
    await exportContent(clientOf(server), server.url, out);
    const { pictures } = await contentOf(out);
    expect(pictures).toEqual(['cars', join('cars', 'vltava.webp'), 'mine.txt']);
    expect((await load(server, out)).failures).toEqual([]);
    const written = exportContent(clientOf(server), server.url, folder.path);
    await expect(written).rejects.toThrow('has a db.json that is not from an export');
    expect(JSON.parse(await readFile(join(folder.path, 'db.json'), 'utf8'))).toEqual(content);
  });

  it('and its import keep pictures byte for byte', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const create = { width: 700, height: 500, channels: 3, background: '#000', noise } as const;
    const folder = await contentFolder({ cars: smallTeam().cars?.slice(0, 1) ?? [] });
    folders.push(folder);
    await mkdir(join(folder.path, 'images'));
    await sharp({ create })
      .png()
      .toFile(join(folder.path, 'images', 'otava.png'));
    let [source, pictures] = [folder.path, [] as Buffer[]];
    for (let trip = 0; trip < 3; trip += 1) {
      const server = await emptyServer();
      expect((await load(server, source)).failures).toEqual([]);
      source = await exportOf(server);
      pictures = [...pictures, await readFile(join(source, 'images', 'cars', 'otava.webp'))];
    }
    expect(pictures.map((bytes) => bytes.equals(pictures[0] ?? bytes))).toEqual([true, true, true]);
  });

  it('changes nothing when it is loaded into its own server', async () => {
    expect(await load(first, exported)).toMatchObject({ created: 0, updated: 0, failures: [] });
  });
});
