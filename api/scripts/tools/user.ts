import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { User } from '../../../db/models/user.ts';
import { isRole, ROLES } from '../../contract/access.ts';
import { isEmail } from '../../contract/email.ts';
import { messageText } from '../../contract/messages/messages.ts';
import {
  changeAccount,
  changePassword,
  createUser,
  hashChosen,
  resetFactors,
} from '../../modules/accounts/index.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { loadConfig } from '../../platform/config.ts';
import { Failure } from '../../platform/failure.ts';
import { productBus } from '../../productBus.ts';
import { type ToolProcess, toolWithUsage } from '../tool.ts';
import { askPassword } from './askPassword.ts';
import { withDatabase } from './siteData.ts';

const USAGE = `Usage:
  npm run user -- list
  npm run user -- add EMAIL [--role ${ROLES.join('|')}] [--name NAME]
  npm run user -- password [EMAIL]
  npm run user -- disable EMAIL
  npm run user -- enable EMAIL
  npm run user -- lost-factor EMAIL
Passwords are asked for, or piped in.`;

type Command = (knex: Knex, email: string | undefined, more: More) => Promise<string>;

interface More {
  role?: string;
  name?: string;
  /** Where passwords are asked for. */
  terminal: ToolProcess;
}

const COMMANDS = new Map<string, Command>([
  ['list', list],
  ['add', add],
  ['password', setPassword],
  ['disable', (knex, email) => setDisabled(knex, email, true)],
  ['enable', (knex, email) => setDisabled(knex, email, false)],
  ['lost-factor', removeFactor],
]);

/** Manages accounts on the server, also when no one can sign in any more. */
export const user = toolWithUsage(USAGE, async (terminal) => {
  const config = loadConfig(terminal.env);
  const options = { email: text(), role: text(), name: text() };
  const args = [...terminal.args];
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name = '', address = values.email, ...rest] = positionals;
  const command = COMMANDS.get(name);
  if (!command || rest.length > 0) throw new Error(USAGE);
  const email = address?.trim().toLowerCase();
  return withDatabase(config, async (knex) => {
    const said = await inEnglish(command(knex, email, { ...values, terminal }));
    terminal.stdout.write(`${said}\n`);
    return 0;
  });
});

function text() {
  return { type: 'string' } as const;
}

/** Turns a Failure into an error with its English message. */
function inEnglish<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    throw new Error(messageText(error.messageRef.key, 'en', error.messageRef.params));
  });
}

async function list(knex: Knex): Promise<string> {
  const users = await User.query(knex).modify('known').orderBy('id');
  const lines = users.map(({ email, username, role, disabled_at, password_hash }) => {
    const state = disabled_at !== null ? 'disabled' : password_hash === '' ? 'invited' : 'active';
    return [email, username, role, state];
  });
  const width = (at: number) => Math.max(0, ...lines.map((line) => line[at]?.length ?? 0));
  const padded = lines.map((line) => line.map((cell, at) => cell.padEnd(width(at))).join('  '));
  return padded.map((line) => line.trimEnd()).join('\n') || 'There is no account yet';
}

async function add(knex: Knex, email: string | undefined, more: More): Promise<string> {
  const { role = 'owner', name = '', terminal } = more;
  if (!email || !isEmail(email)) throw new Error('An account needs an e-mail address');
  if (!isRole(role)) throw new Error(`The role must be one of ${ROLES.join(', ')}`);
  if (await User.query(knex).findOne({ email })) throw new Error(`${email} already exists`);
  const password_hash = await hashChosen(knex, await askPassword(email, terminal), email);
  const account = { email, username: name.trim(), role, locale: null, password_hash };
  await createUser(productBus({ knex }), account, PRODUCT);
  return `${email} can sign in as ${role}.`;
}

async function setPassword(knex: Knex, email: string | undefined, { terminal }: More) {
  const user = await find(knex, email);
  const password = await askPassword(user.email, terminal);
  const password_hash = await hashChosen(knex, password, user.email);
  await changePassword(productBus({ knex }), { userId: user.id, password_hash }, PRODUCT);
  return `${user.email} has a new password and is signed out everywhere.`;
}

async function setDisabled(knex: Knex, email: string | undefined, is_disabled: boolean) {
  if (email === undefined) throw new Error(USAGE);
  const user = await find(knex, email);
  await changeAccount(productBus({ knex }), { id: user.id, is_disabled }, PRODUCT);
  return `${user.email} ${is_disabled ? 'is disabled and signed out everywhere' : 'can sign in again'}.`;
}

async function removeFactor(knex: Knex, email: string | undefined): Promise<string> {
  if (email === undefined) throw new Error(USAGE);
  const user = await find(knex, email);
  await resetFactors(productBus({ knex }), { userId: user.id }, PRODUCT);
  return `${user.email} signs in by the password alone and is signed out everywhere.`;
}

/** The account of an address; without one, the first owner who can sign in. */
async function find(knex: Knex, email: string | undefined): Promise<User> {
  const first = User.query(knex).modify('active').where({ role: 'owner' }).orderBy('id').first();
  const user = await (email === undefined ? first : User.query(knex).findOne({ email }));
  if (!user) {
    throw new Error(email === undefined ? 'There is no owner yet' : `There is no ${email}`);
  }
  return user;
}
