import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };
let neighbour: { readonly activity: Made; readonly category: Made; readonly membership: Made };

beforeAll(async () => {
  shop = await openShop({ jobs: false });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'notification-templates.create',
    'notification-templates.read',
    'notification-templates.update',
    'notification-templates.delete',
  ]);
  const other = await shop.make.organiser({}, 'localhost');
  neighbour = {
    activity: await shop.make.activity(other),
    category: await shop.make.category(other),
    membership: await shop.make.membership(other),
  };
});
afterAll(() => shop.close());

type Definition = Parameters<typeof shop.office<'createNotificationDefinition'>>[1];

const NOTHING = { activities: [], categories: [], memberships: [] };
const reminder: Definition = {
  name: 'Rappel',
  title: { fr: 'Bientôt', en: 'Soon' },
  trigger: 'registration.created',
  delay: 4_320,
  delay_type: 'BEFORE_AVAILABILITY',
  recipient_type: 'CUSTOMERS',
  recipient: '',
  collaborators: [],
  global: true,
  dependencies: NOTHING,
  active: true,
  content: [
    { type: 'TEXT', text: { fr: '<p onclick="x">Bonjour <strong>{prénom}</strong></p>', en: '' } },
    { type: 'BUTTON', label: { fr: 'Voir', en: 'See' }, href: 'https://maison.test/info' },
    { type: 'REMAINING' },
  ],
  requirements: ['NOT_CANCELLED'],
  attachments: [],
  spam_avoidance_delay: 60,
};
const create = (changes: Partial<Definition> = {}) =>
  shop.office('createNotificationDefinition', { ...reminder, ...changes }, staff);
const get = (notification_definition: string) =>
  shop.office('getNotificationDefinition', { notification_definition }, staff);
const refusalOf = (call: Promise<unknown>) => call.then(() => null).catch((error) => error);

test('an organiser has the confirmation of orders, which only changes its words', async () => {
  const { data } = await shop.office('listNotificationDefinitions', {}, staff);
  const [first] = data;
  expect(first).toMatchObject({ trigger: 'cart.processed', active: true, required: true });
  const notification_definition = first?.cuid ?? '';
  const { version } = await get(notification_definition);
  const change = (changes: object) =>
    shop.office(
      'updateNotificationDefinition',
      { notification_definition, version, ...changes },
      staff,
    );
  expect(await refusalOf(change({ active: false }))).toMatchObject({
    code: 'NOTIFICATION_REQUIRED',
    fields: { active: 'NOTIFICATION_REQUIRED' },
  });
  const removal = shop.office('deleteNotificationDefinition', { notification_definition }, staff);
  expect(await refusalOf(removal)).toMatchObject({ code: 'NOTIFICATION_REQUIRED' });
  await change({ title: { fr: 'Merci !', en: 'Thank you!' } });
  expect(await get(notification_definition)).toMatchObject({ title: { fr: 'Merci !' } });
});

test('a definition is kept as it was sent, its texts sanitised', async () => {
  const activity = await shop.make.activity(organiser);
  const dependencies = { ...NOTHING, activities: [activity.cuid] };
  const { cuid } = await create({ global: false, dependencies });
  const kept = await get(cuid);
  expect(kept.content[0]).toEqual({
    type: 'TEXT',
    text: { fr: '<p>Bonjour <strong>{prénom}</strong></p>', en: '' },
  });
  expect(kept.dependencies.activities).toMatchObject([{ cuid: activity.cuid }]);
  const { data } = await shop.office('listNotificationDefinitions', {}, staff);
  expect(data.find((one) => one.cuid === cuid)?.about).toHaveLength(1);
});

