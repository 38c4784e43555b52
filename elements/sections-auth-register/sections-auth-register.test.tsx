import { expect, test } from 'vitest';
import type { Answer } from '@ribambelle/api/client.ts';
import { drawAuth } from '../pieces/person/draw-auth.tsx';
import { registerValues, toRegister } from './register-values.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

type RegisterFields = Answer<'describeRegistration'>;
const school: RegisterFields['customer_fields'][number] = {
  id: 7,
  entity: 'CUSTOMERS',
  type: 'TEXT',
  title: 'École',
  description: 'La plus proche',
  required: true,
  active: true,
  deferred: false,
  order: 1,
  pattern: null,
  choices: [],
};
const fields: RegisterFields = {
  customer_fields: [school],
  participant_fields: [{ ...school, id: 8, type: 'CHOICES_MULTIPLE' }],
  participant_offered: true,
};

test('draws every field, including the organiser’s own, and the participant where it is offered', async () => {
  const html = await drawAuth({ schema, View, settings: {}, fields });
  for (const words of [
    'Prénom',
    'Téléphone',
    'Code postal',
    'École',
    'La plus proche',
    'Qui participe',
    '/fr/terms',
  ])
    expect(html).toContain(words);
  const without = await drawAuth({
    schema,
    View,
    settings: {},
    fields: { ...fields, participant_offered: false },
  });
  expect(without).not.toContain('Qui participe');
});

test('draws nothing for invalid settings', async () => {
  expect(await drawAuth({ schema, View, settings: { title: 3 }, fields })).toBe('');
});

test('sends a participant only when one is wanted, with the customer’s names where none are given', () => {
  const values = { ...registerValues(fields), firstname: 'Nora', custom_data: { 7: 'École 4' } };
  expect(toRegister(values, { fields, language: 'en' })).toMatchObject({
    participant: null,
    language: 'en',
    custom_data: [
      {
        field_id: 7,
        data: 'École 4',
      },
    ],
    address: {
      country: 'BE',
      latitude: null,
    },
  });
  const participant = {
    firstname: ' ',
    lastname: 'Dubois',
    birthdate: '2017-05-04',
    custom_data: { 8: ['1'] },
  };
  expect(
    toRegister({ ...values, with_participant: true, participant }, { fields, language: 'fr' })
      .participant,
  ).toEqual({
    firstname: null,
    lastname: 'Dubois',
    birthdate: '2017-05-04',
    custom_data: [
      {
        field_id: 8,
        data: ['1'],
      },
    ],
  });
});
