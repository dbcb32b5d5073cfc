import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import type { Car, CarPhoto, MediaItem, SecurityEvent } from '../../contract/types.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { testPicture } from '../../testing/pictures.ts';

describeOnSqlite('a change of content', (open) => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  const namesRead = async () =>
    (await api.send<Car[]>('/cars')).body.map(({ translations }) => translations.en.name);
  const addCar = async (name: string, width: number) => {
    const form = new FormData();
    form.set('image', await testPicture({ width }), 'car.png');
    form.set('translations', JSON.stringify({ en: { name }, cs: { name } }));
    return (await api.admin<Car>('/cars', { form })).body;
  };
  const addPhotos = (car: Car, ...widths: number[]) =>
    Promise.all(widths.map((width) => testPicture({ width }))).then((pictures) => {
      const form = new FormData();
      for (const picture of pictures) form.append('images', picture, 'photo.png');
      return api.admin<CarPhoto[]>(`/cars/${car.id}/car-photos`, { form });
    });
  const deletions = async () =>
    (
      await api.admin<SecurityEvent[]>('/security-events?kind=deleted&_sort=id&_order=ASC')
    ).body.map(({ facts }) => facts);

  it('drops the answers that visitors were sent', async () => {
    expect(await namesRead()).toEqual([]);
    const { id } = await addCar('Rally', 300);
    expect(await namesRead()).toEqual(['Rally']);
    const translations = { en: { name: 'Hill climb' } };
    await api.admin(`/cars/${id}`, { method: 'PATCH', body: { translations } });
    expect(await namesRead()).toEqual(['Hill climb']);
    await api.admin(`/cars/${id}`, { method: 'DELETE' });
    expect(await namesRead()).toEqual([]);
  });

  it('is in the security log where something was deleted, parts by their number', async () => {
    const before = (await deletions()).length;
    const car = await addCar('Formula', 320);
    expect((await addPhotos(car, 340, 360)).status).toBe(201);
    await api.admin(`/cars/${car.id}`, { method: 'DELETE' });
    expect((await deletions()).slice(before)).toEqual([
      { resource: 'cars', id: car.id },
      { resource: 'car-photos', count: 2 },
    ]);
  });

  it('shows new descriptions of pictures to visitors at once', async () => {
    const { image_path } = await addCar('Kart', 380);
    const altRead = async () =>
      (await api.send<Car[]>('/cars')).body.map(({ image_info }) => image_info?.alt?.en);
    expect(await altRead()).toEqual([undefined]);
    const [item] = (await api.admin<MediaItem[]>(`/media?path=${image_path}`)).body;
    const body = { alt: { en: 'A kart', cs: 'Motokára' } };
    await api.admin(`/media/${item?.id}`, { method: 'PATCH', body });
    expect(await altRead()).toEqual(['A kart']);
  });

  it('is in the security log where a stored file was deleted', async () => {
    const form = new FormData();
    form.set('image', await testPicture({ width: 400 }), 'unused.png');
    const { id } = (await api.admin<MediaItem>('/media', { form })).body;
    expect((await api.admin(`/media/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await deletions()).at(-1)).toEqual({ resource: 'media', id });
  });
});