describe('refuses', () => {
  test.each<[string, () => Partial<Definition>, string]>([
    ['NOTIFICATION_TRIGGER_LATER', () => ({ trigger: 'customer-invoice.created' }), 'trigger'],
    ['NOTIFICATION_DELAY_TYPE', () => ({ delay_type: 'BEFORE_EXPIRATION' }), 'delay_type'],
    [
      'NOTIFICATION_REQUIREMENT',
      () => ({ trigger: 'cart.processed', delay_type: 'AFTER_TRIGGER' }),
      'requirements',
    ],
    ['NOTIFICATION_RECIPIENT', () => ({ recipient_type: 'ADDRESS' }), 'recipient'],
    ['NOTIFICATION_ABOUT_NOTHING', () => ({ global: false }), 'global'],
    ['NOTIFICATION_TITLE_MISSING', () => ({ title: { fr: '', en: '' } }), 'title.fr'],
    [
      'MAILING_VARIABLE_UNKNOWN',
      () => ({ content: [{ type: 'TEXT', text: { fr: '{iban}', en: '' } }] }),
      'content.0.text.fr',
    ],
    [
      'MAIL_PICTURE_NOT_FOUND',
      () => ({ content: [{ type: 'PICTURE', picture: 'none00000', href: '' }] }),
      'content.0.picture',
    ],
    [
      'ACTIVITY_NOT_FOUND',
      () => ({
        global: false,
        dependencies: { ...NOTHING, activities: [neighbour.activity.cuid] },
      }),
      'dependencies.activities',
    ],
    [
      'CATEGORY_NOT_FOUND',
      () => ({
        global: false,
        dependencies: { ...NOTHING, categories: [neighbour.category.cuid] },
      }),
      'dependencies.categories',
    ],
    [
      'MEMBERSHIP_NOT_FOUND',
      () => ({
        global: false,
        dependencies: { ...NOTHING, memberships: [neighbour.membership.cuid] },
      }),
      'dependencies.memberships',
    ],
    [
      'COLLABORATOR_NOT_FOUND',
      () => ({ recipient_type: 'COLLABORATORS', collaborators: [neighbour.activity.cuid] }),
      'collaborators',
    ],
  ])('%s, when one is made and when one is changed', async (code, changes, field) => {
    const refused = { code, fields: { [field]: code } };
    expect(await refusalOf(create(changes()))).toMatchObject(refused);
    const { cuid: notification_definition } = await create();
    const { trigger, ...rest } = changes();
    if (trigger !== undefined) return;
    const change = { notification_definition, version: 1, ...rest };
    expect(
      await refusalOf(shop.office('updateNotificationDefinition', change, staff)),
    ).toMatchObject(refused);
  });

  test('NOTIFICATION_DEFINITION_NOT_FOUND', async () => {
    const of = { notification_definition: neighbour.activity.cuid };
    const calls = [
      () => shop.office('getNotificationDefinition', of, staff),
      () => shop.office('updateNotificationDefinition', { ...of, version: 1 }, staff),
      () => shop.office('deleteNotificationDefinition', of, staff),
    ];
    for (const call of calls)
      expect(await refusalOf(call())).toMatchObject({ code: 'NOTIFICATION_DEFINITION_NOT_FOUND' });
  });

  test('NOTIFICATION_DEFINITION_IN_USE for one of which something waits or was sent', async () => {
    const { cuid: notification_definition } = await create();
    const family = await shop.make.customer(organiser);
    const activity = await shop.make.activity(organiser);
    const availability = await shop.make.availability(organiser, activity);
    const registration = await shop.make.registration(organiser, family, {
      availability_id: availability.id,
    });
    await shop.sql(
      `insert into notification_deliveries (organiser_id, definition_id, customer_id, registration_id, happened_at, since, created_at)
       select $1, id, $2, $3, now(), now(), now() from notification_definitions where cuid = $4`,
      [organiser.id, family.id, registration.id, notification_definition],
    );
    const removal = shop.office('deleteNotificationDefinition', { notification_definition }, staff);
    expect(await refusalOf(removal)).toMatchObject({ code: 'NOTIFICATION_DEFINITION_IN_USE' });
  });
});

test('an address for a button is a secure one', async () => {
  for (const href of ['http://maison.test', 'javascript:alert(1)', 'https://', '//maison.test'])
    expect(
      await refusalOf(
        create({ content: [{ type: 'BUTTON', label: { fr: 'Voir', en: '' }, href }] }),
      ),
    ).toMatchObject({ code: 'INVALID_REQUEST' });
});
