import { contactForm, contentExamples, records } from '../../contract/testing/examples.ts';
import { orderForm } from '../../contract/testing/orderExamples.ts';

type Example = Readonly<Record<string, unknown>>;

/** Valid bodies of what is no content. */
const OTHERS: readonly (readonly [path: string, example: Example])[] = [
  ['/api/auth/login', { email: 'boss@example.com', password: 'wrong horse' }],
  ['/api/auth/refresh', { token: 'abc.def' }],
  ['/api/blog/images', { image_path: '/uploads/ab12.webp' }],
  ['/api/media/:id', { alt: { en: 'A car', cs: 'Auto' } }],
  ['/api/media', { image: 'https://rysi.example/car.png' }],
  ['/api/contact-messages/:id/reply', { replyMessage: '<p>Hello <b>Eva</b></p>' }],
  ['/api/contact-messages/:id', { is_read: true, version: 1 }],
  ['/api/contact-messages', contactForm],
  ['/api/orders/admin/orders', { status: 'shipped', version: 1 }],
  ['/api/cars/:car/car-photos', records.carPhoto],
  ['/api/orders', orderForm],
  ['/api/revisions', { version: 1 }],
];

/** A valid body of each writing path, longest path first. */
const EXAMPLES = [
  ...OTHERS,
  ...Object.entries(contentExamples).map(([path, example]) => [`/api/${path}`, example] as const),
].toSorted(([one], [other]) => other.length - one.length);

/** A valid body for a route as declared; for an unknown one, a car, which has fields of all types. */
export const exampleFor = (path: string): Example =>
  EXAMPLES.find(([known]) => path.startsWith(known))?.[1] ?? records.car;

const PICTURES = new Set(['image_path', 'thumbnail_path', 'logo_path']);
const UNIQUE = new Set(['slug', 'setting_key']);

/** An example with a picture that is stored; other than 0, the copy has keys of its own. */
export const exampleWith = (example: object, picturePath: string, copy: number): object =>
  JSON.parse(
    JSON.stringify(example, (key, value) => {
      if (PICTURES.has(key)) return picturePath;
      if (UNIQUE.has(key) && copy > 0) return `${value}-${copy}`;
      return key === 'version' ? undefined : value;
    }),
  );

export const fieldsFor = (path: string): string[] =>
  pathsOf(exampleFor(path)).map((names) => names.join('.'));

export function pathsOf(value: unknown, before: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const path = [...before, key];
    return [path, ...pathsOf(child, path)];
  });
}
