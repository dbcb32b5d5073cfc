import { expect, it } from 'vitest';
import { transferTo } from './bankTransfer.ts';

const owed = {
  variableSymbol: 2_600_000_042,
  number: '#0000000042',
  halere: 12_050,
  due: '2026-03-09',
  bic: 'RZBCCZPP',
  account: 'cz5855000000001265098001',
  recipient: 'Rysi',
  order: 'Objednávka',
};

it('asks for what is open, to the account as people read it', () => {
  expect(transferTo(owed)).toEqual({
    iban: 'CZ5855000000001265098001',
    bic: 'RZBCCZPP',
    czechAccount: '1265098001/5500',
    shownAccount: 'CZ58 5500 0000 0012 6509 8001',
    spayd:
      'SPD*1.0*ACC:CZ5855000000001265098001+RZBCCZPP*AM:120.50*CC:CZK*DT:20260309*X-VS:2600000042' +
      '*RN:RYSI*MSG:OBJEDNAVKA 0000000042',
  });
});

it('reads a Czech account number as the IBAN that it is', () => {
  const { iban, czechAccount } = transferTo({ ...owed, account: '1265098001/5500' });
  expect([iban, czechAccount]).toEqual(['CZ5855000000001265098001', '1265098001/5500']);
});

it('shows another account as it was written, without a code', () => {
  const { shownAccount, spayd } = transferTo({ ...owed, account: '2400222222/2010' });
  expect([shownAccount, spayd]).toEqual(['2400222222/2010', null]);
});
