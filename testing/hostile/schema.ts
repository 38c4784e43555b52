import type { OpenApi } from '@ribambelle/api/openapi.ts';

/** The JSON schemas of the documents, as far as a stranger must understand them. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly (string | number)[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly default?: unknown;
}

/** An operation of a document, with every field in one place. */
export interface Operation {
  readonly name: string;
  readonly site: 'storefront' | 'back-office';
  readonly method: string;
  readonly path: string;
  readonly who: string;
  readonly errors: readonly string[];
  readonly inPath: readonly string[];
  readonly hasBody: boolean;
  /** Path, query and body together. */
  readonly schema: Schema;
}

/** Returns the operations of a document, as the site serves it. */
export function operationsOf(document: OpenApi, site: Operation['site']): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body: Schema = operation.requestBody?.content['application/json']?.schema ?? {};
      const parameters = operation.parameters.map(({ name, schema }) => [name, schema] as const);
      const required = operation.parameters
        .filter((parameter) => parameter.required)
        .map(({ name }) => name);
      return {
        name: operation.operationId,
        site,
        method: method.toUpperCase(),
        path,
        who: operation['x-who'],
        errors: operation['x-errors'],
        inPath: operation.parameters
          .filter((parameter) => parameter.in === 'path')
          .map(({ name }) => name),
        // a file is no body that a schema could fill: its fields are in the query
        hasBody: operation.requestBody?.content['application/json'] !== undefined,
        schema: {
          type: 'object',
          properties: {
            ...Object.fromEntries(parameters),
            ...body.properties,
          },
          required: [...required, ...(body.required ?? [])],
        },
      };
    }),
  );
}

/** Returns the schema of a value other than null: the first one that is not empty. */
export function solid(schema: Schema): Schema {
  const choice = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema.allOf?.[0];
  return choice === undefined ? schema : solid(choice);
}
