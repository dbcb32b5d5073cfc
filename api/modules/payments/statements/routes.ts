import { readFile } from 'node:fs/promises';
import type { Knex } from 'knex';
import { statementDecisions } from '../../../contract/entities/payment.ts';
import type { Bus } from '../../../platform/commands.ts';
import { unreadableFile } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { reviewStatement } from '../bookStatement.ts';
import { importStatement } from '../commands/importStatement.ts';

interface StatementsDeps {
  knex: Knex;
  bus: Bus;
  now(): Date;
}

const STATEMENT = [{ file: 'file', types: 'text/csv, application/json, text/plain' }] as const;

/** Statements of the bank account, as files: reviewed, and booked as a person decides. */
export const statementRoutes = ({ knex, bus, now }: StatementsDeps): Route[] => [
  route({
    id: 'reviewStatement',
    method: 'post',
    path: '/payments/statements/review',
    needs: 'write orders',
    summary: 'Read a bank statement without booking anything',
    description: 'Fio’s list of transactions in CSV or JSON, or GPC (ABO) in windows-1250.',
    input: requestBody('Statement', () => ({ type: 'object', properties: {} }), STATEMENT),
    answers: { 200: answer('The verdict on each movement.', 'StatementReview') },
    run: async (ctx) => reviewStatement(knex, await sentStatement(ctx), now()),
  }),
  route({
    id: 'bookStatement',
    method: 'post',
    path: '/payments/statements',
    needs: 'write orders',
    summary: 'Book a bank statement',
    description:
      'All or nothing. A movement is booked once, however often it is sent; incoming ones without a decision are stored and wait.',
    input: requestBody('StatementDecisions', statementDecisions, STATEMENT),
    answers: {
      200: answer('Numbers of booked and stored movements.', 'StatementOutcome'),
      ...failures(404),
    },
    run: async (ctx, { decisions }) => {
      const orders = new Map(decisions.map(({ external_id, order_id }) => [external_id, order_id]));
      const statement = await sentStatement(ctx);
      return importStatement(bus, { statement, orders }, actorOf(ctx));
    },
  }),
];

async function sentStatement(ctx: Context) {
  const [file] = [...ctx.state.files.values()].flat();
  if (!file) throw unreadableFile('statement.file');
  const { readStatement } = await import('./readStatement.ts');
  return readStatement(await readFile(file.path));
}
