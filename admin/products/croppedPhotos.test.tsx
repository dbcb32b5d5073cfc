import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ProductPhoto } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { products } from './index.ts';
import { testPhoto, testProduct } from './testProduct.ts';

const info = { width: 800, height: 600, color: '#111111', sources: [] };
const photo = (id: number, display_order: number): ProductPhoto => ({
  ...testPhoto(id, display_order),
  image_info: info,
});
const described: ProductPhoto = {
  ...photo(7, 0),
  image_info: { ...info, alt: { en: 'A cap', cs: 'Kšiltovka' } },
};
const product = testProduct({
  names: { en: 'Cap', cs: 'Kšiltovka' },
  photos: [described, photo(8, 1)],
});

/** The photos after the save. */
let saved: ProductPhoto[] = [];
let dropped: number[] | undefined;
const answer = ({ method, url }: ReceivedCall): Response => {
  if (url.startsWith('/api/media')) {
    return method === 'PUT'
      ? json({ id: 40 })
      : json([{ id: 40, path: '/uploads/9/800.webp' }], 200, { 'x-total-count': '1' });
  }
  if (method === 'PUT') return json({ ...product, photos: saved, dropped_photos: dropped });
  return url.includes('?') ? json([product], 200, { 'x-total-count': '1' }) : json(product);
};

const cropAndSave = async (...others: File[]) => {
  const { calls } = await renderScreen({
    address: '/products/3',
    locale: 'en',
    resource: products,
    answer,
  });
  const [crop] = await screen.findAllByLabelText('Crop: Photo 1');
  if (!crop) throw new Error('There is no photo');
  fireEvent.click(crop);
  const dialog = await screen.findByRole('dialog', { name: 'Crop the picture' });
  const [picture] = dialog.getElementsByTagName('img');
  if (!picture) throw new Error('There is no picture');
  Object.defineProperties(picture, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
  fireEvent.load(picture);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Crop' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  if (others.length > 0) {
    const add = screen.getByLabelText('Add photos', { selector: 'input' });
    fireEvent.change(add, { target: { files: others } });
  }
  fireEvent.click(screen.getByText('Update'));
  await screen.findByText('Product updated successfully');
  return () => calls.filter(({ method, url }) => method === 'PUT' && url.startsWith('/api/media'));
};

beforeEach(() => {
  saved = [photo(9, 0), photo(8, 1)];
  dropped = undefined;
  let number = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${number++}`);
  // Nothing can be drawn here.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: vi.fn(),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
    done(new Blob(['x'], { type })),
  );
});

it('a cropped photo keeps its alternative text', async () => {
  const described = await cropAndSave();
  await waitFor(() => expect(described()).toHaveLength(1));
  expect(described()[0]).toMatchObject({
    url: '/api/media/40',
    body: { alt: { en: 'A cap', cs: 'Kšiltovka' } },
  });
});

it('a cropped photo keeps its alternative text, too, when another file is dropped', async () => {
  dropped = [1];
  const described = await cropAndSave(new File(['text'], 'text.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(described()).toHaveLength(1));
});

it('says so when it is not known which photo the crop became', async () => {
  saved = [photo(8, 0)];
  const described = await cropAndSave();
  fireEvent.click(screen.getByLabelText('Close', { selector: '.MuiAlert-root *' }));
  expect(await screen.findByText(/alt text of its picture was not/)).toBeShown();
  expect(described()).toHaveLength(0);
});
