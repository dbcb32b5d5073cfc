import { describe, expect, it } from 'vitest';
import { records } from '../../contract/testing/examples.ts';
import { integer } from '../../platform/lists/fields.ts';
import { parseListQuery } from '../../platform/lists/listQuery.ts';
import { readApiDocument } from '../../testing/apiDocument.ts';
import { compiled } from '../../testing/compiledSchema.ts';
import { FIELD_OPERATORS } from './listParameters.ts';
import { METHODS, type Operation } from './model.ts';

const document = await readApiDocument();
const { components, paths } = document;

const operations = Object.entries(paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method, operation }] : [];
  }),
);

/** Everything in the document, at any depth, that is an object. */
function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, step) => Reflect.get(Object(node), step), document);

const parametersOf = ({ parameters }: Operation) =>
  parameters.map((given) => {
    const parameter = '$ref' in given ? at(given.$ref) : given;
    return {
      name: String(Reflect.get(Object(parameter), 'name')),
      place: String(Reflect.get(Object(parameter), 'in')),
    };
  });

describe('the OpenAPI document', () => {
  it('has what OpenAPI 3.1 requires', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(Object.keys(paths).every((path) => path.startsWith('/'))).toBe(true);
    for (const { operation } of operations) {
      const successes = Object.keys(operation.responses).filter((status) =>
        /^(2\d\d|303)$/.test(status),
      );
      expect(successes, operation.operationId).toHaveLength(1);
    }
  });

  it('names every operation once, and no two paths differ by parameter names alone', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('uses declared tags alone, and all of them', () => {
    const used = new Set(operations.flatMap(({ operation }) => operation.tags));
    expect([...used].sort()).toEqual(document.tags.map(({ name }) => name).sort());
  });

  it('describes the parameters of each path, and each parameter once', () => {
    for (const { path, operation } of operations) {
      const parameters = parametersOf(operation);
      const inPath = parameters.filter(({ place }) => place === 'path').map(({ name }) => name);
      const asked = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.sort(), path).toEqual(asked.sort());
      const keys = parameters.map(({ name, place }) => `${place} ${name}`);
      expect(new Set(keys).size, path).toBe(keys.length);
    }
  });

  it('refers to nothing that is not there', () => {
    const refs = [...objectsIn(document)].flatMap((node) => {
      const ref: unknown = Reflect.get(node, '$ref');
      return typeof ref === 'string' ? [ref] : [];
    });
    expect(refs.length).toBeGreaterThan(100);
    expect(refs.filter((ref) => at(ref) === undefined)).toEqual([]);
  });

  it('has no component that nothing refers to', () => {
    const text = JSON.stringify(document);
    const names = Object.keys(components.schemas);
    expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
  });

  it.each(Object.keys(components.schemas))('%s is a JSON schema', (name) => {
    expect(() => compiled(document, components.schemas[name] ?? {})).not.toThrow();
  });
});

