// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../api/contract/types.ts';
import { Footer } from '../layout/Footer.tsx';
import { plain } from '../testing/plain.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testProduct } from '../testing/testProduct.ts';
import { ProductCard } from './ProductGrid.tsx';
import { ProductDetail } from './ProductPage.tsx';

const photo = (id: number, image_path: string) => ({
  id,
  image_path,
  image_info: null,
  display_order: id,
});
const cap = testProduct({
  image_path: '/uploads/b.webp',
  photos: [photo(1, '/uploads/a.webp'), photo(2, '/uploads/b.webp'), photo(3, '/uploads/c.webp')],
  features: ['One', 'Two', 'Three', 'Four'].map((en, id) => ({ id, en, cs: '' })),
});

describe('a product’s page', () => {
  it('shows the remaining photos in its gallery, not the main one again', () => {
    renderInSite(<ProductDetail product={cap} />);
    const gallery = within(screen.getByRole('region', { name: 'More photos' }));
    const links = gallery.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/uploads/a.webp', '/uploads/c.webp']);
  });

  it('its main photo has a button that opens the lightbox', () => {
    renderInSite(<ProductDetail product={cap} />);
    const button = screen.getByRole('button', { name: 'Enlarge the photo' });
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('a product without a photo has nothing to enlarge', () => {
    renderInSite(<ProductDetail product={{ ...cap, image_path: '', photos: [] }} />);
    expect(screen.queryByRole('button', { name: 'Enlarge the photo' })).toBeNull();
  });

  it('has no gallery for one photo, and shows all features', () => {
    renderInSite(<ProductDetail product={{ ...cap, photos: [photo(2, '/uploads/b.webp')] }} />);
    expect(screen.queryByRole('region', { name: 'More photos' })).toBeNull();
    expect(screen.getByText('Four')).toBeShown();
  });

  it.each([
    ['on', 1],
    ['off', 0],
    ['', 0],
  ])('says that VAT is included where the seller pays it, %j: %i times', async (value, times) => {
    const page = (
      <>
        <ProductDetail product={cap} />
        <Footer />
      </>
    );
    renderInSite(page, {
      fetch: async (input) =>
        Response.json(
          String(input).includes('/settings')
            ? [
                { setting_key: 'seller_dic', value: 'CZ99027178' },
                { setting_key: 'vat_payer', value },
                { setting_key: 'contact_email', value: 'boxes@example.com' },
              ]
            : [],
        ),
    });
    // The settings are there once the footer tells them.
    await screen.findByText('boxes@example.com');
    expect(screen.queryAllByText('Price includes VAT')).toHaveLength(times);
  });
});

it.each([
  ['merchandise', 'en', ['Availability', 'Who it is for']],
  ['merchandise', 'cs', ['Dostupnost', 'Pro koho']],
  ['experience', 'en', ['When', 'Who can take part']],
  ['course', 'cs', ['Kdy', 'Kdo se může zúčastnit']],
] as const)(
  'calls the facts of a product of kind %s what they are (%s)',
  (category, locale, labels) => {
    const texts = { ...cap.translations.en, availability: 'A', eligibility: 'B' };
    const product = { ...cap, category, translations: { en: texts, cs: texts } };
    renderInSite(<ProductDetail product={product} />, { locale });
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.map(plain)).toEqual(labels);
  },
);

const ride = testProduct({ category: 'experience', is_withdrawable: false });
const CARD_AND_PAGE = [
  ['card', (product: typeof ride) => <ProductCard product={product} />],
  ['page', (product: typeof ride) => <ProductDetail product={product} />],
] as const;

describe.each(CARD_AND_PAGE)('a product’s %s', (_, show) => {
  it('says that leisure on a set date is exempt from withdrawal, and nothing of other products', () => {
    renderInSite(show(ride));
    expect(screen.getByText(/^On a set date: .*§ 1837 j/)).toBeShown();
    cleanup();
    renderInSite(show({ ...ride, is_withdrawable: true }));
    expect(screen.queryByText(/1837/)).toBeNull();
    cleanup();
    renderInSite(show({ ...ride, category: 'merchandise' }), { locale: 'cs' });
    expect(screen.getByText(/^Vyrobeno podle vašeho přání: .*§.1837 písm\..d/)).toBeShown();
  });
});

it('says on the page of a voucher how it comes and how long it is valid', () => {
  const page = (changes: Partial<Product>, locale: 'cs' | 'en' = 'en') => {
    cleanup();
    renderInSite(<ProductDetail product={{ ...ride, ...changes }} />, { locale });
  };
  const months = { voucher_kind: 'experience', voucher_months: 12, voucher_until: null } as const;
  page(months);
  const delivery = 'Vouchers are sent by e-mail after payment.';
  expect(screen.getByText(`${delivery} Valid for 12 months from payment.`)).toBeShown();
  page({ ...months, voucher_months: 2 }, 'cs');
  expect(screen.getByText(/Platí 2.měsíce od zaplacení\.$/)).toBeShown();
  page({ ...months, voucher_months: null, voucher_until: '2027-03-31' });
  expect(screen.getByText(/Valid until 31\..3\..2027\.$/)).toBeShown();
  cleanup();
  renderInSite(<ProductDetail product={cap} />);
  expect(screen.queryByText(/voucher/)).toBeNull();
});

describe('a product’s card', () => {
  it('tells at most 3 features', () => {
    const { container } = renderInSite(<ProductCard product={cap} />);
    const features = [...container.querySelectorAll('li li')].map(({ textContent }) => textContent);
    expect(features).toEqual(['One', 'Two', 'Three']);
  });

  it('wears its badges, in the page’s language', () => {
    renderInSite(<ProductCard product={{ ...cap, is_bestseller: true, is_new: true }} />, {
      locale: 'cs',
    });
    expect(screen.getByText('Nejprodávanější')).toBeShown();
    expect(screen.getByText('Novinka')).toBeShown();
  });
});
