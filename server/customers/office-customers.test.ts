import { type Permission, permissionsIn } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const RIGHTS: readonly Permission[] = permissionsIn('customers', 'participants');
const MORE: readonly Permission[] = [
  'customer-wallets.read',
  'customer-wallets.correct',
  'registrations.read',
  'payments.read',
  'customer-carts.read',
  'mails.read',
];

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let theirs: MadeCustomer;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [...RIGHTS, ...MORE]);
  theirs = await shop.make.customer(await shop.make.organiser({ name: 'Voisin' }, 'localhost'));
});
afterAll(() => shop.close());

const values = {
  firstname: 'Éva',
  lastname: 'Nguyen',
  email: 'Eva@Example.test',
  phone: '0470 00 00 00',
  language: 'fr' as const,
};
const child = { firstname: 'Zoé', lastname: 'Nguyen', birthdate: '2018-03-01' };

test('200 adds a family and a child, finds them by either name, changes them, logs each', async () => {
  const { cuid: customer } = await shop.office('createOfficeCustomer', values, staff);
  const { cuid: participant } = await shop.office(
    'createOfficeParticipant',
    { customer, ...child },
    staff,
  );
  for (const search of [
    'nguyen',
    'zoe',
    'eva@example.test',
    '0470/00',
    '+32 470 00 00 00',
    '0032 470 00 00 00',
  ]) {
    const list = await shop.office('listOfficeCustomers', { search }, staff);
    expect(list).toMatchObject({
      count: 1,
      data: [{ cuid: customer, participants: 'Zoé', email: 'eva@example.test' }],
    });
  }
  expect(
    (await shop.office('listOfficeParticipants', { search: 'zoé' }, staff)).data,
  ).toMatchObject([{ customer: { name: 'Éva Nguyen' } }]);
  await shop.change('updateOfficeCustomer', { customer, ...values, phone: '02/555.07.40' }, staff);
  await shop.change('updateOfficeParticipant', { participant, ...child, firstname: 'Zoë' }, staff);
  const details = await shop.office('getOfficeCustomer', { customer }, staff);
  expect(details).toMatchObject({
    phone: '02 555 07 40',
    participants: [{ firstname: 'Zoë' }],
    wallet_amount: 0,
  });
  expect((await shop.office('getOfficeParticipant', { participant }, staff)).customer.name).toBe(
    'Éva Nguyen',
  );
  const entries = await shop.sql(
    'select changes from audit_log where entity_cuid = $1 and action = $2',
    [customer, 'customers.update'],
  );
  expect(entries).toEqual([{ changes: { phone: { from: values.phone, to: '02 555 07 40' } } }]);
});

test('200 corrects a wallet with a reason; 409 never below zero, 400 never by nothing', async () => {
  const { cuid: customer } = await shop.office(
    'createOfficeCustomer',
    { ...values, email: 'w@example.test' },
    staff,
  );
  expect(
    (await shop.office('correctWallet', { customer, amount: 1500, reason: 'Geste' }, staff))
      .wallet_amount,
  ).toBe(1500);
  await expect(
    shop.office('correctWallet', { customer, amount: -1501, reason: 'Trop' }, staff),
  ).rejects.toMatchObject({
    code: 'INSUFFICIENT_WALLET_AMOUNT',
  });
  await expect(
    shop.office('correctWallet', { customer, amount: 0, reason: 'Rien' }, staff),
  ).rejects.toMatchObject({
    code: 'WALLET_AMOUNT_INVALID',
  });
  const details = await shop.office('getOfficeCustomer', { customer }, staff);
  expect(details.wallet_amount).toBe(1500);
  expect(await shop.office('listWalletMovements', { customer }, staff)).toMatchObject({
    count: 1,
    data: [{ amount: 1500, message: 'Geste', made_by: 'Sophie Peeters' }],
  });
});

test('400 for an invalid phone number, at its field, and nothing is saved; the number may be left out', async () => {
  const refusal = { code: 'INVALID_REQUEST', status: 400, fields: { phone: 'INVALID_PHONE' } };
  const invalid = { ...values, email: 'phone@example.test', phone: '0470 12' };
  await expect(shop.office('createOfficeCustomer', invalid, staff)).rejects.toMatchObject(refusal);
  const { cuid: customer } = await shop.office(
    'createOfficeCustomer',
    { ...invalid, phone: '' },
    staff,
  );
  await expect(
    shop.change('updateOfficeCustomer', { customer, ...invalid }, staff),
  ).rejects.toMatchObject(refusal);
  await shop.change(
    'updateOfficeCustomer',
    { customer, ...invalid, phone: '0033 6 12 34 56 78' },
    staff,
  );
  expect(await shop.sql('select phone from customers where cuid = $1', [customer])).toEqual([
    { phone: '+33612345678' },
  ]);
  expect((await shop.office('getOfficeCustomer', { customer }, staff)).phone).toBe(
    '+33 6 12 34 56 78',
  );
});

