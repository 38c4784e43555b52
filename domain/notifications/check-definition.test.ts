import { expect, test } from 'vitest';
import { checkDefinition, type DefinitionToCheck } from './check-definition.ts';

const definition: DefinitionToCheck = {
  title: { fr: 'Bientôt', en: '' },
  trigger: 'registration.created',
  delay: 4_320,
  delay_type: 'BEFORE_AVAILABILITY',
  recipient_type: 'CUSTOMERS',
  recipient: '',
  global: true,
  active: true,
  requirements: ['NOT_CANCELLED'],
  dependencies: 0,
};
const order: Partial<DefinitionToCheck> = {
  title: { fr: '', en: '' },
  trigger: 'cart.processed',
  delay: 0,
  delay_type: 'AFTER_TRIGGER',
  requirements: [],
};

test.each<[string, Partial<DefinitionToCheck>, string | null]>([
  ['a reminder', {}, null],
  ['a reminder about two activities', { global: false, dependencies: 2 }, null],
  ['an order without a title', order, null],
  [
    'an order to an address, without a title',
    { ...order, recipient_type: 'ADDRESS', recipient: 'a@b.test' },
    'NOTIFICATION_TITLE_MISSING',
  ],
  [
    'a trigger that nothing pulls yet',
    { trigger: 'customer-invoice.created' },
    'NOTIFICATION_TRIGGER_LATER',
  ],
  [
    'before the expiry of a registration',
    { delay_type: 'BEFORE_EXPIRATION' },
    'NOTIFICATION_DELAY_TYPE',
  ],
  [
    'an order that is not cancelled',
    { ...order, requirements: ['NOT_CANCELLED'] },
    'NOTIFICATION_REQUIREMENT',
  ],
  ['to an address that is missing', { recipient_type: 'ADDRESS' }, 'NOTIFICATION_RECIPIENT'],
  ['to families at an address', { recipient: 'a@b.test' }, 'NOTIFICATION_RECIPIENT'],
  ['about nothing', { global: false }, 'NOTIFICATION_ABOUT_NOTHING'],
  ['without a title', { title: { fr: '', en: '' } }, 'NOTIFICATION_TITLE_MISSING'],
])('%s', (_, changes, code) => {
  const decision = checkDefinition({ ...definition, ...changes }, { required: false });
  expect(decision.ok ? null : decision.refused).toBe(code);
});

test.each<[Partial<DefinitionToCheck>, string | null]>([
  [{}, null],
  [{ title: { fr: 'Merci', en: 'Thank you' } }, null],
  [{ active: false }, 'active'],
  [{ global: false, dependencies: 1 }, 'global'],
  [{ delay: 60 }, 'delay'],
  [{ requirements: ['PAID'] }, 'requirements'],
])('of the required one only the words change: %j', (changes, field) => {
  const decision = checkDefinition({ ...definition, ...order, ...changes }, { required: true });
  const fields = decision.ok ? null : decision.fields;
  expect(fields).toEqual(field === null ? null : { [field]: 'NOTIFICATION_REQUIRED' });
});
