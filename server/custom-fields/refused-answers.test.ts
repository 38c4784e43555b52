import type { MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Given = { field_id: number; data: string | string[] };

let shop: Shop;
let anne: MadeCustomer;
/** The ids of the fields, by their entity and name. */
const fields = new Map<string, number>();

beforeAll(async () => {
  shop = await openShop();
  const organiser = await shop.make.organiser();
  anne = await shop.make.customer(organiser);
  for (const entity of ['CUSTOMERS', 'PARTICIPANTS'] as const) {
    const field = async (name: string, columns: { type: string; required?: boolean }) => {
      const [row] = await shop.sql<{ id: string }>(
        `insert into custom_fields (organiser_id, entity, type, title, required, choices, pattern)
         values ($1, $2, $3, '{"fr":"Question"}', $4, $5, $6) returning id`,
        [
          organiser.id,
          entity,
          columns.type,
          columns.required ?? false,
          JSON.stringify(columns.type === 'CHOICES_SINGLE' ? [{ id: 1, label: { fr: 'S' } }] : []),
          columns.type === 'TEXT' ? '[0-9]{4}' : null,
        ],
      );
      fields.set(`${entity} ${name}`, Number(row?.id));
    };
    await field('code', { type: 'TEXT', required: true });
    await field('size', { type: 'CHOICES_SINGLE' });
    await field('day', { type: 'DATE' });
  }
});
afterAll(() => shop.close());

const person = { firstname: 'Zoé', lastname: 'Dubois' };
const participant = { ...person, birthdate: '2018-02-03' };
const customer = {
  ...person,
  phone: '0470 11 22 33',
  address: {
    street: 'Rue Haute',
    number: '12',
    postcode: '1000',
    city: 'Bruxelles',
    country: 'BE' as const,
  },
};
let number = 0;

describe.each([
  [
    'createParticipant',
    'PARTICIPANTS',
    (custom_data: Given[]) => shop.call('createParticipant', { ...participant, custom_data }, anne),
  ],
  [
    'updateParticipant',
    'PARTICIPANTS',
    (custom_data: Given[]) =>
      shop.call(
        'updateParticipant',
        { ...participant, participant_id: anne.participant.id, custom_data },
        anne,
      ),
  ],
  [
    'updateSession',
    'CUSTOMERS',
    async (custom_data: Given[]) => {
      const { customer: me } = await shop.call('getSession', {}, anne);
      const email = me?.email ?? '';
      return shop.call('updateSession', { ...customer, email, custom_data }, anne);
    },
  ],
  [
    'registerCustomer',
    'CUSTOMERS',
    (custom_data: Given[]) => {
      number += 1;
      const account = { email: `zoe${number}@example.test`, password: 'secret', terms: true };
      return shop.call('registerCustomer', { ...customer, ...account, custom_data });
    },
  ],
] as const)('400 %s names the problem of each answer', (_name, entity, call) => {
  const id = (name: string) => fields.get(`${entity} ${name}`) ?? 0;
  const code = (data: string | string[]) => ({ field_id: id('code'), data });
  const cases: readonly [code: string, given: () => Given[], field: () => number][] = [
    ['ANSWER_REQUIRED', () => [], () => id('code')],
    ['ANSWER_INVALID', () => [code(['1234'])], () => id('code')],
    ['ANSWER_TOO_LONG', () => [code('1'.repeat(501))], () => id('code')],
    ['PATTERN_MISMATCH', () => [code('12')], () => id('code')],
    ['FIELD_ANSWERED_TWICE', () => [code('1234'), code('1234')], () => id('code')],
    ['UNKNOWN_FIELD', () => [code('1234'), { field_id: 999_999, data: 'x' }], () => 999_999],
    ['UNKNOWN_CHOICE', () => [code('1234'), { field_id: id('size'), data: '9' }], () => id('size')],
    [
      'INVALID_DATE',
      () => [code('1234'), { field_id: id('day'), data: '2024-02-30' }],
      () => id('day'),
    ],
  ];
  test.each(cases)('%s', async (expectedCode, answers, field) => {
    await expect(call(answers())).rejects.toMatchObject({
      code: 'CUSTOM_DATA_INVALID',
      fields: { [`custom_data.${field()}`]: expectedCode },
    });
  });
});
