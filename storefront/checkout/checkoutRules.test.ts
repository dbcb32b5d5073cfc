import { describe, expect, it } from 'vitest';
import { CHECKOUT_FIELDS, checkoutErrors, checkoutValues, orderPayload } from './checkoutRules.ts';

const filled = {
  name: 'Jana Nováková',
  email: 'jana@example.cz',
  phone: '+420 777 000 027',
  address: 'Pod Rysím vrchem 27',
  city: 'Písek',
  postalCode: '397 01',
  country: 'CZ',
  companyName: '',
  companyIco: '',
  companyDic: '',
  shipping: '1',
  point: '',
  payment: '2',
  note: '',
  discountCode: '',
};

describe('checkoutErrors', () => {
  it('finds a discount code that was typed, but not applied', () => {
    expect(checkoutErrors({ ...filled, discountCode: 'LETO26' }, true)).toEqual({
      discountCode: 'checkout.codeOpen',
    });
  });

  it('finds nothing wrong with a filled-in form', () => {
    expect(checkoutErrors(filled, true)).toEqual({});
  });

  it.each(
    CHECKOUT_FIELDS.filter((field) => !/^company|country|note|point|discountCode/.test(field)),
  )('wants %s, and blanks are nothing', (field) => {
    expect(Object.keys(checkoutErrors({ ...filled, [field]: '  ' }, true))).toEqual([field]);
  });

  it('wants no address where none is asked', () => {
    const none = { ...filled, address: '', city: '', postalCode: '' };
    expect(checkoutErrors(none, false)).toEqual({});
    expect(Object.keys(checkoutErrors(none, true))).toEqual(['address', 'city', 'postalCode']);
  });

  it.each([
    [{ companyName: 'Brzdy s.r.o.' }, {}],
    [{ companyName: 'Brzdy s.r.o.', companyIco: '270 74 358', companyDic: 'cz27074358' }, {}],
    [{ companyIco: '27074358' }, { companyName: 'company.name' }],
    [
      { companyName: 'Brzdy s.r.o.', companyIco: '27074359', companyDic: '27074358' },
      { companyIco: 'company.icoCheck', companyDic: 'company.dic' },
    ],
    [{ companyName: 'Brzdy s.r.o.', companyIco: '2707435' }, { companyIco: 'company.ico' }],
  ])('of a company %j are %j', (company, errors) => {
    expect(checkoutErrors({ ...filled, ...company }, true)).toEqual(errors);
  });

  it.each([
    [{ name: '27' }, { name: 'checkout.nameWrong' }],
    [{ phone: '777 000' }, { phone: 'checkout.phoneWrong' }],
    [{ city: 'P' }, { city: 'checkout.cityWrong' }],
    [{ postalCode: '3970' }, { postalCode: 'checkout.postalCodeWrong' }],
  ])('with %j are %j', (changes, errors) => {
    expect(checkoutErrors({ ...filled, ...changes }, true)).toEqual(errors);
  });

  it('checks the postal codes of no other country', () => {
    expect(checkoutErrors({ ...filled, postalCode: '1010' }, true, 'AT')).toEqual({});
  });

  it.each(['jana', 'jana@', '@example.cz', 'jana@example', 'ja na@example.cz', 'a@b.c'])(
    'does not take %s for an e-mail',
    (email) => {
      expect(checkoutErrors({ ...filled, email }, true)).toEqual({ email: 'email.wrong' });
    },
  );
});

it('reads values trimmed, absent ones as empty', () => {
  const form = new FormData();
  form.set('name', '  Jana ');
  expect(checkoutValues(form)).toEqual({
    name: 'Jana',
    email: '',
    phone: '',
    address: '',
    city: '',
    postalCode: '',
    country: '',
    companyName: '',
    companyIco: '',
    companyDic: '',
    shipping: '',
    point: '',
    payment: '',
    note: '',
    discountCode: '',
  });
});

it('writes a Czech address as ever, and a foreign one with its code first', () => {
  const customerIn = (country: string) => orderPayload({ ...filled, country }, []).customer;
  expect(customerIn('CZ')).toMatchObject({
    address: 'Pod Rysím vrchem 27, Písek, 397 01',
    country: '',
  });
  expect(customerIn('SK')).toMatchObject({
    address: 'Pod Rysím vrchem 27, 397 01 Písek',
    country: 'SK',
  });
});

it('sends the chosen point', () => {
  const point = { code: 'A1', name: 'Trafika', address: 'Karlova 118, 397 01 Písek', hours: '' };
  expect(orderPayload(filled, [], { point }).pickup_point).toEqual({
    id: 'A1',
    name: 'Trafika',
    address: 'Karlova 118, 397 01 Písek',
  });
  expect(orderPayload(filled, [])).not.toHaveProperty('pickup_point');
});
