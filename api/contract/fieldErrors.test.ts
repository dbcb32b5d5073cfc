import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toFieldErrors } from './fieldErrors.ts';

function errorOf(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input);
  if (!error) throw new Error('accepted');
  return error;
}

const person = z.object({
  name: z.string().min(1, { error: 'order.name' }),
  age: z.number({ error: 'number.wrong' }).min(18, { error: 'number.min' }),
  tags: z.array(z.string().max(3, { error: 'text.tooLong' }), {
    error: 'list.wrong',
  }),
});

describe('toFieldErrors', () => {
  it('takes the order of the fields when no other is given', () => {
    const { first, errors } = toFieldErrors(errorOf(person, { name: '', age: 3, tags: [] }));
    expect(first).toEqual({ key: 'order.name', params: { minimum: 1 } });
    expect(errors).toEqual({
      name: first,
      age: { key: 'number.min', params: { minimum: 18 } },
    });
  });

  it('puts the named rules first, in their order', () => {
    const error = errorOf(person, { name: '', age: 3, tags: ['long'] });
    expect(toFieldErrors(error, ['text.tooLong', 'number.min']).first.key).toBe('text.tooLong');
    expect(toFieldErrors(error, ['number.min', 'text.tooLong']).first.key).toBe('number.min');
    expect(toFieldErrors(error, ['contact.spam']).first.key).toBe('order.name');
  });

  it('writes paths with dots, indexes included', () => {
    const { errors } = toFieldErrors(errorOf(person, { name: 'a', age: 20, tags: ['ok', 'long'] }));
    expect(errors).toEqual({
      'tags.1': { key: 'text.tooLong', params: { maximum: 3 } },
    });
  });

  it('keeps the first rule of a field, by the order of rules', () => {
    const twice = z
      .string()
      .refine(() => false, { error: 'text.controls' })
      .refine(() => false, { error: 'email.wrong' });
    const error = errorOf(z.object({ email: twice }), { email: 'x' });
    expect(toFieldErrors(error).errors.email?.key).toBe('text.controls');
    expect(toFieldErrors(error, ['email.wrong']).errors.email?.key).toBe('email.wrong');
  });

  it('calls an issue without a known message a wrong shape', () => {
    const { first, errors } = toFieldErrors(errorOf(z.object({ a: z.string() }), { a: 1 }));
    expect(first).toEqual({ key: 'object.wrong', params: {} });
    expect(errors).toEqual({ a: first });
  });

  it('names no field when the whole input is wrong', () => {
    expect(toFieldErrors(errorOf(person, 'text'))).toEqual({
      first: { key: 'object.wrong', params: {} },
      errors: {},
    });
  });

  it('keeps dangerous field names harmless', () => {
    const schema = z.record(z.string(), z.string({ error: 'text.wrong' }));
    const { errors } = toFieldErrors(errorOf(schema, { constructor: 1 }));
    expect(Object.keys(errors)).toEqual(['constructor']);
    expect(Object.getPrototypeOf(errors)).toBe(Object.prototype);
  });
});
