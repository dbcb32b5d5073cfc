import { escapeHtml } from '../../html.ts';
import type { OpenApiDocument } from '../document.ts';
import type { Answer, Method, Operation, Parameter, RequestBody } from '../model.ts';
import { fieldList, paragraphs, prose, resolved, typeOf } from './schema.ts';

export function operationBlock(
  document: OpenApiDocument,
  path: string,
  method: Method,
  operation: Operation,
): string {
  const { operationId, summary, description = '', requestBody } = operation;
  const address = `${document.servers[0]?.url ?? ''}${path}`;
  const searched = `${method} ${address} ${summary} ${operationId}`.toLowerCase();
  const roles = operation['x-roles'] ?? [];
  return `<details class="operation" id="${operationId}" data-search="${escapeHtml(searched)}">
<summary><span class="method ${method}">${method}</span><code class="path">${pathOf(address)}</code><span class="says">${prose(summary)}</span>${roles.length > 0 ? `<span class="lock">${roles.join(', ')}</span>` : ''}</summary>
<div class="inside">${description && paragraphs(description)}
${parametersOf(document, operation)}${requestBody ? bodyOf(requestBody) : ''}
<h3>Answers</h3><div class="fields">${answersOf(document, operation)}</div></div></details>`;
}

/** A path that may break behind its slashes. */
const pathOf = (path: string) =>
  escapeHtml(path)
    .replaceAll('/', '/<wbr>')
    .replace(/\{(\w+)\}/g, '<i>{$1}</i>');

function parametersOf(document: OpenApiDocument, { parameters }: Operation): string {
  const rows = parameters
    .map((given) => resolved(document.components.parameters, given))
    .map((parameter) => parameterRow(parameter));
  return `<h3>Parameters</h3><div class="fields">${rows.join('')}</div>`;
}

function parameterRow(parameter: Parameter): string {
  const { name, in: place, description, required, schema, content } = parameter;
  const text = content?.['application/json']?.schema;
  const isFields = schema?.type === 'object';
  const type = text ? `JSON: ${typeOf(text)}` : typeOf(schema ?? {});
  const names = isFields
    ? `${Object.keys(schema.properties ?? {})
        .map(tick)
        .join(', ')}. `
    : '';
  const examples = (text ?? schema)?.examples?.map((one) => tick(exampleOf(one))) ?? [];
  const example = examples.length > 0 ? ` For example ${examples.join(' or ')}.` : '';
  return `<div class="field"><code class="name">${isFields ? 'any field' : escapeHtml(name)}</code><span class="type">${isFields ? '' : type} <small>${place}</small>${required ? ' <b class="required">required</b>' : ''}</span><span class="notes">${prose(names + description + example)}</span></div>`;
}

const tick = (text: string) => `\`${text}\``;
const exampleOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function bodyOf({ content }: RequestBody): string {
  const rows = Object.entries(content).map(
    ([type, { schema }]) =>
      `<div class="field"><code class="name">${escapeHtml(type)}</code><span class="type">${typeOf(schema)}</span></div>`,
  );
  return `<h3>Body</h3><div class="fields">${rows.join('')}</div>`;
}

function answersOf(document: OpenApiDocument, { responses }: Operation): string {
  return Object.entries(responses)
    .map(([status, given]) => answerRow(status, resolved(document.components.responses, given)))
    .join('');
}

function answerRow(status: string, { description, content = {}, headers = {} }: Answer): string {
  const types = Object.values(content).map(({ schema }) => typeOf(schema) + fieldsOfAll(schema));
  const names = Object.keys(headers).map((name) => `<code>${escapeHtml(name)}</code>`);
  const sent = names.length > 0 ? `<br>Headers: ${names.join(', ')}` : '';
  const kind = /^[23]/.test(status) ? 'good' : 'bad';
  return `<div class="field"><code class="name ${kind}">${status}</code><span class="type">${types.join('')}</span><span class="notes">${prose(description)}${sent}</span></div>`;
}

const fieldsOfAll = (schema: Parameters<typeof fieldList>[0]) =>
  schema.allOf ? fieldList(schema) : '';
