import {
  loginAnswer,
  loginCreate,
  refreshAnswer,
  refreshCreate,
  sessionUser,
} from '../../../contract/entities/auth.ts';
import { answer, failures } from '../answers.ts';
import { inSchema } from '../inSchema.ts';
import { json, type Part, schemaRef } from '../model.ts';
import { requestBody } from '../requestBody.ts';

const login = requestBody('Login', inSchema(loginCreate));
const refresh = requestBody('Refresh', inSchema(refreshCreate));

/** Sign-in and the life of its tokens. */
export const authPart: Part = {
  tag: {
    name: 'Sign-in',
    description:
      'Access tokens live 15 minutes, refresh tokens 30 days. A refresh token is used once: each refresh brings its successor, and one used again later ends the session.',
  },
  paths: {
    '/auth/login': {
      post: {
        id: 'login',
        summary: 'Sign in',
        description: 'Also sets the cookie with which invoices open in a tab of their own.',
        access: 'open',
        body: login.body,
        answers: {
          200: answer('The tokens and the person.', schemaRef('LoginAnswer')),
          ...failures(400, 401, 413, 415, 422, 429),
        },
      },
    },
    '/auth/refresh': {
      post: {
        id: 'refresh',
        summary: 'Change a refresh token for new tokens',
        access: 'open',
        body: refresh.body,
        answers: {
          200: answer('The new tokens.', schemaRef('RefreshAnswer')),
          ...failures(400, 401, 413, 415),
        },
      },
    },
    '/auth/logout': {
      post: {
        id: 'logout',
        summary: 'Sign out',
        description:
          'Ends the session of the bearer, also of an expired one. No bearer is refused.',
        access: 'open',
        body: { required: false, content: json({ type: 'object' }) },
        answers: { 200: answer('An empty object.', { type: 'object' }), ...failures(400) },
      },
    },
    '/auth/me': {
      get: {
        id: 'getSignedInUser',
        summary: 'Ask who is signed in',
        access: 'administrator',
        answers: { 200: answer('The person signed in.', schemaRef('SessionUser')) },
      },
    },
  },
  records: { LoginAnswer: loginAnswer, RefreshAnswer: refreshAnswer, SessionUser: sessionUser },
  inputs: { ...login.inputs, ...refresh.inputs },
};
