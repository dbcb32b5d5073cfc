import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { json } from '../testing/fakeApi.ts';
import { draftsOf, group, open, resetWebsite, server, type } from './testWebsite.ts';

beforeEach(resetWebsite);

describe('the editor of the website', () => {
  it('shows the site with what is typed, once it is typed', async () => {
    const { sent } = await open();
    const frame = await screen.findByTitle('Site');
    expect(frame.getAttribute('src')).toBe('/?preview=a.b.c&lang=en');
    type('Name of the team', 'The Bad');
    type('Name of the team', 'The Badger Boys');
    await waitFor(() => expect(sent('/api/previews/settings')).toHaveLength(2));
    // The frame of the draft takes the place of the one before.
    await waitFor(() => expect(screen.queryByTitle('Site')).not.toBe(frame));
    expect(screen.getByTitle('Site').getAttribute('aria-hidden')).toBe('false');
    expect(draftsOf(sent('/api/previews/settings'))).toEqual([
      [],
      [['site.name', 'The Badger Boys']],
    ]);
    expect(sent('/api/settings')).toEqual([]);
  });

  it('shows any page in either language and width', async () => {
    await open();
    await screen.findByTitle('Site');
    fireEvent.click(screen.getByText('Czech', { selector: 'button' }));
    fireEvent.mouseDown(screen.getByLabelText('Page'));
    fireEvent.click(await screen.findByRole('option', { name: 'Shop' }));
    fireEvent.click(screen.getByLabelText('Phone'));
    await waitFor(() => {
      const frames = screen.getAllByTitle('Site').map((each) => each.getAttribute('src'));
      expect(frames).toContain('/shop?preview=a.b.c&lang=cs');
    });
    expect(screen.getAllByTitle('Site')[0]?.style.width).toBe('360px');
  });

  it('follows the links of the site, that to the other language as well', async () => {
    await open();
    /** Once the frame shows an address: it replaces the one before, whose links lead nowhere then. */
    const shows = (address: string) =>
      waitFor(() => {
        const frame = screen.getByTitle<HTMLIFrameElement>('Site');
        expect(frame.getAttribute('src')).toBe(address);
        expect(frame.contentDocument?.body.textContent).toBe('The site');
        return frame.contentDocument as Document;
      });
    const follow = (page: Document, href: string) => {
      const link = page.createElement('a');
      link.href = href;
      page.body.append(link);
      link.click();
    };
    follow(await shows('/?preview=a.b.c&lang=en'), '/?preview=a.b.c&lang=cs');
    const czech = await shows('/?preview=a.b.c&lang=cs');
    expect(screen.getByText('Czech', { selector: 'button' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    follow(czech, '/shop');
    await shows('/shop?preview=a.b.c&lang=cs');
  });

  it('stores a chosen picture, so that the site can show it before it is published', async () => {
    const { sent } = await open();
    const path = '/uploads/share.webp';
    server.refuse = ({ url }) =>
      url === '/api/media' ? json({ id: 5, path, info: null }, 201) : null;
    const picture = screen.getByLabelText('Picture for shared links', { selector: 'section' });
    const files = [new File(['x'], 'share.png', { type: 'image/png' })];
    fireEvent.drop(picture, { dataTransfer: { files } });
    await waitFor(() => {
      const { body } = sent('/api/previews/settings').at(-1) ?? {};
      expect(Object(body).settings).toMatchObject([{ setting_key: 'og_image', value: path }]);
    });
    expect(sent('/api/media')).toHaveLength(1);
  });

  it('says why the site cannot show a draft, and tries again', async () => {
    server.refuse = ({ url }) =>
      url.includes('previews') ? json({ message: 'Broken' }, 500) : null;
    await open();
    expect(await screen.findByText(/Broken/)).toBeShown();
    server.refuse = () => null;
    fireEvent.click(screen.getByText('Try again'));
    expect(await screen.findByTitle('Site')).toBeShown();
  });

  it('shows the next draft after the page of one could not be loaded', async () => {
    const { sent } = await open();
    const frame = await screen.findByTitle('Site');
    // What a browser has in a frame that it could not load: a page of another origin.
    const refused = () => {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.');
    };
    const page = new Proxy({}, { get: refused });
    Object.defineProperty(frame, 'contentDocument', { value: null });
    Object.defineProperty(frame, 'contentWindow', { value: page });
    fireEvent.load(frame);
    type('Name of the team', 'The Badger Boys');
    await waitFor(() => expect(sent('/api/previews/settings')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByTitle('Site')).not.toBe(frame));
    expect(screen.getByTitle('Site').getAttribute('aria-hidden')).toBe('false');
  });

  it('goes on showing the site while what is typed is refused', async () => {
    await open();
    const frame = await screen.findByTitle('Site');
    server.refuse = ({ url }) =>
      url.includes('previews') ? json({ message: 'No colour' }, 422) : null;
    group('Look');
    fireEvent.change(screen.getByLabelText('Accent colour'), { target: { value: '#0b5' } });
    expect(await screen.findByText(/No colour/)).toBeShown();
    expect(screen.getByTitle('Site')).toBe(frame);
  });
});
