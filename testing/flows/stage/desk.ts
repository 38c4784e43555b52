import type { Ask } from '@ribambelle/api/client.ts';
import { expect } from '@playwright/test';
import type { Secretary } from '../people/secretary.ts';
import type { Offer } from './books.ts';

/** A call of the desk, by the way that its pages take: what it made before a story begins. */
export async function post(
  { page, origin }: Secretary,
  { path, body }: { readonly path: string; readonly body: object },
): Promise<{ cuid: string; customer: string }> {
  const answer = await page.request.post(`${origin}/api/back-office/${path}`, {
    data: body,
    headers: { origin },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** What a call of the desk reads. */
export async function read<Answered>({ page, origin }: Secretary, path: string): Promise<Answered> {
  const answer = await page.request.get(`${origin}/api/back-office/${path}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The activity of this title, by its cuid. */
export async function activityOf({ call }: Secretary, title: string): Promise<string> {
  const { data } = await call('listOfficeActivities', { search: title });
  return data[0]?.cuid ?? '';
}

/** The segment of customers that the demo has of a municipality, by its cuid. */
export async function peopleOf({ call }: Secretary, municipality: string): Promise<string> {
  const { data } = await call('listSegments', { search: municipality });
  return data[0]?.cuid ?? '';
}

export const makeFamily = async (desk: Secretary, body: Ask<'createOfficeCustomer'>) =>
  (await post(desk, { path: 'customers', body })).cuid;

export const makeChild = async (desk: Secretary, body: Ask<'createOfficeParticipant'>) =>
  (await post(desk, { path: 'participants', body })).cuid;

/** Somebody whom the desk registers for the first time. */
export interface Registered {
  readonly child: string;
  readonly lastname: string;
  /** The cuid of a family that is there, or who makes a new one. */
  readonly family:
    | string
    | { readonly firstname: string; readonly email: string; readonly phone?: string };
  /** What is paid at once, in minor units. */
  readonly received?: number;
}

/** Registers a new child for an offer without asking what the offer asks; answers the cuids of the registration and of the family. */
export async function register(
  desk: Secretary,
  { offer, who }: { readonly offer: Offer; readonly who: Registered },
): Promise<{ registration: string; customer: string }> {
  const { child, lastname, family, received } = who;
  const { language } = desk.words;
  const { dates } = await read<{ dates: readonly { id: number }[] }>(desk, `offers/${offer.cuid}`);
  const body: Ask<'registerByStaff'> = {
    ...(typeof family === 'string'
      ? { customer: family }
      : { new_customer: { ...family, lastname, language } }),
    new_participant: { firstname: child, lastname, birthdate: offer.birthdate },
    availability: offer.cuid,
    date_ids: dates.map(({ id }) => id),
    waiver: { waived: ['ANSWERS'], note: 'À l’accueil' },
    received: received === undefined ? null : { amount: received, method: 'CASH' },
  };
  const { cuid, customer } = await post(desk, { path: 'registrations', body });
  return { registration: cuid, customer };
}
