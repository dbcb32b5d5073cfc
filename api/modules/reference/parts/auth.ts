import {
  loginAnswer,
  loginCreate,
  refreshAnswer,
  refreshCreate,
  sessionUser,
} from '../../../contract/entities/auth.ts';
import {
  passkeyOptionsCreate,
  passkeySignIn,
  secondStep,
  secondStepCreate,
} from '../../../contract/entities/secondFactor.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { type RouterPart, schemaRef } from '../../../platform/openapi/model.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';

export const authPart: RouterPart = {
  tag: {
    name: 'Sign-in',
    description:
      'Access tokens live 15 minutes, refresh tokens 30 days. A refresh token is used once: each refresh brings its successor, and one used again later ends the session.',
  },
  routes: {
    'post /auth/login': {
      id: 'login',
      summary: 'Sign in',
      description: 'Also sets the cookie with which invoices open in a tab of their own.',
      body: requestBody('Login', loginCreate),
      answers: {
        200: answer('The tokens and the person; a ticket where a second factor is due.', {
          anyOf: [schemaRef('LoginAnswer'), schemaRef('SecondStep')],
        }),
        ...failures(401, 429),
      },
    },
    'post /auth/second-step': {
      id: 'finishLogin',
      summary: 'Finish a sign-in by the second factor',
      description: 'A code of the app, a recovery code, or the answer of a passkey.',
      body: requestBody('SecondStepInput', secondStepCreate),
      answers: { 200: answer('The tokens and the person.', 'LoginAnswer'), ...failures(401, 429) },
    },
    'post /auth/passkey/options': {
      id: 'beginPasskeyLogin',
      summary: 'Ask for a challenge to a passkey',
      description: 'With a ticket for the passkeys of its account, else for any.',
      body: requestBody('PasskeyOptionsInput', passkeyOptionsCreate),
      answers: {
        200: answer('What the browser needs, in WebAuthn’s JSON.', 'PasskeyOptions'),
        ...failures(401),
      },
    },
    'post /auth/passkey': {
      id: 'loginByPasskey',
      summary: 'Sign in by a passkey alone',
      body: requestBody('PasskeySignIn', passkeySignIn),
      answers: { 200: answer('The tokens and the person.', 'LoginAnswer'), ...failures(401, 429) },
    },
    'post /auth/refresh': {
      id: 'refresh',
      summary: 'Change a refresh token for new tokens',
      body: requestBody('Refresh', refreshCreate),
      answers: { 200: answer('The new tokens.', 'RefreshAnswer'), ...failures(401) },
    },
    'post /auth/logout': {
      id: 'logout',
      summary: 'Sign out',
      description: 'Ends the session of the bearer, also of an expired one. No bearer is refused.',
      answers: { 200: answer('An empty object.', { type: 'object' }), ...failures(400) },
    },
    'get /auth/me': {
      id: 'getSignedInUser',
      summary: 'Ask who is signed in',
      answers: { 200: answer('The person signed in.', 'SessionUser') },
    },
  },
  records: {
    LoginAnswer: loginAnswer,
    RefreshAnswer: refreshAnswer,
    SessionUser: sessionUser,
    SecondStep: secondStep,
  },
};