describe('schemas of writes', () => {
  const schema = (name: string) => components.schemas[name] ?? {};

  it('requires what the rules require', () => {
    expect(schema('CarCreate').required?.sort()).toEqual(['image_path', 'translations']);
    expect(schema('ProductCreate').required?.sort()).toEqual(['price', 'slug', 'translations']);
    expect(schema('GalleryItemCreate').required).toBeUndefined();
    expect(schema('CarUpdate').required).toBeUndefined();
  });

  it('tells that an order to pay for, or to pay back, may be unknown', () => {
    for (const path of ['/payments', '/payments/refunds']) {
      expect(paths[path]?.post?.responses, path).toHaveProperty('404');
    }
  });

  it('tells which records may have to stay', () => {
    const refusal = (path: string) =>
      Reflect.get(Object(document.paths[`/${path}/{key}`]?.delete?.responses), 409);
    expect(refusal('products')).toBeDefined();
    expect(refusal('cars')).toBeUndefined();
  });

  it('takes a file in place of a required path', () => {
    const form = compiled(document, schema('CarCreateForm'));
    const translations = { en: { name: 'S14' }, cs: { name: 'S14' } };
    expect(form.safeParse({ translations, image: 'bytes' }).success).toBe(true);
    expect(form.safeParse({ translations, image_path: '/uploads/a.webp' }).success).toBe(true);
    expect(form.safeParse({ translations }).success).toBe(false);
  });

  it('takes records as clients send them back, and no wrong types', () => {
    const car = compiled(document, schema('CarUpdate'));
    expect(car.safeParse(records.car).success).toBe(true);
    expect(car.safeParse({ ...records.car, display_order: 'first' }).success).toBe(false);
    expect(car.safeParse({ horsepower: -1 }).success).toBe(false);
    const product = compiled(document, schema('ProductUpdate'));
    expect(product.safeParse(records.product).success).toBe(true);
    expect(product.safeParse({ category: 'music' }).success).toBe(false);
  });

  it('tells defaults, but no day as the default of a date', () => {
    const properties = schema('BlogPostRecordCreate').properties ?? {};
    expect(properties.is_active).toMatchObject({ default: true });
    expect(properties.published_date).not.toHaveProperty('default');
  });

  it('tells how days and times of day are written, and what numbers of places there are', () => {
    const property = (name: string, field: string) => schema(name).properties?.[field];
    const date = { format: 'date' };
    expect(property('PaymentCreate', 'received_on')).toMatchObject({ type: 'string', ...date });
    expect(property('VoucherExtend', 'valid_until')).toMatchObject(date);
    expect(property('ProductCreate', 'voucher_until')).toMatchObject({ anyOf: [date, {}] });
    expect(property('DiscountCodeCreate', 'valid_until')).toHaveProperty('description');
    expect(property('SlotSeries', 'days')).toMatchObject({ items: date });
    expect(property('SlotSeries', 'times')).toMatchObject({
      items: { properties: { from: { description: 'Time of day in Prague as HH:MM.' } } },
    });
    const places = { type: 'integer', minimum: 1, maximum: 1_000 };
    expect(property('SlotCreate', 'capacity')).toMatchObject(places);
  });

  it('takes times of any zone, as the rules do', () => {
    const slot = compiled(document, schema('SlotCreate'));
    const times = { starts_at: '2099-06-01T10:00:00+02:00', ends_at: '2099-06-01T09:00:00Z' };
    expect(slot.safeParse({ product_id: 1, capacity: 1, ...times }).success).toBe(true);
  });

  it('asks for no address where nothing is sent to one', () => {
    const order = compiled(document, schema('OrderCreate'));
    const customer = { name: 'Fan', email: 'fan@example.cz', phone: '777' };
    const items = [{ id: 'drift-taxi-1', quantity: 1, price: 5_000 }];
    const sent = { customer, items, shipping_method: 4, payment_method: 1, total: 5_000 };
    expect(order.safeParse(sent).success).toBe(true);
  });

  it('says of the stock in a write that it counts for what is new', () => {
    const stock = schema('ProductUpdate').properties?.stock;
    expect(stock).toHaveProperty('description', expect.stringContaining('PUT /stock/{key}'));
  });

  it('calls no text a number', () => {
    expect(schema('StockItem').properties?.id).not.toHaveProperty('description');
    expect(schema('Car').properties?.id).toHaveProperty('description');
  });
});

describe('list parameters', () => {
  it.each(Object.keys(FIELD_OPERATORS))('year%s is understood', (operator) => {
    const { conditions } = parseListQuery({ [`year${operator}`]: '2020' }, { year: integer });
    expect(conditions).toMatchObject([{ field: 'year', operator: operator.slice(1) }]);
  });

  it('says what a linter asks for: its licence, a refusal of each operation, no choice twice', () => {
    expect(document.info).toMatchObject({ license: { name: 'MIT', identifier: 'MIT' } });
    const unrefused = operations.filter(
      ({ operation }) => !Object.keys(operation.responses).some((status) => status.startsWith('4')),
    );
    expect(unrefused).toEqual([]);
    for (const found of objectsIn(components)) {
      const choices: unknown = Reflect.get(found, 'anyOf');
      const texts = Array.isArray(choices) ? choices.map((choice) => JSON.stringify(choice)) : [];
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
