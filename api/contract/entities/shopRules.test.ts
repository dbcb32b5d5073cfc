import { records } from '../testing/examples.ts';
import { orderForm } from '../testing/orderExamples.ts';
import { MIN_0, NAME, PRICE, rules, withTexts } from '../testing/ruleTable.ts';
import { orderCreate, orderRuleOrder } from './order.ts';
import { orderUpdate } from './orderRecord.ts';
import { productUpdate } from './product.ts';
import { shippingMethodUpdate } from './shippingMethod.ts';

const { product } = records;

const images = (count: number) => Array.from({ length: count }, () => '/uploads/ab12.webp');

const NO_TIME = ['This must be a date and a time.', 'Zadejte datum a čas.'] as const;
const VAT = ['VAT must be 21, 12 or 0 per cent.', 'DPH je 21, 12 nebo 0 procent.'] as const;
const ORDER = [
  'The end of publication must be after its beginning.',
  'Konec zveřejnění musí být po jeho začátku.',
] as const;

rules('product', productUpdate, [
  [
    'name',
    withTexts({ ...product, slug: '' }, 'cs', { name: '' }),
    'translations.cs.name',
    ...NAME,
  ],
  ['slug', { ...product, slug: ' ', price: '' }, 'slug', 'Slug is required', 'Slug je povinný'],
  ['no price', { ...product, price: '' }, 'price', ...PRICE],
  ['price in words', { ...product, price: 'a lot' }, 'price', ...PRICE],
  ['price below 0', { ...product, price: -1, display_order: -1 }, 'price', ...MIN_0],
  [
    'three decimals',
    { ...product, price: 1.005 },
    'price',
    'The amount may have at most two decimals.',
    'Částka smí mít nejvýše dvě desetinná místa.',
  ],
  ['VAT', { ...product, vat_rate: 15 }, 'vat_rate', ...VAT],
  ['VAT in words', { ...product, vat_rate: '12 %' }, 'vat_rate', ...VAT],
  ['order', { ...product, display_order: -1 }, 'display_order', ...MIN_0],
  ['no time', { ...product, unpublish_at: '2026-02-30 18:00' }, 'unpublish_at', ...NO_TIME],
  [
    'a time that clocks skip',
    { ...product, unpublish_at: '2026-03-29 02:30' },
    'unpublish_at',
    'There is no 02:30 on 29.\u00a03.\u00a02026: the clocks go from 2:00 to 3:00. Please choose another time or another day.',
    'Dne 29.\u00a03.\u00a02026 čas 02:30 není: hodiny se posouvají z 2:00 na 3:00. Zvolte jiný čas nebo jiný den.',
  ],
  ['a day alone', { ...product, publish_at: '2026-12-03' }, 'publish_at', ...NO_TIME],
  ['an end before', { ...product, unpublish_at: '2026-01-15 17:59' }, 'unpublish_at', ...ORDER],
  ['an end at once', { ...product, unpublish_at: '2026-01-15 18:00' }, 'unpublish_at', ...ORDER],
  [
    '11 photos',
    { ...product, photos: images(11).map((image_path) => ({ image_path })) },
    'photos',
    'Maximum number of images is 10',
    'Maximální počet obrázků je 10',
  ],
]);

const customer = (change: object) => ({
  ...orderForm,
  customer: { ...orderForm.customer, ...change },
});
const item = (change: object) => ({
  ...orderForm,
  items: [{ ...orderForm.items[0], ...change }],
});
const QUANTITY = [
  'The quantity must be a whole number from 1 to 99.',
  'Počet musí být celé číslo od 1 do 99.',
] as const;

const EMAIL = ['Please enter a valid e-mail address.', 'Zadejte platný e-mail.'] as const;

rules(
  'checkout',
  orderCreate,
  [
    ['nothing', {}, 'customer.name', 'Name is required', 'Jméno je povinné'],
    [
      'name',
      customer({ name: ' ', email: '' }),
      'customer.name',
      'Name is required',
      'Jméno je povinné',
    ],
    [
      'e-mail',
      customer({ email: '', phone: '' }),
      'customer.email',
      'E-mail is required',
      'E-mail je povinný',
    ],
    [
      'a company without a name',
      customer({ company_ico: '27074358' }),
      'customer.company_name',
      'Please enter the company’s name.',
      'Zadejte název firmy.',
    ],
    [
      'a mistyped company number',
      customer({ company_name: 'Brzdy', company_ico: '27074359', company_dic: '1' }),
      'customer.company_ico',
      'There is a typo in the company number (IČO): its last digit does not match the others.',
      'V IČO je překlep: poslední číslice neodpovídá ostatním.',
    ],
    [
      'a company number of another length',
      customer({ company_name: 'Brzdy', company_ico: '2707435' }),
      'customer.company_ico',
      'The company number (IČO) has eight digits; please check it.',
      'IČO má osm číslic; zkontrolujte ho prosím.',
    ],
    ['e-mail format', customer({ email: 'eva', phone: '' }), 'customer.email', ...EMAIL],
    [
      'phone',
      customer({ phone: '', address: '' }),
      'customer.phone',
      'Phone is required',
      'Telefon je povinný',
    ],
    [
      'address',
      { ...customer({ address: '' }), shipping_method: '' },
      'customer.address',
      'Address is required',
      'Adresa je povinná',
    ],
    [
      'shipping',
      { ...orderForm, shipping_method: null, payment_method: null },
      'shipping_method',
      'Choose a shipping method.',
      'Vyberte způsob dopravy.',
    ],
    [
      'payment',
      { ...orderForm, payment_method: 'card', items: [] },
      'payment_method',
      'Choose a payment method.',
      'Vyberte způsob platby.',
    ],
    [
      'no items',
      { ...orderForm, items: [] },
      'items',
      'The order has no items.',
      'Objednávka nemá žádné položky.',
    ],
    ['quantity 0', item({ quantity: 0 }), 'items.0.quantity', ...QUANTITY],
    ['quantity 100', item({ quantity: 100 }), 'items.0.quantity', ...QUANTITY],
    ['half a piece', item({ quantity: 1.5 }), 'items.0.quantity', ...QUANTITY],
    ['no quantity', item({ quantity: undefined }), 'items.0.quantity', ...QUANTITY],
    [
      'product',
      item({ id: { $ne: 1 } }),
      'items.0.id',
      'The order contains an unknown product.',
      'Objednávka obsahuje neznámý produkt.',
    ],
    [
      '101 lines',
      {
        ...orderForm,
        items: Array.from({ length: 101 }, () => orderForm.items[0]),
      },
      'items',
      'There may be at most 100 items.',
      'Položek smí být nejvýše 100.',
    ],
  ],
  orderRuleOrder,
);

rules('order status', orderUpdate, [
  ['unknown', { status: 'lost' }, 'status', 'Unknown order status.', 'Neznámý stav objednávky.'],
]);

rules('shipping method', shippingMethodUpdate, [
  ['name', { translations: { en: { name: 'Post' } }, price: '' }, 'translations.cs.name', ...NAME],
  ['price', { ...records.shippingMethod, price: '' }, 'price', ...PRICE],
  [
    'countries',
    { ...records.shippingMethod, countries: 'CZ,XX' },
    'countries',
    'Choose one of the offered values.',
    'Vyberte jednu z nabízených hodnot.',
  ],
]);
