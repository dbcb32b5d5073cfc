import {
  accountLink,
  accountLinkRead,
  accountLinkUse,
  passwordResetRequest,
  passwordUpdate,
  profile,
  profileUpdate,
  signIn,
  user,
  userCreate,
  userUpdate,
} from '../../../contract/entities/user.ts';
import {
  answer,
  arrayOf,
  created,
  failures,
  listAnswer,
} from '../../../platform/openapi/answers.ts';
import type { Described, RouterPart } from '../../../platform/openapi/model.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { userFields } from '../../accounts/users/readUsers.ts';

/** The routes of somebody's sign-ins, as mountSignIns mounts them. */
const signInRoutes = (
  path: string,
  whose: string,
  ids: string,
): Record<string, Omit<Described, 'rule'>> => ({
  [`get ${path}`]: {
    id: `list${ids}SignIns`,
    summary: `List ${whose} running sign-ins`,
    answers: { 200: answer('The one used last first.', arrayOf('SignIn')) },
  },
  [`delete ${path}`]: {
    id: `end${ids}SignIns`,
    summary: `End ${whose} sign-ins`,
    description: 'All but the one that asks.',
    answers: { 200: answer('What is left.', arrayOf('SignIn')) },
  },
  [`delete ${path}/{session}`]: {
    id: `end${ids}SignIn`,
    summary: `End one of ${whose} sign-ins`,
    parameters: [
      {
        name: 'session',
        in: 'path',
        required: true,
        schema: { type: 'string' },
        description: 'The id of the sign-in.',
      },
    ],
    answers: { 200: answer('What is left.', arrayOf('SignIn')), ...failures(404) },
  },
});

const change = {
  summary: 'Change a role, lock somebody out or let them in again',
  description:
    'Ends the person’s sign-ins. One’s own account stays as it is, and so does the last owner who can sign in.',
  body: requestBody('UserUpdate', userUpdate),
  answers: { 200: answer('The person.', 'User'), ...failures(409) },
};

export const usersPart: RouterPart = {
  tag: { name: 'Users', description: 'The people of the team.' },
  routes: {
    'get /users': {
      id: 'listUsers',
      summary: 'List the people of the team',
      list: userFields,
      answers: { 200: listAnswer('The people.', 'User') },
    },
    'get /users/{key}': {
      id: 'getUser',
      summary: 'Read one person',
      answers: { 200: answer('The person.', 'User') },
    },
    'post /users': {
      id: 'createUser',
      summary: 'Invite somebody',
      description: 'By a mail with a link that sets a password once and ends after seven days.',
      body: requestBody('UserCreate', userCreate),
      answers: { 201: created('The person.', 'User'), ...failures(409) },
    },
    'post /users/{key}/invitation': {
      id: 'inviteUser',
      summary: 'Send the invitation anew',
      answers: { 200: answer('The person.', 'User'), ...failures(409) },
    },
    'put /users/{key}': { id: 'putUser', ...change },
    'patch /users/{key}': { id: 'patchUser', ...change },
    ...signInRoutes('/users/{key}/sign-ins', 'a person’s', 'User'),
  },
  records: { User: user, SignIn: signIn },
};

export const profilePart: RouterPart = {
  tag: {
    name: 'Profile',
    description: 'What everybody who is signed in may change of themselves.',
  },
  routes: {
    'get /profile': {
      id: 'getProfile',
      summary: 'Read one’s own profile',
      answers: { 200: answer('The profile.', 'Profile') },
    },
    'patch /profile': {
      id: 'patchProfile',
      summary: 'Change one’s own name or language',
      description: 'The name is what posts show as their author where they name nobody else.',
      body: requestBody('ProfileUpdate', profileUpdate),
      answers: { 200: answer('The profile.', 'Profile') },
    },
    'put /profile/password': {
      id: 'putPassword',
      summary: 'Change one’s own password',
      description: 'Ends all other sign-ins.',
      body: requestBody('PasswordUpdate', passwordUpdate),
      answers: { 200: answer('The profile.', 'Profile'), ...failures(429) },
    },
    ...signInRoutes('/profile/sign-ins', 'one’s own', 'Own'),
  },
  records: { Profile: profile },
};

export const accountLinksPart: RouterPart = {
  tag: { name: 'Account links', description: 'Links by mail with which people choose a password.' },
  routes: {
    'post /account-links': {
      id: 'requestPasswordReset',
      summary: 'Have a link for a new password sent',
      body: requestBody('PasswordResetRequest', passwordResetRequest),
      answers: {
        202: answer('Taken; the same whether there is such an account.', { type: 'object' }),
        ...failures(429),
      },
    },
    'post /account-links/read': {
      id: 'readAccountLink',
      summary: 'Ask what a link is for',
      body: requestBody('AccountLinkRead', accountLinkRead),
      answers: { 200: answer('Whose it is.', 'AccountLink'), ...failures(404, 429) },
    },
    'post /account-links/use': {
      id: 'useAccountLink',
      summary: 'Set a password by a link',
      description: 'Once. Ends all sign-ins of the person, who then signs in as usual.',
      body: requestBody('AccountLinkUse', accountLinkUse),
      answers: { 200: answer('Whose it was.', 'AccountLink'), ...failures(404, 429) },
    },
  },
  records: { AccountLink: accountLink },
};
