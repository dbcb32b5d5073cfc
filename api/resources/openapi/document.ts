import { type ZodType, z } from 'zod';
import { pictureInfo } from '../../contract/entities/picture.ts';
import { productFeature } from '../../contract/entities/product.ts';
import { productPhoto } from '../../contract/entities/productPhoto.ts';
import { INVOICE_COOKIE } from '../../services/sessions/tokens.ts';
import { plainResources } from '../plainResources.ts';
import { ERROR_SCHEMA, FAILURES, failures, HEADERS } from './answers.ts';
import { tidy } from './fieldNotes.ts';
import { ACCEPT_LANGUAGE, SHARED_PARAMETERS } from './listParameters.ts';
import {
  type Access,
  type Described,
  type DescribedPath,
  METHODS,
  type OpenApiDocument,
  type Operation,
  type Part,
  type PathItem,
  type Schema,
} from './model.ts';
import { authPart } from './parts/auth.ts';
import { mailsPart, overviewPart, previewsPart, revisionsPart } from './parts/backOffice.ts';
import { blogPart } from './parts/blog.ts';
import { carPhotosPart } from './parts/carPhotos.ts';
import { contactMessagesPart } from './parts/contactMessages.ts';
import { mediaPart } from './parts/media.ts';
import { ordersPart } from './parts/orders.ts';
import { contentPart, healthPart, livePart, referencePart } from './parts/service.ts';
import { plainResource } from './plainResource.ts';

/** The whole API as OpenAPI 3.1, made of the resources' declarations and the contract's schemas. */
export function openApiDocument(): OpenApiDocument {
  const parts = [
    authPart,
    ...plainResources.map(plainResource),
    carPhotosPart,
    blogPart,
    contactMessagesPart,
    ordersPart,
    mailsPart,
    mediaPart,
    revisionsPart,
    previewsPart,
    contentPart,
    overviewPart,
    livePart,
    healthPart,
    referencePart,
  ];
  const joined = <T>(of: (part: Part) => Readonly<Record<string, T>> | undefined) =>
    Object.fromEntries(parts.flatMap((part) => Object.entries(of(part) ?? {})));
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
      schemas: {
        Error: ERROR_SCHEMA,
        ...outSchemas({ ...SHARED_RECORDS, ...joined((part) => part.records) }),
        ...joined((part) => part.inputs),
      },
      parameters: { ...SHARED_PARAMETERS },
      headers: { ...HEADERS },
      responses: { ...FAILURES },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const INTRODUCTION = `The data of the site, the shop and the back-office.

Every answer is in the language of \`accept-language\`. Every write takes JSON as well as a multipart form. A list without list parameters is whole; with those of react-admin (\`sort\`, \`range\`, \`filter\`) or of json-server (\`_sort\`, \`_order\`, \`_start\`, \`_end\`, \`_page\`, \`_limit\`, \`q\` and the fields themselves) it is the part asked for. The parameters \`_\`, \`_t\`, \`t\`, \`timestamp\` and \`cacheBuster\` mean nothing.`;

/** Parts of several records. */
const SHARED_RECORDS = {
  PictureInfo: pictureInfo,
  ProductPhoto: productPhoto,
  ProductFeature: productFeature,
};

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  invoiceCookie: { type: 'apiKey', in: 'cookie', name: INVOICE_COOKIE },
};

const SECURITY: Readonly<Record<Access, Record<string, string[]>[]>> = {
  public: [{}, { bearer: [] }],
  administrator: [{ bearer: [] }],
  open: [],
  invoice: [{ bearer: [] }, { invoiceCookie: [] }],
};

/** A path may be described in more than one part. */
function pathsOf(parts: readonly Part[]): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const { tag, paths: described } of parts) {
    for (const [path, item] of Object.entries(described)) {
      paths[path] = { ...paths[path], ...pathItem(item, tag.name) };
    }
  }
  return paths;
}

const pathItem = (described: DescribedPath, tag: string): PathItem =>
  Object.fromEntries(
    METHODS.flatMap((method) => {
      const operation = described[method];
      return operation ? [[method, toOperation(operation, tag)]] : [];
    }),
  );

function toOperation(described: Described, tag: string): Operation {
  const { id, summary, description, access, parameters = [], body, answers } = described;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: SECURITY[access],
    parameters: [...parameters, ACCEPT_LANGUAGE],
    ...(body && { requestBody: body }),
    responses: {
      ...answers,
      ...(access !== 'open' && failures(401)),
      default: { $ref: '#/components/responses/Unexpected' },
    },
  };
}

/**
 * Contract schemas of what travels out as component schemas; a schema that stands in another one
 * becomes a reference to it.
 */
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
