import { PENDING, PENDING_CODES } from '@ribambelle/domain/collaborators/pending.ts';
import { z } from 'zod';
import { errors, type ErrorCode } from './all-errors.ts';
import { endpoints } from './all.ts';
import { type Endpoint, isOfStaff, isReader, isVersioned, permissionsOf } from './endpoint.ts';
import { file } from './general/shapes.ts';

type JsonSchema = { readonly [key: string]: unknown };

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: { readonly [type: string]: { readonly schema: JsonSchema } };
  };
  readonly responses: {
    readonly [status: string]: { readonly description: string; readonly content?: JsonSchema };
  };
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
  readonly 'x-who': string;
  readonly 'x-errors': readonly string[];
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: JsonSchema;
}

const FOR_ALL =
  'Amounts are integers in minor units, instants are ISO 8601 in UTC. Lists in a query are written with commas or by naming them again. A call that changes something may carry an Idempotency-Key.';
const DESCRIPTION = {
  storefront: `${FOR_ALL} Texts are in the language before the path (/en/api/activities), else of Accept-Language, else of the organiser. A category may also be named by its group: category-{cuid of the group}.`,
  'back-office': FOR_ALL,
};

/** The shape of every refusal (R8). */
const ERROR: JsonSchema = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'A code, one of x-errors' },
    message: {
      type: 'string',
      description: 'The sentence that people read, in the language of the request',
    },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A code for each field that is wrong, by its path',
    },
    details: {
      type: 'object',
      additionalProperties: { type: ['integer', 'string'] },
      description: 'What is true instead, by name: amounts in minor units, days, cuids',
    },
  },
  required: ['error', 'message', 'fields'],
};

/**
 * Returns every error that an endpoint may answer: its own, and those that follow from the kind of
 * call.
 */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const general: ErrorCode[] = ['INVALID_REQUEST', 'NOT_FOUND', 'BUSY'];
  if (endpoint.who !== 'anyone' && endpoint.who !== 'visitor') general.push('NOT_SIGNED_IN');
  if (endpoint.who.includes('.')) general.push('NOT_PERMITTED');
  if (isOfStaff(endpoint))
    for (const pending of PENDING)
      if (endpoint.while_pending?.includes(pending) !== true) general.push(PENDING_CODES[pending]);
  if (endpoint.recent_password !== undefined) general.push('PASSWORD_REQUIRED');
  if (endpoint.method !== 'GET') general.push('WRONG_ORIGIN', 'BODY_TOO_LARGE');
  if (!isReader(endpoint)) general.push('IDEMPOTENCY_KEY_REUSED');
  if (isVersioned(endpoint)) general.push('CHANGED_MEANWHILE');
  if (endpoint.limit !== undefined) general.push('TOO_MANY_TRIES');
  return [...new Set([...general, ...endpoint.errors])];
}

/** Makes the OpenAPI 3.1 document of one site, from the endpoints alone. */
export function openApi(site: 'storefront' | 'back-office'): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (endpoint.path.startsWith('/api/back-office/') !== (site === 'back-office')) continue;
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(name, endpoint),
    };
  }
  const cookie = site === 'storefront' ? 'ribambelle_session' : 'ribambelle_office';
  return {
    openapi: '3.1.0',
    info: {
      title: site === 'storefront' ? 'Ribambelle' : 'Ribambelle, back-office',
      version: '0.1.0',
      description: DESCRIPTION[site],
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      schemas: { Error: ERROR },
    },
  };
}

function operationOf(name: string, endpoint: Endpoint): Operation {
  const schema = jsonSchema(endpoint.request, 'input');
  const properties = Object.entries(isSchema(schema.properties) ? schema.properties : {});
  const required = Array.isArray(schema.required) ? schema.required : [];
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  const isUpload = endpoint.upload_limit !== undefined;
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const inBody = (field: string) => (isUpload ? field === 'file' : hasBody && !inPath.has(field));
  const parameters = properties
    .filter(([field]) => !inBody(field))
    .map(([field, property]): Parameter => ({
      name: field,
      in: inPath.has(field) ? 'path' : 'query',
      required: inPath.has(field) || required.includes(field),
      schema: isSchema(property) ? property : {},
    }));
  const body = {
    ...schema,
    properties: Object.fromEntries(properties.filter(([field]) => inBody(field))),
    required: required.filter((field) => inBody(String(field))),
  };
  const content = isUpload
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: body } };
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters,
    ...(hasBody
      ? {
          requestBody: {
            required: true as const,
            content,
          },
        }
      : {}),
    responses: responsesOf(endpoint),
    security: endpoint.who === 'anyone' || endpoint.who === 'visitor' ? [] : [{ session: [] }],
    'x-who': permissionsOf(endpoint).join(', ') || endpoint.who,
    'x-errors': errorsOf(endpoint),
  };
}

function responsesOf(endpoint: Endpoint): Operation['responses'] {
  const content =
    endpoint.answer === file
      ? { '*/*': {} }
      : { 'application/json': { schema: jsonSchema(endpoint.answer, 'output') } };
  const responses: Record<string, { description: string; content?: JsonSchema }> = {
    '200': { description: 'The answer', content },
  };
  for (const [status, codes] of Map.groupBy(errorsOf(endpoint), (code) => String(errors[code]))) {
    const schema = { $ref: '#/components/schemas/Error' };
    responses[status] = {
      description: codes.join(', '),
      content: { 'application/json': { schema } },
    };
  }
  return responses;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
