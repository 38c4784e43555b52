import {
  type AnswerType,
  hasChoices,
  hasSeveral,
  isOfDay,
} from '@ribambelle/domain/custom-fields/answer-types.ts';
import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { ApiError, type Ask, type Call, createClient } from '@ribambelle/api/client.ts';
import { isAgeAllowed } from '@ribambelle/domain/activities/age-limits.ts';
import { SIGN_INS } from '../demo/passwords.ts';

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

export interface Visit {
  readonly call: Call;
  /** The cookies that sign a browser in as the visitor. */
  readonly cookies: readonly Cookie[];
}

type Registration = NonNullable<Ask<'addCartItems'>['registrations']>[number];

/** Signs in as the demo's parent on the public site. */
export async function visitAsParent(origin: string): Promise<Visit> {
  const [email, password] = SIGN_INS.parent;
  return visit(origin, (call) => call('signIn', { email, password }));
}

/** Signs in as the demo's administrator in the back-office. */
export async function visitAsAdministrator(origin: string): Promise<Visit> {
  const [email, password] = SIGN_INS.administrator;
  return visit(origin, (call) =>
    call('signInCollaborator', { email, password, totp: null, organiser: null }),
  );
}

/** The refusals after which another date or activity will do for a picture. */
const ANOTHER_WILL_DO: readonly string[] = ['ALREADY_REGISTERED', 'REGISTRATIONS_NOT_OPEN'];

/** Puts the next available date into the cart, of the first of these activities that has one. */
export async function fillCart(call: Call, slugs: readonly string[]): Promise<Shown> {
  for (const slug of slugs) {
    const open = await call('listAvailabilities', {
      activity: slug,
      status: ['OPEN'],
      page_size: 20,
    });
    for (const { cuid, capacity, registered } of open.data) {
      if (capacity !== null && capacity <= registered + 2) continue;
      try {
        if (await addToCart(call, cuid)) return { slug, cuid };
      } catch (error) {
        if (!(error instanceof ApiError) || !ANOTHER_WILL_DO.includes(error.code)) throw error;
      }
    }
  }
  throw new Error('The demo has no open date for its family.');
}

interface Shown {
  readonly slug: string;
  readonly cuid: string;
}

/**
 * Puts a date into the cart, with every option chosen and every question answered. Returns false
 * when nobody in the family has the right age.
 */
async function addToCart(call: Call, cuid: string): Promise<boolean> {
  const { participants } = await call('getSession', {});
  const availability = await call('getAvailability', { availability: cuid });
  const day = availability.start_at.slice(0, 10);
  const participant = participants.find(
    ({ birthdate }) =>
      birthdate !== null && isAgeAllowed(birthdate, { limits: availability, day }).ok,
  );
  if (participant === undefined) return false;
  const registration: Registration = {
    participant_id: participant.id,
    availability_id: availability.id,
    quantity: 1,
    availability_dates: availability.dates.map(({ id }) => ({ date_id: id })),
    options: availability.options.flatMap(({ prices, answer_required }) =>
      prices.slice(0, 1).map(({ id }) => ({
        price_id: id,
        content: answer_required ? 'Taille 128' : null,
      })),
    ),
    questions: availability.questions.map(({ id, type, choices }) => ({
      question_id: id,
      content: answerTo(type, choices),
    })),
  };
  await call('addCartItems', { participant_id: participant.id, registrations: [registration] });
  return true;
}

function answerTo(
  type: AnswerType,
  choices: readonly { readonly id: number }[],
): string | string[] {
  const first = choices.slice(0, 1).map(({ id }) => String(id));
  if (hasChoices(type)) return hasSeveral(type) ? first : first.join('');
  return isOfDay(type) ? '2026-09-01' : 'Rien de particulier';
}

async function visit(origin: string, signIn: (call: Call) => Promise<unknown>): Promise<Visit> {
  const cookies: Cookie[] = [];
  await signIn(
    createClient({
      origin,
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        for (const set of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
          cookies.push({ name, value, url: origin });
        }
        return response;
      },
    }),
  );
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  return { call: createClient({ origin, headers, language: () => FIRST_LANGUAGE }), cookies };
}
