import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AT_ONCE,
  cookieOf,
  expectRefused,
  type Headers,
  openSiege,
  type Siege,
} from './attempts.ts';
import { tokenHash } from '@ribambelle/server/sessions/token.ts';
import { mutationsOf } from './mutations.ts';
import { mutationsToSend } from './refused-shapes.ts';
import { sampleRequest } from './sample.ts';
import type { Operation } from './schema.ts';
import { inParallel } from './wire.ts';
import { writeCall } from './write-call.ts';

let siege: Siege;

beforeAll(async () => {
  siege = await openSiege();
}, 180_000);
afterAll(() => siege.shop.close());

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];

/**
 * The calls with requests that need a further permission: health on badges, families in previews,
 * filters by money or tags. A complete sample includes them.
 */
const ASKS_FOR_MORE = [
  'getBadges',
  'getMailTemplatePreview',
  'getNotificationPreview',
  'listOfficeRegistrations',
  'listOfficeCustomers',
  'previewMailTemplate',
  'previewNotification',
];

describe('callers', () => {
  test('without a session, with an expired one, or with one of the other site, are refused, and nothing changes', async () => {
    const { expired_customer, expired_collaborator, customer, collaborator } = siege.tokens;
    const tokensOf = ({ site }: Operation) => ({
      none: null,
      expired: site === 'storefront' ? expired_customer : expired_collaborator,
      'of the other site': site === 'storefront' ? collaborator : customer,
    });
    const outcomes = await siege.attempt(
      siege.operations
        .filter(({ who }) => who !== 'anyone' && who !== 'visitor')
        .flatMap((operation) =>
          Object.entries(tokensOf(operation)).map(([name, token]) =>
            siege.polite(operation, {
              headers: cookieOf(operation, token),
              says: `session: ${name}`,
            }),
          ),
        ),
    );
    expectRefused(outcomes, 'NOT_SIGNED_IN');
    expect((await siege.traces.look()).changed).toEqual([]);
  });

  test('without permissions are refused every call that needs one', async () => {
    const operations = siege.operations.filter(({ who }) => who.includes('.'));
    const headersOf = (operation: Operation) => cookieOf(operation, siege.tokens.powerless);
    const outcomes = await siege.attempt(
      operations.map((one) =>
        siege.polite(one, { headers: headersOf(one), says: 'no permission' }),
      ),
    );
    expectRefused(outcomes, 'NOT_PERMITTED');
    expect((await siege.traces.look()).changed).toEqual([]);
  });

  test('with the permission of a call, and no other, are let in', async () => {
    const hash = tokenHash(siege.tokens.powerless);
    const read_operations = siege.operations.filter(
      ({ who, method }) => who.includes('.') && method === 'GET',
    );
    const let_in: string[] = [];
    for (const operation of read_operations) {
      await siege.shop.sql(
        `update collaborator_roles r set permissions = $1 from collaborators c join sessions s on s.collaborator_id = c.id
         where r.id = c.role_id and s.token_hash = $2`,
        [operation.who.split(', '), hash],
      );
      const headers = cookieOf(operation, siege.tokens.powerless);
      const [outcome] = await siege.attempt([
        siege.polite(operation, { headers, says: operation.who }),
      ]);
      if (!outcome?.answer.text.includes('"NOT_PERMITTED"')) let_in.push(operation.name);
    }
    await siege.traces.restore();
    const names = read_operations
      .map(({ name }) => name)
      .filter((name) => !ASKS_FOR_MORE.includes(name));
    expect(let_in).toEqual(names);
  });

  test('from another site, through the browser, are refused before anything else', async () => {
    const wrongs: readonly Headers[] = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://localhost.evil.test' },
      { origin: `http://localhost:${siege.shop.server.port + 1}` },
    ];
    const write_operations = siege.operations.filter(({ method }) => method !== 'GET');
    const outcomes = await siege.attempt(
      write_operations.flatMap((operation) =>
        wrongs.map((wrong) =>
          siege.polite(operation, {
            headers: { ...siege.signedIn(operation), ...wrong },
            says: JSON.stringify(wrong),
          }),
        ),
      ),
    );
    expectRefused(outcomes, 'WRONG_ORIGIN');
    expect((await siege.traces.look()).changed).toEqual([]);
  });
});

