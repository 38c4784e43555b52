import { addDays } from '@ribambelle/domain/base/days.ts';
import type { Shop, Words } from './shop.ts';
import { bilingual } from './shop.ts';
import { ALLERGIES, SCHOOLS } from './content/people.ts';

/** A custom field with somebody's possible answer; undefined for no answer. */
export interface Field {
  readonly id: number;
  readonly entity: 'CUSTOMERS' | 'PARTICIPANTS';
  answer(): string | undefined;
}

interface FieldContent {
  readonly entity: Field['entity'];
  readonly type: string;
  readonly title: Words;
  readonly description: Words;
  readonly required: boolean;
  readonly deferred: boolean;
  readonly health: boolean;
  readonly pattern: string | null;
  readonly choices: readonly Words[];
}

const plain = { required: false, deferred: false, health: false, pattern: null, choices: [] };

const PHOTO: FieldContent = {
  ...plain,
  entity: 'PARTICIPANTS',
  type: 'CHOICES_SINGLE',
  required: true,
  title: ['Photos', 'Photographs'],
  description: [
    'Nous ne publions jamais de prénom avec une image.',
    'We never publish a first name with a picture.',
  ],
  choices: [
    ['Oui, pour le journal de stage et le site', 'Yes, for the camp diary and the website'],
    ['Seulement pour le journal envoyé aux parents', 'Only for the diary sent to parents'],
    ['Non', 'No'],
  ],
};
const ALLERGY: FieldContent = {
  ...plain,
  entity: 'PARTICIPANTS',
  type: 'LONGTEXT',
  health: true,
  title: ['Allergies et remarques', 'Allergies and remarks'],
  description: [
    'Ce qu’un animateur doit savoir avant la première collation.',
    'What a coach must know before the first snack.',
  ],
};
const SCHOOL: FieldContent = {
  ...plain,
  entity: 'PARTICIPANTS',
  type: 'TEXT',
  deferred: true,
  title: ['École', 'School'],
  description: ['Pour retrouver les copains de classe.', 'To find classmates.'],
};
const MEDICAL: FieldContent = {
  ...plain,
  entity: 'PARTICIPANTS',
  type: 'CHOICES_MULTIPLE',
  health: true,
  title: ['Santé', 'Health'],
  description: ['Cochez ce qui s’applique.', 'Tick what applies.'],
  choices: [
    ['Asthme', 'Asthma'],
    ['Lunettes ou lentilles', 'Glasses or contact lenses'],
    ['Épilepsie', 'Epilepsy'],
    ['Diabète', 'Diabetes'],
  ],
};
const CERTIFICATE: FieldContent = {
  ...plain,
  entity: 'PARTICIPANTS',
  type: 'DATE',
  deferred: true,
  health: true,
  title: ['Certificat médical valable jusqu’au', 'Medical certificate valid until'],
  description: [
    'Pour la grimpe et l’escrime, si vous en avez un.',
    'For climbing and fencing, if you have one.',
  ],
};
const HEARD: FieldContent = {
  ...plain,
  entity: 'CUSTOMERS',
  type: 'CHOICES_SINGLE',
  title: ['Comment nous avez-vous connus ?', 'How did you hear about us?'],
  description: ['', ''],
  choices: [
    ['Par l’école', 'Through school'],
    ['Par des amis', 'From friends'],
    ['En passant devant', 'Walking past'],
    ['Sur internet', 'On the internet'],
  ],
};

/** Adds the custom fields of families and participants. */
export function addFields(shop: Shop): readonly Field[] {
  const { random } = shop;
  return [
    {
      ...addField(shop, { content: PHOTO, order: 50 }),
      answer: () => random.pick(['1', '1', '1', '2', '3']),
    },
    {
      ...addField(shop, { content: ALLERGY, order: 40 }),
      answer: () => (random.chance(0.2) ? random.pick(ALLERGIES) : undefined),
    },
    {
      ...addField(shop, { content: MEDICAL, order: 30 }),
      answer: () =>
        random.chance(0.25) ? JSON.stringify([random.pick(['1', '2', '2', '4'])]) : undefined,
    },
    {
      ...addField(shop, { content: SCHOOL, order: 20 }),
      answer: () => (random.chance(0.7) ? random.pick(SCHOOLS) : undefined),
    },
    {
      ...addField(shop, { content: CERTIFICATE, order: 15 }),
      answer: () => (random.chance(0.15) ? addDays(shop.today, random.int(-90, 270)) : undefined),
    },
    {
      ...addField(shop, { content: HEARD, order: 10 }),
      answer: () => (random.chance(0.6) ? random.pick(['1', '2', '2', '3', '4']) : undefined),
    },
  ];
}

function addField(
  { organiser_id, random, batch }: Shop,
  { content, order }: { content: FieldContent; order: number },
): Pick<Field, 'id' | 'entity'> {
  const id = random.id();
  const { entity, type, required, deferred, health, pattern } = content;
  const choices = content.choices.map((label, index) => ({
    id: index + 1,
    label: bilingual(label),
  }));
  batch.add('custom_fields', {
    organiser_id,
    id,
    cuid: random.cuid(),
    entity,
    type,
    required,
    deferred,
    health,
    order,
    pattern,
    choices,
    title: bilingual(content.title),
    description: bilingual(content.description),
  });
  return { id, entity };
}
