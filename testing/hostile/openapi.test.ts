import type { OpenApi } from '@ribambelle/api/openapi.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../shop.ts';
import { createWire, type Site, type Wire } from './wire.ts';
import { documentOf } from './world.ts';

let shop: Shop;
let wire: Wire;
const documents = new Map<Site, OpenApi>();

beforeAll(async () => {
  shop = await openShop();
  wire = createWire(shop.server);
  await shop.make.organiser({}, 'localhost');
  for (const site of ['storefront', 'back-office'] as const)
    documents.set(site, await documentOf(wire, site));
});
afterAll(() => shop.close());

function operationsIn(site: Site) {
  return Object.entries(documents.get(site)?.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

const TYPES = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);

/**
 * Lists that hold nothing: items that are not sold yet, elements inside those of the last level.
 */
const HOLDS_NOTHING = /\/bookings\/items$|(\/children\/items){5}$/;

/** Returns the places of a schema that say nothing, or that JSON Schema 2020-12 does not know. */
function fieldErrorsOf(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
    return [`${at} is no schema`];
  const words = new Map<string, unknown>(Object.entries(schema));
  const is_described = ['type', 'anyOf', 'allOf', 'oneOf', 'enum', 'const', '$ref'].some((word) =>
    words.has(word),
  );
  const types = [words.get('type') ?? []].flat();
  const properties = Object.entries(words.get('properties') ?? {});
  const required = [words.get('required') ?? []].flat();
  const choices = ['anyOf', 'allOf', 'oneOf'].flatMap((word) => [words.get(word) ?? []].flat());
  return [
    ...(is_described || HOLDS_NOTHING.test(at) ? [] : [`${at} says nothing`]),
    ...types
      .filter((type) => typeof type !== 'string' || !TYPES.has(type))
      .map((type) => `${at} has the type ${JSON.stringify(type)}`),
    ...(words.has('nullable') ? [`${at} speaks OpenAPI 3.0`] : []),
    ...required
      .filter((name) => !properties.some(([property]) => property === name))
      .map((name) => `${at} demands ${JSON.stringify(name)}, which it has not`),
    ...choices.flatMap((choice, index) => fieldErrorsOf(choice, `${at}/choice ${index}`)),
    ...(words.has('items') ? fieldErrorsOf(words.get('items'), `${at}/items`) : []),
    ...properties.flatMap(([name, property]) => fieldErrorsOf(property, `${at}/${name}`)),
  ];
}

describe.each(['storefront', 'back-office'] as const)('the document of the %s', (site) => {
  test('is OpenAPI 3.1 and describes the sign-in', () => {
    const document = documents.get(site);
    expect(document?.openapi).toBe('3.1.0');
    expect(document?.info).toMatchObject({
      title: expect.stringMatching(/\w/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    expect(document?.components).toMatchObject({
      securitySchemes: { session: { type: 'apiKey', in: 'cookie' } },
    });
    expect(operationsIn(site).length).toBeGreaterThan(20);
  });

  test('every operation has a unique id, a summary, its parameters and its errors by status', () => {
    const ids = operationsIn(site).map(({ operation }) => operation.operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const { path, method, operation } of operationsIn(site)) {
      const route = `${method} ${path}`;
      expect(operation.operationId, route).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operation.summary, route).toMatch(/^[A-Z«].{8,}\.$/);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const path_parameters = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(
        path_parameters.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other)),
        route,
      ).toEqual(inPath.toSorted((one, other) => String(one).localeCompare(String(other))));
      expect(
        path_parameters.every(({ required }) => required),
        route,
      ).toBe(true);
      const input = Object.entries(operation.responses).flatMap(([status, { description }]) =>
        status === '200' ? [] : description.split(', '),
      );
      expect(input.toSorted(), route).toEqual([...operation['x-errors']].toSorted());
      expect(Object.keys(operation.responses), route).toContain('200');
      for (const status of Object.keys(operation.responses))
        expect(status, route).toMatch(/^(200|4\d\d|503)$/);
      const open = operation['x-who'] === 'anyone' || operation['x-who'] === 'visitor';
      expect(operation.security.length, route).toBe(open ? 0 : 1);
      if (!open) expect(operation['x-errors'], route).toContain('NOT_SIGNED_IN');
    }
  });

  test('every request and every answer is described down to its leaves', () => {
    const fieldErrors = operationsIn(site).flatMap(({ path, method, operation }) => {
      const route = `${method} ${path}`;
      const body = operation.requestBody?.content['application/json']?.schema;
      const content = operation.responses['200']?.content ?? {};
      const answers = Object.entries(content).flatMap(([type, input]) =>
        type === 'application/json' &&
        typeof input === 'object' &&
        input !== null &&
        'schema' in input
          ? fieldErrorsOf(input.schema, `${route} answer`)
          : [],
      );
      return [
        ...operation.parameters.flatMap(({ name, schema }) =>
          fieldErrorsOf(schema, `${route} ${name}`),
        ),
        ...(body === undefined ? [] : fieldErrorsOf(body, `${route} body`)),
        ...answers,
      ];
    });
    expect(fieldErrors).toEqual([]);
  });
});

describe.each(['storefront', 'back-office'] as const)(
  'readers of the document of the %s',
  (site) => {
    test('every refusal has the shape of an error', () => {
      for (const { operation } of operationsIn(site))
        for (const [status, response] of Object.entries(operation.responses))
          if (status !== '200')
            expect(JSON.stringify(response.content), operation.operationId).toContain(
              '#/components/schemas/Error',
            );
      expect(documents.get(site)?.components).toMatchObject({
        schemas: { Error: { type: 'object', required: ['error', 'message', 'fields'] } },
      });
    });

    test('it can be read as a page, on which no script runs', async () => {
      const { status, headers, text } = await wire({ site, method: 'GET', path: '/api/docs' });
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(text).not.toContain('<script');
      for (const { path, operation } of operationsIn(site)) {
        expect(text).toContain(`id="${operation.operationId}"`);
        expect(text).toContain(path);
      }
    });
  },
);
