import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSource } from './check.ts';
import { failureLine, failureLines } from './report.ts';
import { readSource } from './source.ts';
import { type ContentFolder, contentFolder } from './testing/contentFolder.ts';

describe('a content file', () => {
  let folder: ContentFolder;
  beforeAll(async () => {
    folder = await contentFolder({});
  });
  afterAll(() => folder.remove());

  const read = async (text: string) => {
    await writeFile(join(folder.path, 'db.json'), text);
    return readSource(folder.path);
  };

  it('may contain unknown lists, as json-server’s own example does', async () => {
    const source = await read(`{
      "posts": [{ "id": 1, "title": "json-server", "author": "typicode" }],
      "comments": [{ "id": 1, "body": "some comment", "postId": 1 }],
      "profile": { "name": "typicode" },
      "cars": []
    }`);
    expect(source.unknown).toEqual(['posts', 'comments', 'profile']);
    expect([...source.content.keys()]).toEqual(['cars']);
  });

  it.each([
    ['{\n  "cars": [\n    { "id": 1, }\n  ]\n}', 3],
    ['{\n  "cars": [\n    { "id": 1 }\n    { "id": 2 }\n  ]\n}', 4],
    ['{\n  "cars": [{ "id": tru }]\n}', 2],
    ['{\n  "cars": [{ "name": "a\nb" }]\n}', 2],
    ['{\n  "cars": [\n', 3],
    ['{ "cars": [] }\n]', 2],
    ['', 1],
  ])('that is broken JSON is refused with its line: %j', async (text, line) => {
    await expect(read(text)).rejects.toThrow(`db.json, line ${line}: this is not JSON`);
  });

  it('that is a list is refused', async () => {
    await expect(read('[{ "id": 1 }]')).rejects.toThrow('is not an object of lists of records');
  });

  it('is read despite invalid records, which are reported with list, index and line', async () => {
    const source = await read(
      '{\n"achievement-stats": [\n  7,\n  { "id": "five", "value": 5,\n    "icon": "x" },\n  []\n],\n"cars": {}\n}',
    );
    const { failures } = await checkSource(source);
    expect(failures.map(failureLine)).toEqual([
      'db.json: cars: this is not a list of records (line 8)',
      'db.json: achievement-stats "#1": this is not a record: an object is expected (line 3)',
      expect.stringMatching(/^db.json: achievement-stats "five": translations.* \(line 4\)$/),
      'db.json: achievement-stats "#3": this is not a record: an object is expected (line 6)',
    ]);
  });
});

it('failures after the server became unreachable are one line', () => {
  const lost = (resource: string, record: string) => ({
    file: 'db.json',
    resource,
    record,
    message: 'Network error',
    lost: true,
  });
  const own = { file: 'db.json', resource: 'cars', record: 'a', message: 'wrong', line: 2 };
  expect(failureLines([own, lost('cars', 'b'), lost('blog', 'c'), lost('blog', 'd')])).toEqual([
    'db.json: cars "a": wrong (line 2)',
    'db.json: cars "b" and 2 more, up to blog "d": Network error',
  ]);
});