test('409 for an address of another family, 400 for an impossible date of birth', async () => {
  const first = await shop.office(
    'createOfficeCustomer',
    { ...values, email: 'one@example.test' },
    staff,
  );
  const second = await shop.office(
    'createOfficeCustomer',
    { ...values, email: 'two@example.test' },
    staff,
  );
  const duplicate = { ...values, email: 'ONE@example.test' };
  await expect(shop.office('createOfficeCustomer', duplicate, staff)).rejects.toMatchObject({
    code: 'CUSTOMER_EXISTS',
  });
  await expect(
    shop.change('updateOfficeCustomer', { customer: second.cuid, ...duplicate }, staff),
  ).rejects.toMatchObject({
    fields: { email: 'CUSTOMER_EXISTS' },
  });
  const future = { ...child, birthdate: '2999-01-01' };
  const refusal = { fields: { birthdate: 'BIRTHDATE_INVALID' } };
  await expect(
    shop.office('createOfficeParticipant', { customer: first.cuid, ...future }, staff),
  ).rejects.toMatchObject(refusal);
  const { cuid: participant } = await shop.office(
    'createOfficeParticipant',
    { customer: first.cuid, ...child },
    staff,
  );
  await expect(
    shop.change('updateOfficeParticipant', { participant, ...future }, staff),
  ).rejects.toMatchObject(refusal);
});

async function field(columns: Readonly<Record<string, unknown>>): Promise<number> {
  const input = {
    entity: 'CUSTOMERS',
    type: 'TEXT',
    required: false,
    choices: '[]',
    title: 'Question',
    order: 0,
    pattern: null,
    ...columns,
  };
  const [row] = await shop.sql<{ id: string }>(
    `insert into custom_fields (organiser_id, entity, type, title, required, choices, "order", pattern)
     values ($1, $2, $3, jsonb_build_object('fr', $4::text), $5, $6::jsonb, $7, $8) returning id`,
    [
      organiser.id,
      input.entity,
      input.type,
      input.title,
      input.required,
      input.choices,
      input.order,
      input.pattern,
    ],
  );
  return Number(row?.id);
}

/** Makes a question of each kind, a family with a child, and its answers. */
async function askEverything(email: string) {
  const choices = JSON.stringify([
    { id: 71, label: { fr: 'Piscine' } },
    { id: 72, label: { fr: 'Forêt' } },
  ]);
  const code = await field({ title: 'Code', order: 5, pattern: String.raw`\d{4}` });
  const note = await field({ title: 'Allergies', type: 'LONGTEXT', order: 4 });
  const day = await field({ title: 'Vaccin', type: 'DATE', order: 3 });
  const one = await field({ title: 'Groupe', type: 'CHOICES_SINGLE', order: 2, choices });
  const many = await field({
    title: 'Envies',
    type: 'CHOICES_MULTIPLE',
    order: 1,
    choices,
    required: true,
  });
  const medical = await field({ title: 'Fiche', entity: 'PARTICIPANTS' });
  const { cuid: customer } = await shop.office('createOfficeCustomer', { ...values, email }, staff);
  const { cuid: participant } = await shop.office(
    'createOfficeParticipant',
    { customer, ...child },
    staff,
  );
  const custom_data = [
    {
      field_id: code,
      data: '1000',
    },
    {
      field_id: note,
      data: 'Noix\nŒufs',
    },
    {
      field_id: day,
      data: '2024-05-06',
    },
    {
      field_id: one,
      data: '72',
    },
    {
      field_id: many,
      data: ['71', '72'],
    },
  ];
  const change = (entries: { field_id: number; data: string | string[] }[] | null) =>
    shop.change(
      'updateOfficeCustomer',
      { customer, ...values, email, custom_data: entries },
      staff,
    );
  const forget = async () => {
    await shop.sql('delete from custom_field_answers where organiser_id = $1', [organiser.id]);
    await shop.sql('delete from custom_fields where organiser_id = $1', [organiser.id]);
  };
  return { code, day, one, many, medical, customer, participant, custom_data, change, forget };
}

test('200 staff answer every kind of custom field for a family and a participant, and the log names the fields', async () => {
  const { medical, customer, participant, custom_data, change, forget } =
    await askEverything('fields@example.test');
  await change(null);
  await change(custom_data);
  const details = await shop.office('getOfficeCustomer', { customer }, staff);
  expect(details.custom_fields.map(({ title }) => title)).toEqual([
    'Code',
    'Allergies',
    'Vaccin',
    'Groupe',
    'Envies',
  ]);
  expect(details.custom_data).toEqual(custom_data);
  expect(details.answers.at(-1)).toEqual({ title: 'Envies', content: 'Piscine, Forêt' });
  await shop.change(
    'updateOfficeParticipant',
    { participant, ...child, custom_data: [{ field_id: medical, data: 'Asthme' }] },
    staff,
  );
  const participantDetails = await shop.office('getOfficeParticipant', { participant }, staff);
  expect([participantDetails.custom_fields.length, participantDetails.custom_data]).toEqual([
    1,
    [{ field_id: medical, data: 'Asthme' }],
  ]);
  const entries = await shop.sql<{ changes: object }>(
    `select changes from audit_log where entity_cuid = $1 and action = $2`,
    [participant, 'participants.update'],
  );
  expect(entries).toEqual([{ changes: { custom_data: { from: [], to: ['Fiche'] } } }]);
  await forget();
});

