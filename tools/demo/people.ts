import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { addDays, addMonths } from '@ribambelle/domain/base/days.ts';
import { BOYS, GIRLS, MEN, STREETS, SURNAMES, WOMEN } from './content/people.ts';
import type { Field } from './fields.ts';
import type { Shop } from './shop.ts';

export interface Participant {
  readonly id: number;
  readonly customer_id: number;
  readonly firstname: string;
  readonly birthdate: Day;
}

export interface Customer {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly language: Language;
  readonly password_hash: string;
  readonly participants: readonly Participant[];
}

/** A family to create; the rest is drawn. `ages` of the participants, in years. */
export interface FamilyWish {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly language: Language;
  readonly password_hash: string;
  readonly children: readonly {
    readonly firstname: string;
    readonly lastname: string;
    readonly age: number;
  }[];
}

/**
 * Ages in the families, in turn: those typical of a children's centre, and some adults for
 * themselves (0 is the customer).
 */
const FAMILIES: readonly (readonly number[])[] = [
  [7, 10],
  [4],
  [8, 11],
  [6],
  [9, 12],
  [5, 8],
  [0],
  [7],
  [11, 14],
  [3, 6],
  [10],
  [0, 9],
  [8],
  [6, 9, 12],
  [15],
  [4, 7],
  [0, 7],
  [12],
  [8, 10],
  [5],
];

/** Draws families with a total number of participants, whose sign-in is `famille<n>@demo.test`. */
export function drawFamilies(
  { random }: Shop,
  input: { customers: number; participants: number; password_hash: string },
): readonly FamilyWish[] {
  const ages = Array.from({ length: input.customers }, (_, index) => [
    ...(FAMILIES[index % FAMILIES.length] ?? [8]),
  ]);
  for (let index = 0; ages.flat().length < input.participants; index = (index + 1) % ages.length)
    ages[index]?.push(random.int(5, 12));
  for (let index = 0; ages.flat().length > input.participants; index = (index + 1) % ages.length)
    if ((ages[index]?.length ?? 0) > 1) ages[index]?.pop();
  const surnames = random.shuffled(SURNAMES);
  return ages.map((years, index) => {
    const firstname = random.chance(0.6) ? random.pick(WOMEN) : random.pick(MEN);
    const lastname = surnames[index % surnames.length] ?? 'Peeters';
    const firsts = random.shuffled([...GIRLS, ...BOYS]);
    const children = years.map((age, child) =>
      age === 0
        ? { firstname, lastname, age: random.int(28, 62) }
        : { firstname: firsts[child] ?? 'Lou', lastname, age },
    );
    const language = random.chance(0.2) ? 'en' : 'fr';
    return {
      firstname,
      lastname,
      email: `famille${index + 1}@demo.test`,
      language,
      password_hash: input.password_hash,
      children,
    };
  });
}

/** Adds a family without its row of `customers`: that comes last, when the wallet is known. */
export function addFamily(
  shop: Shop,
  { wish, fields }: { wish: FamilyWish; fields: readonly Field[] },
): Customer {
  const { organiser_id, random, batch, today } = shop;
  const id = random.id();
  const participants = wish.children.map(({ firstname, lastname, age }) => {
    const participant = {
      id: random.id(),
      customer_id: id,
      firstname,
      birthdate: addDays(addMonths(today, -12 * age), -random.int(20, 340)),
    };
    batch.add('participants', { organiser_id, ...participant, cuid: random.cuid(), lastname });
    for (const field of fields)
      if (field.entity === 'PARTICIPANTS')
        answer(shop, { field, customer_id: null, participant_id: participant.id });
    return participant;
  });
  for (const field of fields)
    if (field.entity === 'CUSTOMERS')
      answer(shop, { field, customer_id: id, participant_id: null });
  addAddress(shop, id);
  const { firstname, lastname, email, language, password_hash } = wish;
  return { id, firstname, lastname, email, language, password_hash, participants };
}

function answer(
  { organiser_id, batch }: Shop,
  input: { field: Field; customer_id: number | null; participant_id: number | null },
): void {
  const data = input.field.answer();
  if (data !== undefined)
    batch.add('custom_field_answers', {
      organiser_id,
      field_id: input.field.id,
      customer_id: input.customer_id,
      participant_id: input.participant_id,
      data,
    });
}

function addAddress({ organiser_id, random, batch }: Shop, customer_id: number): void {
  const [street, postcode, city] = random.pick(STREETS);
  const number = String(random.int(2, 240));
  const address = `${street} ${number}, ${postcode} ${city}`;
  batch.add('addresses', {
    organiser_id,
    id: random.id(),
    customer_id,
    address,
    street,
    number,
    postcode,
    city,
    country: 'BE',
  });
}
