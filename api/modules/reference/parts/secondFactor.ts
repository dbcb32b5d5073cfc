import {
  demandUpdate,
  factorChanged,
  passkeyCreate,
  passkeyOptions,
  passwordProof,
  secondFactor,
  totpBegun,
  totpConfirm,
} from '../../../contract/entities/secondFactor.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import type { RouterPart } from '../../../platform/openapi/model.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';

const password = requestBody('PasswordProof', passwordProof);
const changed = { 200: answer('What the account has now.', 'FactorChanged'), ...failures(429) };

export const secondFactorPart: RouterPart = {
  tag: {
    name: 'Second factor',
    description:
      'One’s own authenticator app, passkeys and recovery codes. Each change takes the password once more and ends the account’s other sessions.',
  },
  routes: {
    'get /auth/second-factor': {
      id: 'getSecondFactor',
      summary: 'Read what one has',
      answers: { 200: answer('What the account has.', 'SecondFactor') },
    },
    'post /auth/second-factor/app': {
      id: 'beginApp',
      summary: 'Begin to set up an authenticator app',
      description: 'It counts once a code of it has confirmed it; until then an earlier one does.',
      body: password,
      answers: { 200: answer('What the app needs.', 'TotpBegun'), ...failures(429) },
    },
    'put /auth/second-factor/app': {
      id: 'confirmApp',
      summary: 'Confirm the app by a code',
      body: requestBody('TotpConfirm', totpConfirm),
      answers: changed,
    },
    'post /auth/second-factor/app/remove': {
      id: 'removeApp',
      summary: 'Remove the app',
      body: password,
      answers: { ...changed, ...failures(409) },
    },
    'post /auth/second-factor/recovery-codes': {
      id: 'renewRecoveryCodes',
      summary: 'Make new recovery codes in place of the old ones',
      body: password,
      answers: changed,
    },
    'post /auth/second-factor/passkeys/options': {
      id: 'beginPasskey',
      summary: 'Begin to add a passkey',
      body: password,
      answers: {
        200: answer('What the browser needs, in WebAuthn’s JSON.', 'PasskeyOptions'),
        ...failures(409, 429),
      },
    },
    'post /auth/second-factor/passkeys': {
      id: 'addPasskey',
      summary: 'Add the passkey that the browser made',
      body: requestBody('NewPasskey', passkeyCreate),
      answers: changed,
    },
    'post /auth/second-factor/passkeys/{key}/remove': {
      id: 'removePasskey',
      summary: 'Remove a passkey',
      body: password,
      answers: { ...changed, ...failures(409) },
    },
    'put /second-factors/demand': {
      id: 'demandSecondFactor',
      summary: 'Demand a second factor of everybody, or no longer',
      description:
        'Accounts without one set it up after their next sign-in and can do nothing else before.',
      body: requestBody('Demand', demandUpdate),
      answers: {
        200: answer('What holds now.', { type: 'object' }),
        ...failures(409),
      },
    },
    'delete /second-factors/{key}': {
      id: 'removeSecondFactor',
      summary: 'Take away the second factor of an account',
      description: 'As when a phone is lost. It ends the account’s sessions.',
      answers: { 200: answer('An empty object.', { type: 'object' }) },
    },
  },
  records: {
    SecondFactor: secondFactor,
    FactorChanged: factorChanged,
    TotpBegun: totpBegun,
    PasskeyOptions: passkeyOptions,
  },
};