test('400 refuses answers by the rule of the storefront, and keeps the earlier ones', async () => {
  const { code, day, one, many, medical, customer, custom_data, change, forget } =
    await askEverything('wrong@example.test');
  await change(custom_data);
  for (const [entry, fieldErrors] of [
    [{ field_id: many, data: [] }, 'ANSWER_REQUIRED'],
    [{ field_id: many, data: ['73'] }, 'UNKNOWN_CHOICE'],
    [{ field_id: one, data: '73' }, 'UNKNOWN_CHOICE'],
    [{ field_id: day, data: '2024-02-30' }, 'INVALID_DATE'],
    [{ field_id: code, data: '10' }, 'PATTERN_MISMATCH'],
    [{ field_id: code, data: 'x'.repeat(501) }, 'ANSWER_TOO_LONG'],
    [{ field_id: code, data: ['a', 'b'] }, 'ANSWER_INVALID'],
    [{ field_id: medical, data: 'x' }, 'UNKNOWN_FIELD'],
  ] satisfies [{ field_id: number; data: string | string[] }, string][]) {
    const entries = [...custom_data.filter(({ field_id }) => field_id !== entry.field_id), entry];
    await expect(change(entries)).rejects.toMatchObject({
      code: 'CUSTOM_DATA_INVALID',
      fields: { [`custom_data.${entry.field_id}`]: fieldErrors },
    });
  }
  await expect(change([...custom_data, { field_id: code, data: '2000' }])).rejects.toMatchObject({
    fields: { [`custom_data.${code}`]: 'FIELD_ANSWERED_TWICE' },
  });
  expect((await shop.office('getOfficeCustomer', { customer }, staff)).custom_data).toEqual(
    custom_data,
  );
  await forget();
});

test('200 hides details that the collaborator may not see', async () => {
  const plain = await shop.make.collaborator(organiser, ['customers.read']);
  const { cuid: customer } = await shop.office(
    'createOfficeCustomer',
    { ...values, email: 'h@example.test' },
    staff,
  );
  const nothing = { participants: null, outstanding_amount: null, wallet_amount: null };
  expect(await shop.office('getOfficeCustomer', { customer }, plain)).toMatchObject(nothing);
});

test('404 for another organiser’s and an unknown family', async () => {
  for (const customer of [theirs.cuid, 'nowhere']) {
    const refusal = { code: 'CUSTOMER_NOT_FOUND', status: 404 };
    await expect(shop.office('getOfficeCustomer', { customer }, staff)).rejects.toMatchObject(
      refusal,
    );
    await expect(
      shop.change('updateOfficeCustomer', { customer, ...values }, staff),
    ).rejects.toMatchObject(refusal);
    await expect(
      shop.office('correctWallet', { customer, amount: 1, reason: 'x' }, staff),
    ).rejects.toMatchObject(refusal);
    await expect(
      shop.office('createOfficeParticipant', { customer, ...child }, staff),
    ).rejects.toMatchObject(refusal);
    for (const list of ['listCustomerCarts', 'listWalletMovements'] as const)
      await expect(shop.office(list, { customer }, staff)).rejects.toMatchObject(refusal);
  }
  for (const participant of [theirs.participant.cuid, 'nowhere']) {
    const refusal = { code: 'PARTICIPANT_NOT_FOUND', status: 404 };
    await expect(shop.office('getOfficeParticipant', { participant }, staff)).rejects.toMatchObject(
      refusal,
    );
    await expect(
      shop.change('updateOfficeParticipant', { participant, ...child }, staff),
    ).rejects.toMatchObject(refusal);
  }
});

test('403 without the permission', async () => {
  const other = await shop.make.collaborator(organiser, ['locations.read']);
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  await expect(shop.office('listOfficeCustomers', {}, other)).rejects.toMatchObject(refusal);
  await expect(shop.office('getOfficeCustomer', { customer: 'x' }, other)).rejects.toMatchObject(
    refusal,
  );
  await expect(shop.office('createOfficeCustomer', values, other)).rejects.toMatchObject(refusal);
  await expect(
    shop.change('updateOfficeCustomer', { customer: 'x', ...values }, other),
  ).rejects.toMatchObject(refusal);
  await expect(
    shop.office('correctWallet', { customer: 'x', amount: 1, reason: 'x' }, other),
  ).rejects.toMatchObject(refusal);
  await expect(shop.office('listOfficeParticipants', {}, other)).rejects.toMatchObject(refusal);
  await expect(
    shop.office('getOfficeParticipant', { participant: 'x' }, other),
  ).rejects.toMatchObject(refusal);
  await expect(
    shop.office('createOfficeParticipant', { customer: 'x', ...child }, other),
  ).rejects.toMatchObject(refusal);
  await expect(
    shop.change('updateOfficeParticipant', { participant: 'x', ...child }, other),
  ).rejects.toMatchObject(refusal);
});