const JSON_TYPE = { 'content-type': 'application/json' };
const BODIES: readonly (readonly [says: string, body: string, headers: Headers])[] = [
  ...([
    ['no JSON', '{"a":', JSON_TYPE],
    ['a list', '[]', JSON_TYPE],
    ['a text', '"x"', JSON_TYPE],
    ['null', 'null', JSON_TYPE],
  ] as const),
  ...([
    ['a number', '1', JSON_TYPE],
    ['XML', '<a/>', JSON_TYPE],
    ['a null character', '{"a":"\\u0000"}', JSON_TYPE],
  ] as const),
  ...([
    ['plain text', '{}', { 'content-type': 'text/plain' }],
    ['no content type', '{"a":1}', {}],
  ] as const),
  ...([
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['deep', '['.repeat(60_000), JSON_TYPE],
  ] as const),
  ['too large', `{"a":"${'x'.repeat(300_000)}"}`, JSON_TYPE],
];

describe('requests', () => {
  test('with a body that is no JSON object, too large or of another type, change nothing', async () => {
    const outcomes = await siege.attempt(
      siege.operations
        .filter(({ hasBody }) => hasBody)
        .flatMap((operation) =>
          BODIES.map(([name, body, headers]) => {
            const { call } = siege.polite(operation, { headers: {}, says: name });
            return {
              says: name,
              operation,
              call: { ...call, headers: { ...siege.signedIn(operation), ...headers }, body },
            };
          }),
        ),
    );
    expectRefused(outcomes, 'INVALID_REQUEST', 'BODY_TOO_LARGE');
    expect((await siege.traces.look()).changed).toEqual([]);
  });

  test('for unknown paths are refused, whatever the method', async () => {
    const paths = [
      '/api',
      '/api/',
      '/api/x',
      '/api/activities/a/b/c',
      '/api//activities',
      '/api/%2e%2e/x',
      '/api/constructor',
      '/api/__proto__',
      '/api/activities/%ff',
      '/api/activities/%00',
      '/API/activities',
      `/api/${'x'.repeat(8e3)}`,
      '/api/activities/..%2f..%2fx',
    ];
    const calls = (['storefront', 'back-office'] as const).flatMap((site) =>
      paths.flatMap((path) => METHODS.map((method) => ({ site, method, path }))),
    );
    const answers = await inParallel(calls, {
      atOnce: AT_ONCE,
      work: async (call) => ({ call, answer: await siege.wire(call) }),
    });
    const wrong = answers.filter(({ answer }) => answer.status < 400 || answer.status >= 500);
    expect(wrong.map(({ call, answer }) => `${call.method} ${call.path} ${answer.status}`)).toEqual(
      [],
    );
    expect((await siege.traces.look()).changed).toEqual([]);
  });

  test('with a method that the path does not have are refused', async () => {
    const everyCode = siege.operations.flatMap(({ errors }) => errors);
    const routes = Map.groupBy(siege.operations, ({ site, path }) => `${site} ${path}`);
    const attempts = [...routes.values()].flatMap((operations) =>
      METHODS.filter(
        (method) => !operations.some((operation) => operation.method === method),
      ).flatMap((method) =>
        operations.slice(0, 1).map((operation) => {
          const polite = siege.polite(operation, {
            headers: siege.signedIn(operation),
            says: `method ${method}`,
          });
          // the address may be that of another endpoint, whose `{x}` takes its last word
          return {
            ...polite,
            also: ['UNKNOWN_PATH', ...everyCode],
            call: { ...polite.call, method },
          };
        }),
      ),
    );
    expectRefused(await siege.attempt(attempts));
    expect((await siege.traces.look()).changed).toEqual([]);
  });

  test('with any value in any field cause no undeclared error, and change nothing when refused', async () => {
    let mutation_count = 0;
    let attempt_count = 0;
    for (const operation of siege.operations) {
      const mutations = mutationsOf(operation, sampleRequest(operation, siege.own));
      const attempts = mutationsToSend(operation, mutations).map(({ says, request }) => ({
        says,
        operation,
        also: ['UNKNOWN_PATH'],
        call: writeCall(operation, {
          request,
          headers: siege.signedIn(operation),
        }),
      }));
      await siege.settle(attempts);
      mutation_count += mutations.length;
      attempt_count += attempts.length;
    }
    expect(mutation_count).toBeGreaterThan(20_000);
    expect(attempt_count).toBeGreaterThan(4_000);
  }, 1_200_000);
});
