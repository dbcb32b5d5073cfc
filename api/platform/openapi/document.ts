import { type ZodType, z } from 'zod';
import { has, ROLES, type RouteRule, SCOPES } from '../../contract/access.ts';
import { pictureInfo } from '../../contract/entities/picture.ts';
import { productFeature } from '../../contract/entities/product.ts';
import { productPhoto } from '../../contract/entities/productPhoto.ts';
import { INVOICES } from '../http/cookies.ts';
import { ERROR_SCHEMA, FAILURES, failures, HEADERS, withETag } from './answers.ts';
import { tidy } from './fieldNotes.ts';
import {
  ACCEPT_LANGUAGE,
  IF_NONE_MATCH,
  listParameters,
  SHARED_PARAMETERS,
} from './listParameters.ts';
import type { Described, Operation, Parameter, Part, PathItem, Schema } from './model.ts';

/** The whole API as OpenAPI 3.1, made of its routes and the contract's schemas. */
export function openApiDocument(parts: readonly Part[]) {
  const records = parts.flatMap((part) => Object.entries(part.records ?? {}));
  const described = parts.flatMap(({ routes }) => Object.values(routes));
  const inputs = described.flatMap(({ body }) => Object.entries(body?.describe().inputs ?? {}));
  const schemas: Record<string, Schema> = {
    Error: ERROR_SCHEMA,
    ...outSchemas({ ...SHARED_RECORDS, ...Object.fromEntries(records) }),
    ...Object.fromEntries(inputs),
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Paddock API',
      version: '1',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: parts.map(({ tag }) => tag),
    paths: pathsOf(parts),
    components: {
      schemas,
      parameters: { ...SHARED_PARAMETERS },
      headers: { ...HEADERS },
      responses: { ...FAILURES },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;

const INTRODUCTION = `The data of the site, the shop and the back-office.

Every answer is in the language of \`accept-language\`. Every write takes JSON as well as a multipart form. A list without list parameters is whole; with those of react-admin (\`sort\`, \`range\`, \`filter\`) or of json-server (\`_sort\`, \`_order\`, \`_start\`, \`_end\`, \`_page\`, \`_limit\`, \`q\` and the fields themselves) it is the part asked for. The parameters \`_\`, \`_t\`, \`t\`, \`timestamp\` and \`cacheBuster\` mean nothing.

Who is signed in has a role, a script’s token has scopes: \`x-roles\` and \`x-scopes\` of an operation tell which of them may call it.`;

const SHARED_RECORDS = {
  PictureInfo: pictureInfo,
  ProductPhoto: productPhoto,
  ProductFeature: productFeature,
};

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  invoiceCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: INVOICES.name,
    description: 'Begins with `__Host-` where the site has https.',
  },
};

const BEARER = { bearer: [] };

function accessOf(rule: RouteRule) {
  if (rule.for === 'open') return { security: [] };
  if (rule.needs.length === 0) return { security: [{}, BEARER] };
  return {
    security: rule.for === 'cookie' ? [BEARER, { invoiceCookie: [] }] : [BEARER],
    'x-roles': ROLES.filter((role) => rule.needs.every((need) => has({ role }, need))),
    'x-scopes': SCOPES.filter((one) => rule.needs.every((need) => has({ scopes: [one] }, need))),
  };
}

function pathsOf(parts: readonly Part[]): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const { tag, routes } of parts) {
    for (const [route, described] of Object.entries(routes)) {
      const [method = '', path = ''] = route.split(' ');
      paths[path] = { ...paths[path], [method]: toOperation(route, described, tag.name) };
    }
  }
  return paths;
}

function toOperation(route: string, described: Described, tag: string): Operation {
  const [, path = ''] = route.split(' ');
  const { id, summary, description, list, isCached } = described;
  const access = accessOf(described.rule);
  const { body } = described;
  const hasKey = path.includes('{key}');
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...access,
    parameters: [
      ...(hasKey ? [keyParameter(described.key)] : []),
      ...(described.parameters ?? []),
      ...(list ? listParameters(list) : []),
      ...(isCached ? [IF_NONE_MATCH] : []),
      ACCEPT_LANGUAGE,
    ],
    ...(body && { requestBody: { required: body.required, content: body.describe().content } }),
    responses: {
      ...(list && failures(400)),
      ...(body && failures(400, 413, 415, 422)),
      ...(hasKey && failures(404)),
      ...(access.security.length > 0 && failures(401)),
      ...('x-roles' in access && failures(403)),
      ...(isCached ? withETag(described.answers) : described.answers),
      default: { $ref: '#/components/responses/Unexpected' },
    },
  };
}

const keyParameter = (description?: string): Parameter => ({
  name: 'key',
  in: 'path',
  required: true,
  description: description ?? 'The numeric id.',
  schema: { type: description ? 'string' : 'integer' },
});

/** Component schemas; one used in another becomes a reference to it. */
function outSchemas(records: Readonly<Record<string, ZodType>>): Record<string, Schema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(records)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'output',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, tidy(schema)]));
}
